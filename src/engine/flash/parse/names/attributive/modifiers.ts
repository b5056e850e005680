import { concepts } from '../../../lexicon/concept.ts';
import { doing, gestures } from '../gestures.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';

/** Of these hands none makes a gesture. */
const bareHands = concepts('skeleton-hand', 'zombie-hand');

/** "A skeleton hand, ok sign": the hand of bones is drawn, and no other. */
const isGestureOf: ContextRule = ({ concept, before, gapBefore }) =>
  bareHands.has(before?.concept.name ?? '') && gestures.has(concept.name) && doing.test(gapBefore);

/** A family of elephants has nobody else in it. */
const isFamilyOf: ContextRule = ({ concept, before, gapBefore }) =>
  /^family/.test(concept.name) && before?.concept.kind === 'creature' && gapBefore === ' ';

/** A phoenix feather quill is one quill, and the tail of an orca no other whale's besides. */
const isPartOf: ContextRule = ({ concept, next, gapAfter }) =>
  gapAfter === ' ' &&
  ((/feather$/.test(concept.name) && next?.concept.name === 'quill') ||
    (concept.kind === 'creature' && next?.concept.name === 'whale-tail'));

const had =
  /^(?: (?:head|face|emoji))? (?:with|wearing|has|having|and|in)(?: (?:an?|little|tiny|small|red))* $/;

/** What somebody has on the head is no hand with two fingers up: "a girl with devil horns". */
const isHorns: ContextRule = ({ word, concept, before, gapBefore }) =>
  before !== undefined && concept.name === 'rock-hand' && /horns$/.test(word) && had.test(gapBefore);

/** What is worn with something of its own on it: a skull ring, a wolf tooth necklace. */
const jewelry = concepts('ring', 'necklace', 'earring', 'pearl-earring');
const isOnJewelry: ContextRule = ({ concept, mention, next, gapAfter, tail }) =>
  (gapAfter === ' ' &&
    jewelry.has(next?.concept.name ?? '') &&
    !mention.isPlural &&
    concept.kind !== 'symbol') ||
  (concept.kind === 'creature' &&
    /^ (?:tooth|teeth|claw|fang) (?:necklace|ring|earrings?|pendant|bracelet)\b/.test(tail));

const onEyes =
  /^(?:heart|star|button|diamond|cross|rose|flower|moon|sun|coin|skull|flame|fire|spiral|crystal)$/;
/** "Star eyes". */
const isInEyes: ContextRule = ({ word, gapAfter, nextWord }) =>
  gapAfter === ' ' && onEyes.test(word) && nextWord === 'eyes';

/** The buttons of a controller are on it. */
const isOnPad: ContextRule = ({ word, before, gapBefore }) =>
  /^buttons?$/.test(word) && before?.concept.name === 'gamepad' && gapBefore === ' ';

/** A buddha's hand, in haste: "buddha hand". Of hands nobody is seen besides. */
const isOfHand: ContextRule = ({ concept, word, next, nextWord, gapAfter }) =>
  concept.kind === 'figure' &&
  /^[a-z]+$/.test(word) &&
  gapAfter === ' ' &&
  next?.concept.name === 'hand' &&
  /^hands?$/.test(nextWord);

/** Whether it says of its neighbour what it is for, whose it is or what it is like. */
export const isModifier = anyOf([
  isGestureOf,
  isFamilyOf,
  isPartOf,
  isHorns,
  isOnJewelry,
  isInEyes,
  isOnPad,
  isOfHand,
]);
