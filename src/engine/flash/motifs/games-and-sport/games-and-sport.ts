import type { Motif } from '../motif.ts';
import { games } from './games/games.ts';
import { sport } from './sport/sport.ts';
import { tarotCardsRoom } from './tarot-cards/tarot-cards.ts';
import { toysAndFun } from './toys-and-fun/toys-and-fun.ts';

/** What is played with. */
export const gamesAndSport: readonly Motif[] = [...sport, ...games, ...tarotCardsRoom, ...toysAndFun];
