import type { Motif } from '../motif.ts';
import { airplane } from './airplane.ts';
import { bicycle } from './bicycle.ts';
import { camper } from './camper.ts';
import { canoe } from './canoe.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { motorcycle } from './motorcycle.ts';
import { paperPlane } from './paper-plane.ts';
import { parachute } from './parachute.ts';
import { rocket } from './rocket.ts';
import { rowboat } from './rowboat.ts';
import { ship } from './ship.ts';
import { ufo } from './ufo.ts';

export const vehicles: readonly Motif[] = [
  airplane,
  bicycle,
  camper,
  canoe,
  hotAirBalloon,
  motorcycle,
  paperPlane,
  parachute,
  rocket,
  rowboat,
  ship,
  ufo,
];
