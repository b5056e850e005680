import type { Motif } from '../motif.ts';
import { bearsAndApes } from './bears-and-apes/bears-and-apes.ts';
import { dogsAndWolves } from './dogs-and-wolves/dogs-and-wolves.ts';
import { felines } from './felines/felines.ts';
import { hoofedBeasts } from './hoofed/hoofed.ts';
import { largeBeasts } from './large/large.ts';
import { smallBeasts } from './small/small.ts';

export const beasts: readonly Motif[] = [
  ...felines,
  ...dogsAndWolves,
  ...hoofedBeasts,
  ...bearsAndApes,
  ...smallBeasts,
  ...largeBeasts,
];
