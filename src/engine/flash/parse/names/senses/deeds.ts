import { concepts } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';
import { isDoneByOthers } from './wise-monkeys.ts';

/** "Shell peas" is a deed, and a shell between the two is none. */
const toShell = /\b(?:to|and|who|we|they|us) $/;
const shelled = concepts('pea', 'peanut', 'shrimp', 'walnut');

const isShelling: ContextRule = ({ word, lead, next, gapAfter }) =>
  word === 'shell' && toShell.test(lead) && shelled.has(next?.concept.name ?? '') && gapAfter === ' ';

/** キスする, 亲吻: what they do with their own lips. */
const isKissing: ContextRule = ({ concept, word, lead, tail }) =>
  concept.name === 'lips' &&
  (/^(?:を?する|をし|して)/u.test(tail) || (/^[キ嘴吻]/u.test(word) && /[がで亲親接相]$/u.test(lead)));

const read = withTrait('read');

/** "A badger reading the newspaper": what is read is drawn, not another book. */
const isReading: ContextRule = ({ word, before, next, gapAfter, tail }) =>
  word === 'reading' &&
  before !== undefined &&
  (/^ (?:(?:an?|the|his|her|its|their) )(?:\p{L}+ )?$/u.test(next ? gapAfter : tail) ||
    (gapAfter === ' ' && read.has(next?.concept.name ?? '')));

/** "A boy with wings praying" does so himself, and so does who is named right after it. */
const isPraying: ContextRule = ({ word, lead, next, gapAfter, earlier }) => {
  if (word !== 'praying') return false;
  const isSomebody = (of: Mention) => isBody(of) && !/hand/.test(of.concept.name);
  if (next && isSomebody(next) && gapAfter === ' ') return true;
  return earlier.some(isSomebody) && !/\b(?:and|&) $/u.test(lead);
};

/** "The phoenix rose from the ashes". */
const isRising: ContextRule = ({ word, lead, tail }) =>
  word === 'rose' &&
  /\b(?:i|we|he|she|it|they|that|who|which|and|phoenix|jesus|christ|bird|dragon|moon|sun) $/u.test(lead) &&
  /^ (?:up|again|like|out|above|from (?:the |its |his |her |my |our |these )?(?:ashe?s?|dead|flames|grave|fire|concrete|ground|dust|dark|darkness|bottom|sea))\b/u.test(
    tail,
  ) &&
  !/\brose and $/u.test(lead);

/** "Drop the mic". */
const isDropping: ContextRule = ({ word, lead, tail }) =>
  word === 'drop' &&
  /(?:^|\b(?:to|and|who|that|i|we|they|never|don't) )$/u.test(lead) &&
  /^ the\b/u.test(tail);

/** "Saw a ghost", and no tool. */
const isSeeing: ContextRule = ({ word, lead, tail, all }) =>
  word === 'saw' &&
  all.length > 1 &&
  !/\b(?:an?|the|hand|hack|chain|circular|buzz|jig|bow) $/u.test(lead) &&
  /^ (?:an?|the|my|your|you|it|him|her|them|me)\b/u.test(tail);
/** "My husband does it every day", and no deer. */
const isDoing: ContextRule = ({ word, tail }) =>
  word === 'does' && /^ (?:it|this|that|not|all|everything|her|his|my|the|an?|\p{L}+ing)\b/u.test(tail);

/** "A kiwi and a kangaroo shaking hands" have none that anybody draws, and hares box without gloves. */
const isOwnDeed: ContextRule = ({ word, earlier, next, gapAfter }) => {
  const isBeast = ({ concept: { kind, name } }: Mention) => kind === 'creature' && name !== 'kangaroo';
  if (word === 'boxing' && next && gapAfter === ' ') return isBeast(next);
  return (word === 'shaking hands' || word === 'boxing') && earlier.some(isBeast);
};

/** Whether it only says what somebody does. */
export const isDeed = anyOf([
  isRising,
  isDropping,
  isSeeing,
  isDoing,
  isShelling,
  isKissing,
  isReading,
  isPraying,
  isOwnDeed,
  isDoneByOthers,
]);
