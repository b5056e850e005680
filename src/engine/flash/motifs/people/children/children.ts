import type { Motif } from '../../motif.ts';
import { boyOnSwing } from './boy-on-swing.ts';
import { boyWithKite } from './boy-with-kite.ts';
import { girlOnSwing } from './girl-on-swing.ts';
import { girlReading } from './girl-reading.ts';
import { girlWithBalloon } from './girl-with-balloon.ts';
import { girlWithUmbrella } from './girl-with-umbrella.ts';
import { boyFishingFromMoon, boyOnMoon, girlOnMoon, girlReadingOnMoon } from './on-the-moon.ts';

export const children: readonly Motif[] = [
  boyWithKite,
  girlWithBalloon,
  girlOnSwing,
  girlOnMoon,
  boyOnMoon,
  boyFishingFromMoon,
  girlReading,
  girlWithUmbrella,
  girlReadingOnMoon,
  boyOnSwing,
];
