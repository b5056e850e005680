import type { Motif } from '../../motif.ts';
import { caduceus } from './caduceus.ts';
import { clawMarks } from './claw-marks.ts';
import { dna } from './dna.ts';
import { footprint } from './footprint.ts';
import { medicalCross } from './medical-cross.ts';
import { molecules } from './molecule.ts';
import { neuron } from './neuron.ts';
import { heartPaw, paw } from './paw.ts';
import { starOfLife } from './star-of-life.ts';
import { uterus } from './uterus.ts';
import { virus } from './virus.ts';

export const scienceAndBody: readonly Motif[] = [
  dna,
  caduceus,
  footprint,
  medicalCross,
  paw,
  heartPaw,
  virus,
  starOfLife,
  neuron,
  uterus,
  ...molecules,
  clawMarks,
];
