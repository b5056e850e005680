import { concepts } from '../../../lexicon/concept.ts';
import { englishColors } from '../../attributes/color.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { isPairable } from './pairable.ts';

const couples = concepts('lovers', 'kissing-couple', 'hugging-couple', 'dancing-couple');

/** People are lovers, and beasts and skeletons are two. */
const isCouple: ContextRule = ({ concept, word, tail, before, next, gapBefore, gapAfter }) =>
  couples.has(concept.name) &&
  (/^ of /.test(tail) ||
    // 夫婦鯉 are two.
    (next !== undefined && isPairable(next) && /^の?$/u.test(gapAfter) && /\p{Script=Han}$/u.test(word)) ||
    (before !== undefined && isPairable(before) && /^[ の]?$/u.test(gapBefore)));

/** What also tells a shade: "a rose gold crown", "an olive green frog". */
const shades =
  /^(?:rose|olive|cherry|mint|peach|plum|lavender|violet|chestnut|lemon|lime|sage|apple|apricot|heather|fig|raspberry|blackberry|forest|sky|ocean|sea|blood|fire|snow|baby|pea)$/;
const shaded = new RegExp(`^ (?:${englishColors.join('|')}) $`);

const isShade: ContextRule = ({ word, gapAfter }) =>
  shades.test(word) && (shaded.test(gapAfter) || (word === 'violet' && gapAfter === ' '));

/** "A ring on the finger" asks for no rude one. */
const isRingFinger: ContextRule = ({ word, lead }) =>
  word === 'the finger' && /\b(?:on|around|of|at|from|to|in) $/.test(lead);

/** "Birth flowers: violet, daisy": these are they. */
const isBirthFlower: ContextRule = ({ word, next, gapAfter }) =>
  /^birth/.test(word) && /^:? +$/.test(gapAfter) && next?.concept.kind === 'flora';

/** 百合两朵，女儿们的花: of a flower that has been named, whose it is. */
const isSameFlower: ContextRule = ({ word, tail, before, earlier, gapBefore }) =>
  word === '花' &&
  /^[^和与跟と]*(?:[的の]| {2})$/u.test(gapBefore) &&
  /^(?:$|[\s,，、。])/u.test(tail) &&
  earlier.length === 1 &&
  before?.concept.kind === 'flora';

/** Winds have words of their own. */
const windy =
  /[清微狂台寒秋春暖旋卷大强阴晚晨山海凉顺逆与和跟及强強暴神北南東西东海順逆追向秋春涼朝夜][风風]$/u;

/** What the wind does to something: 被风吹散, 風に舞う. */
const blowing = /^(?:[风風](?:中|里)?(?:吹|飘|摇|散)|風に(?:舞|揺|散|吹|なび|そよ))/u;

/** 风 and 風 at the end of a word tell its manner: 迷幻风, レトロ喫茶風. The wind that moves something is not seen. */
const isWind: ContextRule = ({ word, lead, tail }) => {
  if (blowing.test(word + tail)) return true;
  const said = lead + word;
  return (
    word.length === 1 &&
    /[\p{Script=Han}\p{Script=Katakana}ー][风風]$/u.test(said) &&
    !windy.test(said) &&
    /^(?:$|[\s,，、。的の])/u.test(tail)
  );
};

const drinks =
  /^(?:whiskey|cocktail|margarita|mojito|soda|lemonade|iced-coffee|boba|rum|liquor-bottle|beer|wine|champagne|coffee|teacup)$/;

/** In a glass it is no iceberg. */
const isInDrink: ContextRule = ({ word, all }) =>
  word === 'ice' && all.some(({ concept: { name } }) => drinks.test(name));

/** "Mickey mouse ears": no human ones. */
const isOthersEar: ContextRule = ({ word, lead }) =>
  /^ears?$/.test(word) &&
  /\b(?:mouse|minnie|mickey|spock|vulcan|goblin|yoda|hobbit|elven|dobby)(?:'s)? $/.test(lead);

/** Whether it only tells more of what else is named: how many, of which shade, where, whose, in what manner. */
export const isSaidOfOthers = anyOf([
  isCouple,
  isShade,
  isRingFinger,
  isBirthFlower,
  isSameFlower,
  isWind,
  isInDrink,
  isOthersEar,
]);
