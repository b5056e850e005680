import type { Motif } from '../../motif.ts';
import { allSeeingEye } from './all-seeing-eye.ts';
import { ankh } from './ankh.ts';
import { chakraMotifs } from './chakras.ts';
import { bethlehemStar, chiRho, ichthys } from './christian-signs.ts';
import { cross } from './cross.ts';
import { dharmaWheel } from './dharma-wheel.ts';
import { chineseKnot, endlessKnot } from './endless-knot.ts';
import { khanda } from './khanda.ts';
import { malteseCross } from './maltese-cross.ts';
import { om } from './om.ts';
import { sephirot } from './sephirot.ts';
import { starOfDavid } from './star-of-david.ts';
import { unalome } from './unalome.ts';

export const faith: readonly Motif[] = [
  allSeeingEye,
  ankh,
  cross,
  malteseCross,
  om,
  starOfDavid,
  unalome,
  khanda,
  dharmaWheel,
  ...chakraMotifs,
  sephirot,
  bethlehemStar,
  chiRho,
  ichthys,
  chineseKnot,
  endlessKnot,
];
