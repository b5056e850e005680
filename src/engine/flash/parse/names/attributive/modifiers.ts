import { doing, gestures } from '../gestures.ts';
import type { Mention, MentionRule } from '../mention.ts';
import { anyOf } from '../mention.ts';

const nextWord = ({ text, next }: Mention) => (next ? text.slice(next.start, next.end) : '');

const sport =
  /^(?:boxing|gardening|football|soccer|rugby|hockey|tennis|golf|basketball|baseball|softball|volleyball|cricket|swimming|swim|cycling|climbing|ski|skiing|judo|karate|wrestling)$/;
const gear =
  /^(?:boots?|shoes?|trainers|sneakers?|shirts?|jerseys?|gloves?|helmets?|goggles|bags?|hats?|caps?|scar(?:f|ves)|shorts|skates?|socks?|forks?|trowels?|medals?|troph(?:y|ies)|whistles?)$/;

/** Football boots come without a ball. */
const isSportOf: MentionRule = (mention) =>
  mention.gapAfter === ' ' && sport.test(mention.word) && gear.test(nextWord(mention));

/** Of these hands none makes a gesture. */
const bareHands = new Set(['skeleton-hand', 'zombie-hand']);

/** "A skeleton hand, ok sign": the hand of bones is drawn, and no other. */
const isGestureOf: MentionRule = ({ concept, before, gapBefore }) =>
  bareHands.has(before?.concept.name ?? '') && gestures.has(concept.name) && doing.test(gapBefore);

/** A family of elephants has nobody else in it. */
const isFamilyOf: MentionRule = ({ concept, before, gapBefore }) =>
  /^family/.test(concept.name) && before?.concept.kind === 'creature' && gapBefore === ' ';

/** A phoenix feather quill is one quill, and the tail of an orca no other whale's besides. */
const isPartOf: MentionRule = ({ concept, next, gapAfter }) =>
  gapAfter === ' ' &&
  ((/feather$/.test(concept.name) && next?.concept.name === 'quill') ||
    (concept.kind === 'creature' && next?.concept.name === 'whale-tail'));

const had =
  /^(?: (?:head|face|emoji))? (?:with|wearing|has|having|and|in)(?: (?:an?|little|tiny|small|red))* $/;

/** What somebody has on the head is no hand with two fingers up: "a girl with devil horns". */
const isHorns: MentionRule = ({ word, concept, before, gapBefore }) =>
  before !== undefined && concept.name === 'rock-hand' && /horns$/.test(word) && had.test(gapBefore);

/** People of a trade, before what they have or wear: a nurse's watch shows no nurse, and a teacher owl is an owl. */
const trades =
  /^(?:nurse|teacher|doctor|pilot|chef|fire ?man|fire ?fighter|policeman|police officer|soldier|barber|farmer|mechanic|hairdresser|builder|postman|welder|carpenter|sailor|surgeon)s?$/;
const isTradeOf: MentionRule = ({ word, next, gapAfter }) =>
  gapAfter === ' ' && trades.test(word) && next !== undefined && next.concept.kind !== 'figure';

/** Whose arms and tools are called after them: a cowboy gun is in nobody's hand. */
const bearers = /^(?:pirate|cowboy|ninja|geisha|samurai|viking|knight|gangster)$/;
const isArmOf: MentionRule = ({ word, next, gapAfter }) =>
  gapAfter === ' ' && bearers.test(word) && next?.concept.kind === 'object';

/** What is worn with something of its own on it: a skull ring, a wolf tooth necklace. */
const jewelry = new Set('ring necklace locket earring earrings pearl-earring'.split(' '));
const isOnJewelry: MentionRule = ({ concept, finding, next, gapAfter, tail }) =>
  (gapAfter === ' ' &&
    jewelry.has(next?.concept.name ?? '') &&
    !finding.isPlural &&
    concept.kind !== 'symbol') ||
  (concept.kind === 'creature' &&
    /^ (?:tooth|teeth|claw|fang) (?:necklace|ring|earrings?|pendant|bracelet)\b/.test(tail));

/** What has a rainbow's colours, and no arch above it. */
const colored =
  /^ (?:hair|manes?|tails?|wings?|feathers?|scales|fur|paint|ink|colou?rs?|colou?red|stripes?|smoke|petals|eyes?|background|splash|gradient|skin|shell|horn|fins?)\b/;
const isRainbow: MentionRule = ({ word, all, tail }) =>
  word === 'rainbow' && all.length > 1 && colored.test(tail);

const onEyes =
  /^(?:heart|star|button|diamond|cross|rose|flower|moon|sun|coin|skull|flame|fire|spiral|crystal)$/;
/** "Star eyes". */
const isInEyes: MentionRule = (mention) =>
  mention.gapAfter === ' ' && onEyes.test(mention.word) && nextWord(mention) === 'eyes';

/** The buttons of a controller are on it. */
const isOnPad: MentionRule = ({ word, before, gapBefore }) =>
  /^buttons?$/.test(word) && before?.concept.name === 'gamepad' && gapBefore === ' ';

/** A buddha's hand, in haste: "buddha hand". Of hands nobody is seen besides. */
const isOfHand: MentionRule = (mention) =>
  mention.concept.kind === 'figure' &&
  /^[a-z]+$/.test(mention.word) &&
  mention.gapAfter === ' ' &&
  mention.next?.concept.name === 'hand' &&
  /^hands?$/.test(nextWord(mention));

/** Whether it says of its neighbour what it is for, whose it is or what it is like. */
export const isModifier = anyOf([
  isSportOf,
  isGestureOf,
  isFamilyOf,
  isPartOf,
  isHorns,
  isTradeOf,
  isArmOf,
  isOnJewelry,
  isRainbow,
  isInEyes,
  isOnPad,
  isOfHand,
]);
