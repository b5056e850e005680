import type { Motif } from '../../motif.ts';
import { brackets, codeSign } from './brackets.ts';
import { screenSigns } from './screen-signs.ts';
import { semicolons } from './semicolons.ts';
import { smiley } from './smiley.ts';
import { soundwave } from './soundwave.ts';
import { chai, doubleHappiness } from './written-signs.ts';

export const written: readonly Motif[] = [
  chai,
  doubleHappiness,
  brackets,
  codeSign,
  smiley,
  soundwave,
  ...screenSigns,
  ...semicolons,
];
