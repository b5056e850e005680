import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { hasFace } from './body-parts.ts';

/** "Flames instead of its eyes". */
const isReplaced: ContextRule = ({ lead, mention, concept }) =>
  mention.isPlural &&
  concept.name === 'eye' &&
  /\b(?:for|as|instead of|in place of) (?:its |his |her |the )?$/u.test(lead);

/** "Roses growing out of the eyes" of a skull, or a snake out of one. */
const isOutOf: ContextRule = ({ lead, concept, earlier }) =>
  concept.name === 'eye' &&
  /\b(?:out(?: of)?|from|through|over|covering) (?:(?:the|its|his|her|one)(?: of its)? )?(?:empty |left |right )?$/u.test(
    lead,
  ) &&
  earlier.some(hasFace);

const isSocket: ContextRule = ({ concept, tail }) => concept.name === 'eye' && /^ ?sockets?\b/u.test(tail);

/** 骷髅眼睛里开花. */
const isInside: ContextRule = ({ concept, tail, before, gapBefore }) =>
  concept.name === 'eye' &&
  /^的?$/u.test(gapBefore) &&
  /^[里中裡]/u.test(tail) &&
  before !== undefined &&
  hasFace(before);

/** "Medusa with snakes and blank eyes". */
const isLookOf: ContextRule = ({ lead, mention, concept, earlier }) =>
  mention.isPlural &&
  concept.name === 'eye' &&
  /\b(?:blank|empty|hollow|glowing|soulless|milky|blind|lifeless|stone|stony|piercing) $/u.test(lead) &&
  earlier.some(hasFace);

/** Whether it is the eyes of something named before. */
export const isOwnEye = anyOf([isReplaced, isOutOf, isSocket, isInside, isLookOf]);
