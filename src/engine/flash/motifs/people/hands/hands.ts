import type { Motif } from '../../motif.ts';
import { babyGrip } from './baby-grip.ts';
import { breakingFree } from './breaking-free.ts';
import { cuppedHands } from './cupped-hands.ts';
import { fistBump } from './fist-bump.ts';
import { handSigns } from './hand-signs.ts';
import { handshake } from './handshake.ts';
import { heartHands } from './heart-hands.ts';
import { highFive } from './high-five.ts';
import { kneadingHands } from './kneading-hands.ts';
import { childHandInHand, pawInHand } from './laid-in-a-hand.ts';
import { pinkyPromise } from './pinky-promise.ts';
import { prayingHands } from './praying-hands.ts';
import { reachingHands } from './reaching-hands.ts';
import { tiedPinkies } from './tied-pinkies.ts';

export const hands: readonly Motif[] = [
  handshake,
  prayingHands,
  babyGrip,
  fistBump,
  kneadingHands,
  pinkyPromise,
  ...handSigns,
  reachingHands,
  childHandInHand,
  pawInHand,
  tiedPinkies,
  cuppedHands,
  breakingFree,
  heartHands,
  highFive,
];
