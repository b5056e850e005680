import type { Finding } from '../finding.ts';
import { isBody } from '../finding.ts';
import type { MentionRule } from '../mention.ts';
import { anyOf } from '../mention.ts';
import { isDoneByOthers } from './wise-monkeys.ts';

/** "Shell peas" is a deed, and a shell between the two is none. */
const toShell = /\b(?:to|and|who|we|they|us) $/;
const shelled = new Set(['pea', 'peanut', 'shrimp', 'walnut']);

const isShelling: MentionRule = ({ word, lead, next, gapAfter }) =>
  word === 'shell' && toShell.test(lead) && shelled.has(next?.concept.name ?? '') && gapAfter === ' ';

/** キスする. */
const isKissing: MentionRule = ({ concept, tail }) =>
  concept.name === 'lips' && /^(?:を?する|をし|して)/u.test(tail);

/** "A badger reading the newspaper": what is read is drawn, not another book. */
const isReading: MentionRule = ({ word, before, next, gapAfter, tail }) =>
  word === 'reading' &&
  before !== undefined &&
  /^ (?:(?:an?|the|his|her|its|their) )(?:\p{L}+ )?$/u.test(next ? gapAfter : tail);

/** "A boy with wings praying" does so himself, and so does who is named right after it. */
const isPraying: MentionRule = ({ word, lead, next, gapAfter, earlier }) => {
  if (word !== 'praying') return false;
  const isSomebody = (of: Finding) => isBody(of) && !/hand/.test(of.concept.name);
  if (next && isSomebody(next) && gapAfter === ' ') return true;
  return earlier.some(isSomebody) && !/\b(?:and|&) $/u.test(lead);
};

/** Whether it only says what somebody does. */
export const isDeed = anyOf([isShelling, isKissing, isReading, isPraying, isDoneByOthers]);
