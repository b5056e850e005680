import type { Motif } from '../motif.ts';
import { fruit } from './fruit/fruit.ts';
import { inPots } from './in-pots/in-pots.ts';
import { leavesAndHerbs } from './leaves-and-herbs/leaves-and-herbs.ts';
import { trees } from './trees/trees.ts';
import { vegetablesAndGrain } from './vegetables-and-grain/vegetables-and-grain.ts';

export const plants: readonly Motif[] = [
  ...trees,
  ...fruit,
  ...vegetablesAndGrain,
  ...leavesAndHerbs,
  ...inPots,
];
