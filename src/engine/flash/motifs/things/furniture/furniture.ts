import type { Motif } from '../../motif.ts';
import { armchair } from './armchair.ts';
import { babyCarriage } from './baby-carriage.ts';
import { bathtub } from './bathtub.ts';
import { bed } from './bed.ts';
import { birdcage } from './birdcage.ts';
import { bookshelf } from './bookshelf.ts';
import { chair } from './chair.ts';
import { deckChair } from './deck-chair.ts';
import { door } from './door.ts';
import { hammock } from './hammock.ts';
import { mirror } from './mirror.ts';
import { rockingChair } from './rocking-chair.ts';
import { stainedWindow } from './stained-window.ts';
import { television } from './television.ts';
import { wheelchair } from './wheelchair.ts';
import { windowWithShutters } from './window.ts';
import { windowsill } from './windowsill.ts';

export const furniture: readonly Motif[] = [
  stainedWindow,
  rockingChair,
  hammock,
  mirror,
  windowsill,
  wheelchair,
  bookshelf,
  babyCarriage,
  deckChair,
  door,
  windowWithShutters,
  armchair,
  bathtub,
  bed,
  chair,
  birdcage,
  television,
];
