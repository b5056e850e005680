import type { Subject } from '../subject.ts';
import { bear } from './bear.ts';
import { cat } from './cat.ts';
import { dog } from './dog.ts';
import { eagle } from './eagle.ts';
import { elephant } from './elephant.ts';
import { fox } from './fox.ts';
import { goat } from './goat.ts';
import { gorilla } from './gorilla.ts';
import { fist, hand, prayingHands } from './hands/hands.ts';
import { hannya } from './hannya.ts';
import { horse } from './horse.ts';
import { koi } from './koi.ts';
import { lion } from './lion.ts';
import { octopus } from './octopus.ts';
import { oni } from './oni.ts';
import { owl } from './owl.ts';
import { panther } from './panther.ts';
import { ram } from './ram.ts';
import { raven } from './raven.ts';
import { rose } from './rose.ts';
import { shark } from './shark.ts';
import { skull } from './skull.ts';
import { snake } from './snake.ts';
import { stag } from './stag.ts';
import { tiger } from './tiger.ts';
import { wolf } from './wolf.ts';

/** Whoever has sat for us. */
export const subjects: readonly Subject[] = [
  skull,
  wolf,
  lion,
  tiger,
  panther,
  fox,
  bear,
  gorilla,
  eagle,
  horse,
  owl,
  cat,
  dog,
  elephant,
  stag,
  ram,
  goat,
  oni,
  hannya,
  octopus,
  raven,
  shark,
  koi,
  rose,
  snake,
  prayingHands,
  hand,
  fist,
];
