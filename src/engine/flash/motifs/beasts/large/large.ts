import type { Motif } from '../../motif.ts';
import { elephant, elephantCalf } from './elephant.ts';
import { hippo } from './hippo.ts';
import { mammoth } from './mammoth.ts';
import { rhinoceros } from './rhinoceros.ts';
import { seal } from './seal.ts';
import { walrus } from './walrus.ts';

export const largeBeasts: readonly Motif[] = [
  elephant,
  elephantCalf,
  hippo,
  rhinoceros,
  seal,
  walrus,
  mammoth,
];
