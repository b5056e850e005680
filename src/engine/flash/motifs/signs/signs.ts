import type { Motif } from '../motif.ts';
import { allSeeingEye } from './all-seeing-eye.ts';
import { ankh } from './ankh.ts';
import { bleedingHeart } from './bleeding-heart.ts';
import { brackets, codeSign } from './brackets.ts';
import { brokenHeart } from './broken-heart.ts';
import { celticBand } from './celtic-band.ts';
import { celticCross } from './celtic-cross.ts';
import { celticKnot } from './celtic-knot.ts';
import { claddagh } from './claddagh.ts';
import { constellationMotifs } from './constellation.ts';
import { cross } from './cross.ts';
import { footprint } from './footprint.ts';
import { geometrySign } from './geometry-sign.ts';
import { heart } from './heart.ts';
import { heartbeat } from './heartbeat.ts';
import { infinity } from './infinity.ts';
import { malteseCross } from './maltese-cross.ts';
import { mandala } from './mandala.ts';
import { medicalCross } from './medical-cross.ts';
import { nazar } from './nazar.ts';
import { om } from './om.ts';
import { paw } from './paw.ts';
import { pentagram } from './pentagram.ts';
import { piercedHeart } from './pierced-heart.ts';
import { polynesianBand } from './polynesian-band.ts';
import { rune } from './rune.ts';
import { sacredHeart } from './sacred-heart.ts';
import { smiley } from './smiley.ts';
import { soundwave } from './soundwave.ts';
import { starOfDavid } from './star-of-david.ts';
import { swirl } from './swirl.ts';
import { triangle } from './triangle.ts';
import { triquetra } from './triquetra.ts';
import { twoHearts } from './two-hearts.ts';
import { unalome } from './unalome.ts';
import { helmOfAwe, vegvisir } from './vegvisir.ts';
import { virus } from './virus.ts';
import { wingedHeart } from './winged-heart.ts';
import { zodiacMotifs } from './zodiac.ts';

export const signs: readonly Motif[] = [
  piercedHeart,
  wingedHeart,
  nazar,
  allSeeingEye,
  ankh,
  bleedingHeart,
  brokenHeart,
  celticBand,
  celticCross,
  celticKnot,
  claddagh,
  ...constellationMotifs,
  cross,
  brackets,
  codeSign,
  footprint,
  geometrySign,
  heart,
  heartbeat,
  helmOfAwe,
  infinity,
  malteseCross,
  mandala,
  medicalCross,
  om,
  paw,
  pentagram,
  polynesianBand,
  rune,
  sacredHeart,
  smiley,
  soundwave,
  starOfDavid,
  swirl,
  triangle,
  triquetra,
  twoHearts,
  unalome,
  vegvisir,
  virus,
  ...zodiacMotifs,
];
