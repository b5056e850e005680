import type { Motif } from '../../motif.ts';
import { abstractLines } from './abstract-lines.ts';
import { aztecSun } from './aztec-sun.ts';
import { enso } from './enso.ts';
import { geometrySign } from './geometry-sign.ts';
import { infinity } from './infinity.ts';
import { japanesePatterns } from './japanese-pattern.ts';
import { kamonMotifs } from './kamon.ts';
import { halfMandala, mandala } from './mandala.ts';
import { paisley } from './paisley.ts';
import { heiMatau, koru, triskele } from './spirals.ts';
import { swirl } from './swirl.ts';
import { triangle } from './triangle.ts';

export const patterns: readonly Motif[] = [
  aztecSun,
  paisley,
  geometrySign,
  infinity,
  mandala,
  halfMandala,
  swirl,
  triangle,
  ...japanesePatterns,
  enso,
  ...kamonMotifs,
  heiMatau,
  koru,
  triskele,
  abstractLines,
];
