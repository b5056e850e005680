import type { Motif } from '../motif.ts';
import { baked } from './baked/baked.ts';
import { cups } from './cups/cups.ts';
import { dishes } from './dishes/dishes.ts';
import { drinks } from './drinks/drinks.ts';
import { eastAsian } from './east-asian/east-asian.ts';
import { sweets } from './sweets/sweets.ts';

/** What is eaten and drunk, and what it is served in. */
export const foodAndDrink: readonly Motif[] = [
  ...drinks,
  ...cups,
  ...sweets,
  ...baked,
  ...dishes,
  ...eastAsian,
];
