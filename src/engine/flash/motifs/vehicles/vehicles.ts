import type { Motif } from '../motif.ts';
import { air } from './air/air.ts';
import { roads } from './roads/roads.ts';
import { water } from './water/water.ts';

export const vehicles: readonly Motif[] = [...roads, ...water, ...air];
