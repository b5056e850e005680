import type { Motif } from '../motif.ts';
import { games } from './games/games.ts';
import { sport } from './sport/sport.ts';
import { tarotCards } from './tarot/tarot.ts';
import { toysAndFun } from './toys-and-fun/toys-and-fun.ts';

/** What is played with. */
export const gamesAndSport: readonly Motif[] = [...sport, ...games, ...tarotCards, ...toysAndFun];
