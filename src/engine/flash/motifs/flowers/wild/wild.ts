import type { Motif } from '../../motif.ts';
import { babysBreath } from './babys-breath.ts';
import { bellflower } from './bellflower.ts';
import { bluebell } from './bluebell.ts';
import { dandelion } from './dandelion.ts';
import { edelweiss } from './edelweiss.ts';
import { forgetMeNot } from './forget-me-not.ts';
import { foxglove } from './foxglove.ts';
import { heather } from './heather.ts';
import { lavender } from './lavender.ts';
import { lilyOfTheValley } from './lily-of-the-valley.ts';
import { snowdrop } from './snowdrop.ts';
import { thistle } from './thistle.ts';
import { wildflowers } from './wildflowers.ts';

export const wild: readonly Motif[] = [
  babysBreath,
  bellflower,
  bluebell,
  dandelion,
  edelweiss,
  forgetMeNot,
  foxglove,
  heather,
  lavender,
  lilyOfTheValley,
  snowdrop,
  thistle,
  wildflowers,
];
