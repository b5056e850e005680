import type { Motif } from '../../motif.ts';
import { seated } from '../../parts/any-beast/seated.ts';
import { cats } from './cat.ts';
import { cheshireCat } from './cheshire-cat.ts';
import { spottedCats } from './leopard.ts';
import { lion } from './lion.ts';
import { lioness } from './lioness.ts';
import { lynx } from './lynx.ts';
import { panther } from './panther.ts';
import { tiger } from './tiger.ts';

/** Cats, those that are drawn by their heads with the bodies that they sit on. */
export const felines: readonly Motif[] = [
  ...[lion, lioness, ...spottedCats].map((one) => seated(one, { build: 'upright', tail: 'slim' })),
  seated(tiger, { build: 'upright', tail: 'slim', calm: 1 }),
  seated(panther, { build: 'upright', tail: 'slim', light: 'grey', calm: 1 }),
  seated(lynx, { build: 'upright', tail: null }),
  ...cats.map((cat) => seated(cat, { build: 'upright', tail: 'slim', light: 'grey' })),
  cheshireCat,
];
