import type { Motif } from '../../motif.ts';
import { apple } from './apple.ts';
import { avocado } from './avocado.ts';
import { banana } from './banana.ts';
import { berries } from './berries.ts';
import { blueberry } from './blueberry.ts';
import { blackberry, raspberry } from './bramble-fruit.ts';
import { cherry } from './cherry.ts';
import { chestnut } from './chestnut.ts';
import { coconut } from './coconut.ts';
import { dragonFruit } from './dragon-fruit.ts';
import { fig } from './fig.ts';
import { grapes } from './grapes.ts';
import { lemon, lime, orange } from './lemon.ts';
import { lychee } from './lychee.ts';
import { mango } from './mango.ts';
import { oliveBranch } from './olive-branch.ts';
import { peach } from './peach.ts';
import { pear } from './pear.ts';
import { persimmon } from './persimmon.ts';
import { pineapple } from './pineapple.ts';
import { apricot, plum } from './plum.ts';
import { pomegranate } from './pomegranate.ts';
import { strawberry } from './strawberry.ts';
import { walnut } from './walnut.ts';
import { watermelon } from './watermelon.ts';

export const fruit: readonly Motif[] = [
  chestnut,
  pear,
  berries,
  apricot,
  avocado,
  blackberry,
  coconut,
  dragonFruit,
  fig,
  lemon,
  lime,
  orange,
  oliveBranch,
  plum,
  pomegranate,
  raspberry,
  strawberry,
  watermelon,
  persimmon,
  cherry,
  walnut,
  lychee,
  apple,
  peach,
  pineapple,
  banana,
  grapes,
  mango,
  blueberry,
];
