import { concepts } from '../../../lexicon/concept.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { ofWhom } from './of-whom.ts';

/** "The farmer's tractor". */
const isOwner: ContextRule = ({ word, concept, next, gapAfter }) =>
  concept.kind === 'figure' &&
  /'s$/.test(word) &&
  /^ (?:\p{L}+ )?$/u.test(gapAfter) &&
  next?.concept.kind === 'object';

/** "Eggs and bacon couple". */
const isCouple: ContextRule = ({ concept, before, gapBefore }) =>
  concept.name === 'lovers' && before !== undefined && !isBody(before) && /^ (?:couple )?$/.test(gapBefore);

/** Of an "elephant mother and baby" nobody is human. */
const families = concepts('mother-and-child', 'father-and-child', 'baby');
/** "Two elephants, mother and baby", "three turtles, mom, dad and baby"; what has an article is somebody else. */
const ofBeasts = /(?:^|,) (?:(?:family|mom|mum|mama|mommy|mother|dad|daddy|papa|father|parents),? )*$/;

const isFamily: ContextRule = ({ concept, before, next, gapBefore, gapAfter }) =>
  families.has(concept.name) &&
  ((before?.concept.kind === 'creature' && ofBeasts.test(gapBefore)) ||
    (next?.concept.kind === 'creature' && gapAfter === ' '));

const isHandInHand: ContextRule = ({ word, concept, before }) =>
  concept.name === 'handshake' &&
  /^(?:hand in hand|holding hands|手牵手|手拉手|牵手|手をつな(?:ぐ|いだ))$/.test(word) &&
  before !== undefined &&
  isBody(before);

/** "Footprints of a newborn", "newborn footprints". */
const isTracked: ContextRule = ({ concept, before, next, gapBefore, gapAfter }) =>
  concept.kind === 'figure' &&
  ((before?.concept.name === 'footprint' && ofWhom.test(gapBefore)) ||
    (next?.concept.name === 'footprint' && /^(?: |的小?|の)$/.test(gapAfter)));

/** Of whom they are is not drawn. */
const limbs = concepts('hand', 'foot', 'fist');

/** 宝宝的小手. */
const isLimbed: ContextRule = ({ concept, next, gapAfter }) =>
  concept.kind === 'figure' &&
  next !== undefined &&
  limbs.has(next.concept.name) &&
  families.has(concept.name) &&
  /^的[小双]?$/.test(gapAfter);

/** Baby shoes, a baby's rattle, a tiny baby hand. */
const isBabyThing: ContextRule = ({ concept, next, gapAfter }) =>
  concept.name === 'baby' &&
  next !== undefined &&
  (next.concept.kind === 'object' || limbs.has(next.concept.name)) &&
  /^(?:(?:'s)? |[的の]?)$/.test(gapAfter);

/** Whether it is somebody who is not seen: of whom something is, or what beasts and things are to each other. */
export const isUnseenPerson = anyOf([
  isOwner,
  isCouple,
  isFamily,
  isHandInHand,
  isTracked,
  isLimbed,
  isBabyThing,
]);
