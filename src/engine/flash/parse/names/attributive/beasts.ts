import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { ofWhom } from './of-whom.ts';

/** A baby dragon is a dragon. */
const isBaby: ContextRule = ({ word, next, gapAfter }) =>
  next !== undefined && isBody(next) && /(?:\bbaby|赤ちゃん)$/.test(word) && /^[ の]?$/.test(gapAfter);

const isSpoiled: ContextRule = ({ concept, next, gapAfter }) =>
  next !== undefined &&
  concept.kind === 'creature' &&
  next.concept.traits.has('left-by-beasts') &&
  /^(?:'s? )$|^ $|^[的の]?$/.test(gapAfter);

/** "Paw prints of my dogs". */
const isPrinted: ContextRule = ({ concept, before, gapBefore }) =>
  concept.kind === 'creature' && before?.concept.name === 'paw' && ofWhom.test(gapBefore);

/** "A tiger's eye", "wolf eye": an eye, and no wolf; the third eye of a cat is another. */
const eyeWord = /^(?:eye|eyes|目|眼|瞳|眼睛)$/u;

const isSeeing: ContextRule = ({ text, concept, before, next, gapBefore, gapAfter }) => {
  if (concept.kind !== 'creature') return false;
  const isEye = (of: Mention | undefined) =>
    of?.concept.name === 'eye' && eyeWord.test(text.slice(of.start, of.end));
  return (isEye(next) && /^(?:'s?)? $|^[的の]$/u.test(gapAfter)) || (isEye(before) && ofWhom.test(gapBefore));
};

/** Of beasts, beside what they are: a penguin chick is no hen's, and a wolf pup no dog. */
const youngWord =
  /^(?:chicks?|pups?|pupp(?:y|ies)|cubs?|kits?|kittens?|cal(?:f|ves)|foals?|fawns?|lambs?|piglets?|ducklings?|goslings?|cygnets?)$/;

const isYoung: ContextRule = ({ word, concept, before, gapBefore }) =>
  before?.concept.kind === 'creature' &&
  concept.kind === 'creature' &&
  before.concept !== concept &&
  youngWord.test(word) &&
  gapBefore === ' ';

/** Of "an elephant and its baby", 熊猫宝宝, nobody is human; storks bring those. */
const isOffspring: ContextRule = ({ concept, before, gapBefore }) =>
  concept.name === 'baby' &&
  before?.concept.kind === 'creature' &&
  before.concept.name !== 'stork' &&
  /^(?:(?:,| and| &| with| holding| carrying| hugging| protecting)? (?:(?:its|her|his|their|two|three) )*|[的の和と])$/u.test(
    gapBefore,
  );

/** The bones of a wolf are no man's. */
const isSkeleton: ContextRule = ({ word, concept, before, gapBefore }) =>
  before?.concept.kind === 'creature' &&
  concept.name === 'skeleton' &&
  /^(?:skeletons?|骨架|骨骼|骸骨)$/u.test(word) &&
  /^(?:(?:'s)? |[的の]?)$/u.test(gapBefore);

/** 侧脸 is a woman's where it is nobody's. */
const isProfile: ContextRule = ({ word, before, gapBefore }) =>
  before?.concept.kind === 'creature' && /^(?:侧脸|侧颜|横顔)$/u.test(word) && /^[的の]?$/u.test(gapBefore);

/** Whether it tells whose something is, or what is a beast's own. */
export const isOfBeast = anyOf([
  isBaby,
  isSpoiled,
  isPrinted,
  isSeeing,
  isYoung,
  isOffspring,
  isSkeleton,
  isProfile,
]);
