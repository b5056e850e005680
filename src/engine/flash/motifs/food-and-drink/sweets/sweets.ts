import type { Motif } from '../../motif.ts';
import { beehive } from './beehive.ts';
import { birthdayCake } from './birthday-cake.ts';
import { cake } from './cake.ts';
import { candy } from './candy.ts';
import { candyCane } from './candy-cane.ts';
import { chocolate } from './chocolate.ts';
import { cinnamonRoll } from './cinnamon-roll.ts';
import { cookie } from './cookie.ts';
import { cottonCandy } from './cotton-candy.ts';
import { cupcake } from './cupcake.ts';
import { donut } from './donut.ts';
import { eggWaffle } from './egg-waffle.ts';
import { gingerbreadMan } from './gingerbread-man.ts';
import { honeyDipper } from './honey-dipper.ts';
import { honeyJar } from './honey-jar.ts';
import { honeycomb } from './honeycomb.ts';
import { iceCream } from './ice-cream.ts';
import { icePop } from './ice-pop.ts';
import { lollipop } from './lollipop.ts';
import { macaron } from './macaron.ts';
import { pie } from './pie.ts';
import { pudding } from './pudding.ts';
import { shavedIce } from './shaved-ice.ts';
import { softServe } from './soft-serve.ts';

export const sweets: readonly Motif[] = [
  cinnamonRoll,
  cottonCandy,
  eggWaffle,
  pudding,
  shavedIce,
  candyCane,
  honeyJar,
  iceCream,
  birthdayCake,
  cookie,
  honeyDipper,
  macaron,
  donut,
  cupcake,
  cake,
  pie,
  softServe,
  icePop,
  lollipop,
  candy,
  chocolate,
  gingerbreadMan,
  honeycomb,
  beehive,
];
