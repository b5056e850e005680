import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';

/** The form of what follows: "heart shaped balloon", 心形的气球. "Shaped like a heart" tells what it is made to. */
const shaped = /^[- ]shaped (?!like|as|into)(?:\p{L}+ ){0,2}$|^の?[型形]の?$/u;

const isForm: ContextRule = ({ word, tail, next, gapAfter, all }) =>
  (next !== undefined && (shaped.test(gapAfter) || (word.endsWith('形') && /^的?$/.test(gapAfter)))) ||
  // Of a key with a heart shaped handle no heart is drawn, nor is the handle known.
  (all.length > 1 && /^[- ]shaped (?!like|as|into)\p{L}/u.test(tail));

/** Peoples whose way of drawing is meant: a polynesian turtle is no turtle with a band. */
const peoples = /^(?:polynesian|maori|māori|samoan|hawaiian)$/;
/** Peoples of whose beasts and warriors no sign of theirs is wanted besides: a celtic raven is a raven. */
const ornamented = /^(?:celtic|aztec|mayan)$/;
const isOrnamented = (mention: Mention) => isBody(mention) || /skull/.test(mention.concept.name);

const isPeople: ContextRule = ({ word, before, next, gapAfter }) =>
  (peoples.test(word) && (next ?? before) !== undefined) ||
  (ornamented.test(word) && gapAfter === ' ' && next !== undefined && isOrnamented(next));

/** A rainbow rose has its colours, and no arch above it; army boots come without a helmet. */
const isMake: ContextRule = ({ word, gapAfter }) =>
  /^(?:rainbow|origami|military|army|infantry)$/.test(word) && gapAfter === ' ';

/** Grandpa's fishing hat comes without a rod. */
const isPastime: ContextRule = ({ word, next, gapAfter }) =>
  /^(?:fishing|hunting|knitting|sewing|baking|painting|camping)$/.test(word) &&
  gapAfter === ' ' &&
  next?.concept.kind === 'object';

const sport =
  /^(?:boxing|gardening|football|soccer|rugby|hockey|tennis|golf|basketball|baseball|softball|volleyball|cricket|swimming|swim|cycling|climbing|ski|skiing|judo|karate|wrestling)$/;
const gear =
  /^(?:boots?|shoes?|trainers|sneakers?|shirts?|jerseys?|gloves?|helmets?|goggles|bags?|hats?|caps?|scar(?:f|ves)|shorts|skates?|socks?|forks?|trowels?|medals?|troph(?:y|ies)|whistles?)$/;

/** Football boots come without a ball. */
const isSportOf: ContextRule = ({ word, gapAfter, nextWord }) =>
  gapAfter === ' ' && sport.test(word) && gear.test(nextWord);

/** What has a rainbow's colours, and no arch above it. */
const colored =
  /^ (?:hair|manes?|tails?|wings?|feathers?|scales|fur|paint|ink|colou?rs?|colou?red|stripes?|smoke|petals|eyes?|background|splash|gradient|skin|shell|horn|fins?)\b/;
const isRainbow: ContextRule = ({ word, all, tail }) =>
  word === 'rainbow' && all.length > 1 && colored.test(tail);

const isToast: ContextRule = ({ word, before, gapBefore }) =>
  word === 'cheers' && before?.concept.kind === 'object' && gapBefore === ' ';

/** Whether it only tells how its neighbour looks, or what that is for. */
export const isLook = anyOf([isForm, isPeople, isMake, isRainbow, isPastime, isSportOf, isToast]);
