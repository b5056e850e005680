import type { Motif } from '../motif.ts';
import { abstractLines } from './abstract-lines.ts';
import { alchemyMotifs } from './alchemy.ts';
import { allSeeingEye } from './all-seeing-eye.ts';
import { ankh } from './ankh.ts';
import { aztecSun } from './aztec-sun.ts';
import { bands } from './bands.ts';
import { barbedWireHeart } from './barbed-wire-heart.ts';
import { bleedingHeart } from './bleeding-heart.ts';
import { brackets, codeSign } from './brackets.ts';
import { brokenHeart } from './broken-heart.ts';
import { caduceus } from './caduceus.ts';
import { celticBand } from './celtic-band.ts';
import { celticCross } from './celtic-cross.ts';
import { celticKnot } from './celtic-knot.ts';
import { chakraMotifs } from './chakras.ts';
import { checkeredHeart } from './checkered-heart.ts';
import { bethlehemStar, chiRho, ichthys } from './christian-signs.ts';
import { claddagh } from './claddagh.ts';
import { clawMarks } from './claw-marks.ts';
import { constellationMotifs } from './constellation.ts';
import { cross } from './cross.ts';
import { cyberSigil } from './cyber-sigil.ts';
import { deathlyHallows } from './deathly-hallows.ts';
import { dharmaWheel } from './dharma-wheel.ts';
import { dna } from './dna.ts';
import { elderRunes } from './elder-runes.ts';
import { chineseKnot, endlessKnot } from './endless-knot.ts';
import { enso } from './enso.ts';
import { footprint } from './footprint.ts';
import { geometrySign } from './geometry-sign.ts';
import { heart } from './heart.ts';
import { heartbeat } from './heartbeat.ts';
import { infinity } from './infinity.ts';
import { japanesePatterns } from './japanese-pattern.ts';
import { kamonMotifs } from './kamon.ts';
import { khanda } from './khanda.ts';
import { magicCircle, sigil } from './magic-circle.ts';
import { malteseCross } from './maltese-cross.ts';
import { halfMandala, mandala } from './mandala.ts';
import { medicalCross } from './medical-cross.ts';
import { mizuhiki } from './mizuhiki.ts';
import { molecules } from './molecule.ts';
import { nazar } from './nazar.ts';
import { neuron } from './neuron.ts';
import { om } from './om.ts';
import { ophiuchus } from './ophiuchus.ts';
import { paisley } from './paisley.ts';
import { heartPaw, paw } from './paw.ts';
import { pentagram } from './pentagram.ts';
import { piercedHeart } from './pierced-heart.ts';
import { polynesianBand } from './polynesian-band.ts';
import { rune } from './rune.ts';
import { sacredFigures } from './sacred-geometry.ts';
import { sacredHeart } from './sacred-heart.ts';
import { screenSigns } from './screen-signs.ts';
import { semicolons } from './semicolons.ts';
import { sephirot } from './sephirot.ts';
import { smiley } from './smiley.ts';
import { soundwave } from './soundwave.ts';
import { heiMatau, koru, triskele } from './spirals.ts';
import { starOfDavid } from './star-of-david.ts';
import { starOfLife } from './star-of-life.ts';
import { swirl } from './swirl.ts';
import { triangle } from './triangle.ts';
import { tribalSwash } from './tribal-swash.ts';
import { triquetra } from './triquetra.ts';
import { twoHearts } from './two-hearts.ts';
import { unalome } from './unalome.ts';
import { uterus } from './uterus.ts';
import { helmOfAwe, vegvisir } from './vegvisir.ts';
import { virus } from './virus.ts';
import { wingedHeart } from './winged-heart.ts';
import { chai, doubleHappiness } from './written-signs.ts';
import { zodiacMotifs } from './zodiac.ts';
import { zodiacWheel } from './zodiac-wheel.ts';

export const signs: readonly Motif[] = [
  aztecSun,
  ophiuchus,
  dna,
  magicCircle,
  sigil,
  mizuhiki,
  paisley,
  ...sacredFigures,
  chai,
  doubleHappiness,
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
  caduceus,
  codeSign,
  footprint,
  geometrySign,
  heart,
  heartbeat,
  helmOfAwe,
  infinity,
  malteseCross,
  mandala,
  halfMandala,
  checkeredHeart,
  medicalCross,
  om,
  paw,
  heartPaw,
  pentagram,
  polynesianBand,
  rune,
  ...elderRunes,
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
  starOfLife,
  neuron,
  uterus,
  ...alchemyMotifs,
  khanda,
  deathlyHallows,
  dharmaWheel,
  ...chakraMotifs,
  sephirot,
  bethlehemStar,
  chiRho,
  ichthys,
  ...japanesePatterns,
  enso,
  chineseKnot,
  endlessKnot,
  ...molecules,
  ...screenSigns,
  ...kamonMotifs,
  ...bands,
  heiMatau,
  koru,
  triskele,
  ...zodiacMotifs,
  zodiacWheel,
  clawMarks,
  tribalSwash,
  cyberSigil,
  barbedWireHeart,
  abstractLines,
  ...semicolons,
];
