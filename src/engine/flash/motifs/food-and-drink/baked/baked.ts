import type { Motif } from '../../motif.ts';
import { bagel } from './bagel.ts';
import { bread } from './bread.ts';
import { croissant } from './croissant.ts';
import { pineappleBun } from './pineapple-bun.ts';
import { pretzel } from './pretzel.ts';

export const baked: readonly Motif[] = [bagel, pineappleBun, bread, croissant, pretzel];
