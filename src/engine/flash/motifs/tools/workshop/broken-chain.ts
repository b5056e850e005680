import type { Motif } from '../../motif.ts';
import { drawBrokenChain } from './chain.ts';

/** A chain whose middle link has burst. */
export const brokenChain: Motif = {
  name: 'broken-chain',
  tinted: ['steel'],
  draw: drawBrokenChain,
};
