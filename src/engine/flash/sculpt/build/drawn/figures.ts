import type { Figure } from './figure.ts';
import { beardedMan, man } from './man.ts';
import { woman } from './woman.ts';

/** Whoever has been drawn by hand. */
export const figures: readonly Figure[] = [woman, man, beardedMan];
