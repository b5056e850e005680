import type { Motif } from '../../motif.ts';
import { asteroid } from './asteroid.ts';
import { aurora } from './aurora.ts';
import { blackHole } from './black-hole.ts';
import { cloud } from './cloud.ts';
import { earth } from './earth.ts';
import { eclipse } from './eclipse.ts';
import { fullMoon } from './full-moon.ts';
import { galaxy } from './galaxy.ts';
import { lightning } from './lightning.ts';
import { moon } from './moon.ts';
import { moonFace } from './moon-face.ts';
import { moonPhases } from './moon-phases.ts';
import { nauticalStar } from './nautical-star.ts';
import { partlyCloudy } from './partly-cloudy.ts';
import { planet } from './planet.ts';
import { planetRow } from './planet-row.ts';
import { portal } from './portal.ts';
import { rain } from './rain.ts';
import { rainbow } from './rainbow.ts';
import { shootingStar } from './shooting-star.ts';
import { snowflake } from './snowflake.ts';
import { solarSystem } from './solar-system.ts';
import { stars } from './stars.ts';
import { stormCloud } from './storm-cloud.ts';
import { sun } from './sun.ts';
import { sunFace } from './sun-face.ts';
import { tornado } from './tornado.ts';

export const sky: readonly Motif[] = [
  asteroid,
  aurora,
  blackHole,
  cloud,
  earth,
  eclipse,
  fullMoon,
  galaxy,
  lightning,
  moon,
  moonFace,
  moonPhases,
  nauticalStar,
  partlyCloudy,
  planet,
  planetRow,
  portal,
  rain,
  rainbow,
  shootingStar,
  snowflake,
  solarSystem,
  stars,
  stormCloud,
  sun,
  sunFace,
  tornado,
];
