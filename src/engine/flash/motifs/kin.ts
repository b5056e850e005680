import { longTailedTit } from './birds/long-tailed-tit.ts';
import { parrots as allParrots } from './birds/parrot.ts';
import { smallBirds as manySmallBirds } from './birds/small-birds.ts';
import { butterflies as allButterflies } from './crawlers-and-swimmers/butterfly.ts';
import { gameFish as allGameFish } from './crawlers-and-swimmers/game-fish.ts';
import type { Motif } from './motif.ts';

const namesOf = (motifs: readonly Motif[]) => motifs.map(({ name }) => name).join(' ');

// The names, parted by spaces, of those that are drawn with one body: what is known of one holds for all.
export const smallBirds = namesOf([...manySmallBirds, longTailedTit]);
export const parrots = namesOf(allParrots);
export const gameFish = namesOf(allGameFish);
export const butterflies = namesOf(allButterflies);
