import { concepts } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';

/** "A hand with an eye in the palm". */
const isPalm: ContextRule = ({ word, lead, earlier }) =>
  word === 'palm' &&
  /\b(?:in|on|inside|of) (?:the|its|his|her|my|a) $/u.test(lead) &&
  earlier.some(({ concept: { name } }) => /hand/.test(name));

/** What has a needle that nobody sews with. */
const needled = withTrait('needled');

const isNeedle: ContextRule = ({ word, all }) =>
  /^(?:needles?|[针針])$/u.test(word) && all.some(({ concept: { name } }) => needled.has(name));

const barreled = concepts('gun', 'ak47', 'rifle', 'cannon');

const isBarrel: ContextRule = ({ word, lead, all }) =>
  word === 'barrel' &&
  /\b(?:in|from|of|through|down|on|around) (?:the|its|an?) $/u.test(lead) &&
  all.some(({ concept: { name } }) => barreled.has(name));

/** "A skull's eye". */
const isEye: ContextRule = ({ word, before, gapBefore }) =>
  /^eyes?$/.test(word) &&
  before !== undefined &&
  /skull$/.test(before.concept.name) &&
  /^(?:'s?)? $/.test(gapBefore);

/** "A snake through the eye of a skull". */
const isSocket: ContextRule = ({ word, lead, next, gapAfter }) =>
  next?.concept.name === 'skull' &&
  /^eyes?(?: sockets?)?$/.test(word) &&
  /\b(?:out of|through|in|from|inside) (?:the |an |one )?$/u.test(lead) &&
  /^(?: ?sockets?)? of (?:an? |the )?(?:\p{L}+ )?$/u.test(gapAfter);

/** A knife with an eye on the blade is one knife. */
const isBlade: ContextRule = ({ word, lead, before }) =>
  word === 'blade' && before !== undefined && /\b(?:on|in|along|down|around) (?:the|its) $/u.test(lead);

/** The rim of a glass is no wheel's. */
const isRim: ContextRule = ({ word, lead, tail }) =>
  /^rims?$/.test(word) && (/^ of /.test(tail) || /\bglass $/.test(lead));

/** What has a bed in which nobody sleeps. */
const bedded = /\b(?:truck|pick-?up|ute|river|creek|stream|flower|garden|sea|road) $/u;
const trucks = new Set(['truck', 'pickup-truck', 'tow-truck', 'monster-truck']);

/** "A river bed", "a pickup with pumpkins in the bed". */
const isBed: ContextRule = ({ word, lead, tail, all }) => {
  if (word !== 'bed') return false;
  if (/^ of (?:\p{L}+ )?(?:roses|flowers|tulips|daisies|lilies|leaves|moss|grass)\b/u.test(tail)) return true;
  const isLoaded = all.some(({ concept }) => trucks.has(concept.name));
  return bedded.test(lead) || (isLoaded && /\b(?:in|on) (?:the|its|her|his) (?:back )?$/u.test(lead));
};

/** The drawings of these show what they are played with. */
const fiddles = concepts('violin', 'cello', 'violinist', 'cellist');

/** "A violin with its bow": none to shoot with or to wear. */
const isFiddlestick: ContextRule = ({ word, before, next, gapBefore, gapAfter }) => {
  if (word !== 'bow') return false;
  const isAfter =
    before !== undefined &&
    fiddles.has(before.concept.name) &&
    /^(?:,| with| and| &)(?: (?:an?|its|the|his|her))?(?: \p{L}+)? $/u.test(gapBefore);
  const isFor =
    next !== undefined &&
    fiddles.has(next.concept.name) &&
    /^(?: (?:of|for))?(?: (?:an?|the|my))? $/u.test(gapAfter);
  return isAfter || isFor;
};

const clawed = concepts('crab', 'hermit-crab', 'lobster', 'scorpion');

/** カニのハサミ: nobody cuts with it. */
const isPincer: ContextRule = ({ word, before, gapBefore }) =>
  /^(?:ハサミ|はさみ|鋏|钳子?|剪刀?)$/u.test(word) &&
  clawed.has(before?.concept.name ?? '') &&
  /^[の的]?大?(?:きな)?$/u.test(gapBefore);

/** Whether it is a part of something else that is named, and nothing is drawn of it besides. */
export const isOwnPart = anyOf([
  isPalm,
  isNeedle,
  isBarrel,
  isEye,
  isSocket,
  isBlade,
  isRim,
  isBed,
  isFiddlestick,
  isPincer,
]);
