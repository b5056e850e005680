import type { Motif } from '../motif.ts';
import { branchesAndBouquets } from './branches-and-bouquets/branches-and-bouquets.ts';
import { garden } from './garden/garden.ts';
import { tropical } from './tropical/tropical.ts';
import { wild } from './wild/wild.ts';

export const flowers: readonly Motif[] = [...garden, ...wild, ...tropical, ...branchesAndBouquets];
