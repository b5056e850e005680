import type { Motif } from '../motif.ts';
import { faith } from './faith/faith.ts';
import { hearts } from './hearts/hearts.ts';
import { knots } from './knots/knots.ts';
import { magic } from './magic/magic.ts';
import { patterns } from './patterns/patterns.ts';
import { scienceAndBody } from './science-and-body/science-and-body.ts';
import { stars } from './stars/stars.ts';
import { written } from './written/written.ts';

export const signs: readonly Motif[] = [
  ...faith,
  ...stars,
  ...hearts,
  ...magic,
  ...knots,
  ...patterns,
  ...scienceAndBody,
  ...written,
];
