import type { Motif } from '../../motif.ts';
import { anglerfish } from './anglerfish.ts';
import { betta } from './betta.ts';
import { catfish } from './catfish.ts';
import { clownfish } from './clownfish.ts';
import { doubleFish } from './double-fish.ts';
import { eel } from './eel.ts';
import { fish, salmon, trout } from './fish.ts';
import { gameFish } from './game-fish.ts';
import { goldfish } from './goldfish.ts';
import { hammerhead } from './hammerhead.ts';
import { koi } from './koi.ts';
import { pufferfish } from './pufferfish.ts';
import { rays } from './rays.ts';
import { schoolOfFish } from './school-of-fish.ts';
import { seahorse } from './seahorse.ts';
import { shark } from './shark.ts';
import { sharkJaws } from './shark-jaws.ts';
import { sunfish } from './sunfish.ts';
import { whaleShark } from './whale-shark.ts';

export const fishAndSharks: readonly Motif[] = [
  schoolOfFish,
  betta,
  catfish,
  clownfish,
  fish,
  ...gameFish,
  goldfish,
  hammerhead,
  koi,
  ...rays,
  salmon,
  seahorse,
  shark,
  sharkJaws,
  trout,
  sunfish,
  whaleShark,
  clownfish,
  eel,
  pufferfish,
  doubleFish,
  anglerfish,
];
