import type { Motif } from '../../motif.ts';
import { bands } from './bands.ts';
import { celticBand } from './celtic-band.ts';
import { celticCross } from './celtic-cross.ts';
import { celticKnot } from './celtic-knot.ts';
import { claddagh } from './claddagh.ts';
import { mizuhiki } from './mizuhiki.ts';
import { polynesianBand } from './polynesian-band.ts';
import { tribalSwash } from './tribal-swash.ts';
import { triquetra } from './triquetra.ts';

export const knots: readonly Motif[] = [
  mizuhiki,
  celticBand,
  celticCross,
  celticKnot,
  claddagh,
  polynesianBand,
  triquetra,
  ...bands,
  tribalSwash,
];
