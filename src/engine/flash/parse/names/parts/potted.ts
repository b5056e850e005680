import type { Join } from './joins.ts';
import { inPlaceOf } from './joins.ts';

/** 鉢植えのサボテン, 盆栽仙人掌: one plant, whose pot is told and not drawn beside it. */
export const potted: Join = (pair) => {
  const { text, first, second, gap } = pair;
  const isPotted =
    /^(?:鉢植え|盆栽)$/u.test(text.slice(first.start, first.end)) &&
    second.concept.kind === 'flora' &&
    /^[的の]?$/u.test(gap);
  return isPotted ? { ...inPlaceOf(pair, second), fallback: { start: first.start, end: first.end } } : null;
};
