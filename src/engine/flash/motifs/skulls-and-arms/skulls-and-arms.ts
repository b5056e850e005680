import type { Motif } from '../motif.ts';
import { arms } from './arms/arms.ts';
import { skullsAndBones } from './skulls-and-bones/skulls-and-bones.ts';

export const skullsAndArms: readonly Motif[] = [...skullsAndBones, ...arms];
