import type { Motif } from '../motif.ts';
import { atHand } from './at-hand/at-hand.ts';
import { found } from './found/found.ts';
import { furniture } from './furniture/furniture.ts';
import { inTheStreet } from './in-the-street/in-the-street.ts';
import { lights } from './lights/lights.ts';
import { luckAndFeasts } from './luck-and-feasts/luck-and-feasts.ts';
import { paper } from './paper/paper.ts';
import { vessels } from './vessels/vessels.ts';

export const things: readonly Motif[] = [
  ...furniture,
  ...inTheStreet,
  ...vessels,
  ...lights,
  ...paper,
  ...luckAndFeasts,
  ...atHand,
  ...found,
];
