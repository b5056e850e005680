import type { Motif } from '../../motif.ts';
import { bacon } from './bacon.ts';
import { burger } from './burger.ts';
import { cheese } from './cheese.ts';
import { crackedEgg } from './cracked-egg.ts';
import { egg } from './egg.ts';
import { dango, fishBalls, tanghulu } from './food-skewers.ts';
import { fork } from './fork.ts';
import { friedEgg } from './fried-egg.ts';
import { fries } from './fries.ts';
import { hotDog } from './hot-dog.ts';
import { hotPot } from './hot-pot.ts';
import { meatSkewers } from './meat-skewers.ts';
import { nachos } from './nachos.ts';
import { oyster } from './oyster.ts';
import { pickle, pickleJar } from './pickle-jar.ts';
import { pizza } from './pizza.ts';
import { popcorn } from './popcorn.ts';
import { sardineTin } from './sardine-tin.ts';
import { taco } from './taco.ts';
import { wishbone } from './wishbone.ts';

export const dishes: readonly Motif[] = [
  dango,
  fishBalls,
  hotPot,
  nachos,
  pickle,
  pickleJar,
  sardineTin,
  tanghulu,
  oyster,
  bacon,
  crackedEgg,
  egg,
  friedEgg,
  pizza,
  wishbone,
  fork,
  meatSkewers,
  burger,
  hotDog,
  taco,
  fries,
  popcorn,
  cheese,
];
