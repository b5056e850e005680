import type { Motif } from '../../motif.ts';
import { accordion } from './accordion.ts';
import { castanets } from './castanets.ts';
import { clarinet } from './clarinet.ts';
import { drum } from './drum.ts';
import { drumsticks } from './drumsticks.ts';
import { flute } from './flute.ts';
import { harmonica } from './harmonica.ts';
import { maracas } from './maracas.ts';
import { saxophone } from './saxophone.ts';
import { taiko } from './taiko.ts';
import { tambourine } from './tambourine.ts';
import { trombone } from './trombone.ts';
import { trumpet } from './trumpet.ts';

export const windsAndDrums: readonly Motif[] = [
  drumsticks,
  taiko,
  trombone,
  trumpet,
  flute,
  clarinet,
  harmonica,
  castanets,
  saxophone,
  maracas,
  tambourine,
  drum,
  accordion,
];
