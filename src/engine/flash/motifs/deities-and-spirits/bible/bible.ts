import type { Motif } from '../../motif.ts';
import { angel } from './angel.ts';
import { baphomet } from './baphomet.ts';
import { crucifixion } from './crucifixion.ts';
import { devil } from './devil.ts';
import { jesus } from './jesus.ts';
import { joanOfArc } from './joan-of-arc.ts';
import { lilith } from './lilith.ts';
import { michael } from './michael.ts';
import { moses, stoneTablets } from './moses.ts';
import { saintChristopher } from './saint-christopher.ts';
import { saintFrancis } from './saint-francis.ts';
import { saintJude } from './saint-jude.ts';
import { saintPeter } from './saint-peter.ts';
import { seraph } from './seraph.ts';
import { virginMary } from './virgin-mary.ts';

export const bible: readonly Motif[] = [
  angel,
  crucifixion,
  devil,
  jesus,
  michael,
  seraph,
  virginMary,
  saintJude,
  saintChristopher,
  saintPeter,
  saintFrancis,
  moses,
  stoneTablets,
  lilith,
  baphomet,
  joanOfArc,
];
