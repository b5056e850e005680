import { concepts } from '../../../lexicon/concept.ts';
import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Join } from './joins.ts';

const hands = concepts('hand', 'fist', 'skeleton-hand');
const skeletonHand = conceptNamed('skeleton-hand');

/** Of "a witch's hand" the hand is drawn. */
export const handAfter: Join = ({ text, first, second }) =>
  hands.has(second.concept.name) &&
  first.concept.kind === 'figure' &&
  /'s $/.test(text.slice(0, second.start)) &&
  // "A mother holding baby's hand" is seen.
  !/ing\b/.test(text.slice(first.start, second.start))
    ? second
    : null;

/** 悪魔の手 is drawn as a hand, and whose it is told; 手を握る is what two do. */
export const handOf: Join = ({ text, first, second, gap }) =>
  second.concept.name === 'hand' &&
  /^手$/u.test(text.slice(second.start, second.end)) &&
  (first.concept.kind === 'figure' || first.concept.kind === 'creature') &&
  /^[の的]$/u.test(gap) &&
  /^(?:$|[\s、。，,とが])/u.test(text.slice(second.end))
    ? { ...second, fallback: { start: first.start, end: first.end } }
    : null;

/** Of "the hands of a mother" no mother is drawn besides. */
export const handBefore: Join = ({ first, second, gap }) => {
  const isHers =
    hands.has(first.concept.name) &&
    second.concept.kind === 'figure' &&
    /^ of (?:an? |the |my |her |his )?$/.test(gap);
  if (!isHers) return null;
  return skeletonHand && second.concept.name === 'skeleton'
    ? { ...first, end: second.end, concept: skeletonHand }
    : { ...first, fallback: { start: second.start, end: second.end } };
};
