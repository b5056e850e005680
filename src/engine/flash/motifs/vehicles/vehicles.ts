import type { Motif } from '../motif.ts';
import { airplane } from './airplane.ts';
import { bicycle } from './bicycle.ts';
import { bus } from './bus.ts';
import { camper } from './camper.ts';
import { canoe } from './canoe.ts';
import { helicopter } from './helicopter.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { jet } from './jet.ts';
import { junk } from './junk.ts';
import { motorcycle } from './motorcycle.ts';
import { paperPlane } from './paper-plane.ts';
import { parachute } from './parachute.ts';
import { rocket } from './rocket.ts';
import { rowboat } from './rowboat.ts';
import { ship } from './ship.ts';
import { truck } from './truck.ts';
import { ufo } from './ufo.ts';

export const vehicles: readonly Motif[] = [
  junk,
  airplane,
  bicycle,
  camper,
  bus,
  canoe,
  helicopter,
  hotAirBalloon,
  jet,
  motorcycle,
  paperPlane,
  parachute,
  rocket,
  rowboat,
  ship,
  truck,
  ufo,
];
