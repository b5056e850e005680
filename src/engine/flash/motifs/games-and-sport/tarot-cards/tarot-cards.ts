import type { Motif } from '../../motif.ts';
import { tarotCards } from './tarot.ts';

export const tarotCardsRoom: readonly Motif[] = [...tarotCards];
