import type { FoundRelation, Name } from './found-relation.ts';
import { pairAt } from './pair.ts';
import { atTheWindow } from './rules/at-the-window.ts';
import { toldBetween } from './rules/between.ts';
import { onLimbs, touchedOnSpot } from './rules/body-spots.ts';
import { attacking } from './rules/clinging.ts';

import {
  costumed,
  dressed,
  dressedAtIt,
  dressedBesides,
  hatted,
  heldBesides,
  scenicClothes,
} from './rules/clothes.ts';
import { compound } from './rules/compounds.ts';
import { alsoInside, closedFull, contents, inOwnBasket, inPolaroid } from './rules/contents.ts';

import { cryingThings, inCjkEyes } from './rules/eyes.ts';
import { bloomingOn, grownOver, risenFrom } from './rules/growth.ts';
import { halves } from './rules/halves.ts';
import { armed, borne, heldUp, inTheHand, onPalm, stabbed } from './rules/hands.ts';
import { faceOf, hybrid, planetBalloons } from './rules/hybrids.ts';
import { heartOfFlower, inGlassHalf, inTheMiddle } from './rules/middles.ts';
import { doneBySecond } from './rules/passives.ts';
import {
  atPastime,
  cjkFishing,
  doneWithFirst,
  pastimeOf,
  playingCards,
  readingOrFishing,
} from './rules/pastimes.ts';
import type { Rule } from './rules/rule.ts';
import { firstTold } from './rules/rule.ts';
import { bentTogether, inShape } from './rules/shapes.ts';
import { riding } from './rules/sports.ts';
import { formedOf, ofMany, ofSomebody, ownCoat, patterned, withDoors } from './rules/stuff.ts';
import { atItsEnd, cjkToldAfter, justBehind, toldAfter } from './rules/tails.ts';
import { turnedRound } from './rules/turned.ts';
import { winged } from './rules/winged.ts';

/** Every way in which two names are related. The first that tells anything decides: what is special comes first. */
const rules: readonly Rule[] = [
  winged,
  patterned,
  atTheWindow,
  grownOver,
  hybrid,
  riding,
  readingOrFishing,
  pastimeOf,
  atPastime,
  cjkFishing,
  inCjkEyes,
  touchedOnSpot,
  stabbed,
  toldAfter,
  onLimbs,
  inTheMiddle,
  justBehind,
  atItsEnd,
  cjkToldAfter,
  onPalm,
  borne,
  risenFrom,
  bloomingOn,
  costumed,
  hatted,
  dressedAtIt,
  dressed,
  dressedBesides,
  heldBesides,
  cryingThings,
  ownCoat,
  bentTogether,
  inShape,
  doneWithFirst,
  formedOf,
  scenicClothes,
  inTheHand,
  armed,
  inGlassHalf,
  heartOfFlower,
  playingCards,
  planetBalloons,
  faceOf,
  inPolaroid,
  inOwnBasket,
  contents,
  closedFull,
  ofMany,
  ofSomebody,
  withDoors,
  heldUp,
  doneBySecond,
  attacking,
  toldBetween,
  halves,
  turnedRound,
  alsoInside,
  compound,
];

/** Reads how the things that a text names stand to each other; only neighbours in the text are related. */
export function findRelations(text: string, names: readonly Name[]): FoundRelation[] {
  const found: FoundRelation[] = [];
  for (let i = 0; i < names.length; i++) {
    const pair = pairAt(text, names, found, i);
    const told = pair && firstTold(rules, pair);
    if (told) found.push(...[told].flat());
  }
  return found;
}
