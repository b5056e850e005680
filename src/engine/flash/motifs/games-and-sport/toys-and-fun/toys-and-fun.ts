import type { Motif } from '../../motif.ts';
import { balloon } from './balloon.ts';
import { carouselHorse } from './carousel-horse.ts';
import { crayons } from './crayons.ts';
import { discoBall } from './disco-ball.ts';
import { hagoita } from './hagoita.ts';
import { jackInTheBox } from './jack-in-the-box.ts';
import { kendama } from './kendama.ts';
import { kokeshi } from './kokeshi.ts';
import { nutcracker } from './nutcracker.ts';
import { rockingHorse } from './rocking-horse.ts';
import { swing } from './swing.ts';
import { teddyBear } from './teddy-bear.ts';
import { theatreMasks } from './theatre-masks.ts';

export const toysAndFun: readonly Motif[] = [
  theatreMasks,
  crayons,
  jackInTheBox,
  rockingHorse,
  discoBall,
  kokeshi,
  swing,
  teddyBear,
  balloon,
  kendama,
  carouselHorse,
  nutcracker,
  hagoita,
];
