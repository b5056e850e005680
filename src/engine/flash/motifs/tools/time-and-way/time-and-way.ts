import type { Motif } from '../../motif.ts';
import { anchor } from './anchor.ts';
import { clock } from './clock.ts';
import { compass } from './compass.ts';
import { grandfatherClock } from './grandfather-clock.ts';
import { hourglass } from './hourglass.ts';
import { pocketWatch } from './pocket-watch.ts';
import { sextant } from './sextant.ts';
import { shipWheel } from './ship-wheel.ts';
import { sundial } from './sundial.ts';

export const timeAndWay: readonly Motif[] = [
  grandfatherClock,
  anchor,
  clock,
  pocketWatch,
  compass,
  hourglass,
  sextant,
  sundial,
  shipWheel,
];
