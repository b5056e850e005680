import type { Motif } from '../../motif.ts';
import { airplane } from './airplane.ts';
import { drone } from './drone.ts';
import { helicopter } from './helicopter.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { jet } from './jet.ts';
import { paperPlane } from './paper-plane.ts';
import { parachute } from './parachute.ts';
import { propellerPlane } from './propeller-plane.ts';
import { rocket } from './rocket.ts';
import { ufo } from './ufo.ts';

export const air: readonly Motif[] = [
  airplane,
  helicopter,
  hotAirBalloon,
  jet,
  paperPlane,
  parachute,
  rocket,
  drone,
  ufo,
  propellerPlane,
];
