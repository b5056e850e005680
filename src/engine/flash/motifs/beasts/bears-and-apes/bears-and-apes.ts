import type { Motif } from '../../motif.ts';
import { seated } from '../../parts/any-beast/seated.ts';
import { baboon, mandrill } from './baboon.ts';
import { bear, polarBear } from './bear.ts';
import { gorilla } from './gorilla.ts';
import { koala } from './koala.ts';
import { lemur } from './lemur.ts';
import { monkey } from './monkey.ts';
import { panda } from './panda.ts';
import { raccoon } from './raccoon.ts';
import { redPanda } from './red-panda.ts';
import { sloth } from './sloth.ts';
import { tanuki } from './tanuki.ts';
import { wiseMonkeys } from './wise-monkeys.ts';

export const bearsAndApes: readonly Motif[] = [
  seated(bear, { build: 'squat', tail: null, light: 'bone', calm: 1 }),
  seated(polarBear, { build: 'squat', tail: null, light: 'bone' }),
  seated(panda, { build: 'squat', tail: null, limbs: 'dark' }),
  seated(monkey, { build: 'squat', tail: 'slim', light: 'bone' }),
  ...[raccoon, redPanda].map((one) => seated(one, { build: 'squat', tail: 'bushy' })),
  baboon,
  lemur,
  gorilla,
  mandrill,
  sloth,
  tanuki,
  ...wiseMonkeys,
  koala,
];
