import type { Motif } from '../../motif.ts';
import { broken } from '../../parts/signs-and-ornaments/broken.ts';
import { heart } from './heart.ts';

/** A heart that has cracked in two. */
export const brokenHeart: Motif = { ...broken(heart), name: 'broken-heart' };
