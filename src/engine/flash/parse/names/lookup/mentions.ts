import { concepts } from '../../../lexicon/concept.ts';
import type { Token, TokenBuffer } from '../../token-buffer.ts';
import { isCjk } from '../../token-buffer.ts';
import type { Mention } from '../mention.ts';
import { withoutFragments } from './cjk-fragments.ts';
import { findCjk } from './cjk-mentions.ts';
import { findEnglish } from './english-mentions.ts';

/** What names are found in a prompt. */
export interface Named {
  readonly mentions: readonly Mention[];
  /** Names that nothing draws although they hold the names of other things. */
  readonly unpictured: readonly Token[];
  /** What stands for a word that wants to be seen, beside things: the script of "a lotus, sanskrit". */
  readonly unwritten: readonly Mention[];
}

/**
 * More names than these are told and not drawn, as eight things are all that a design shows. Whatever is judged of a
 * name is judged beside all others: this bounds the time that reading takes.
 */
const mostMentions = 60;

/** By what stands for them: words for writing, and not for what a thing means. */
const writings = concepts('om');

/** Finds all concepts that the buffer names, longest names first, and consumes them. */
export function findConcepts(buffer: TokenBuffer): Named {
  const unpictured: Token[] = [];
  const all = [...withoutFragments(buffer, findCjk(buffer, unpictured)), ...findEnglish(buffer, unpictured)];
  const inOrder = all.toSorted((a, b) => a.start - b.start);
  const found = inOrder.slice(0, mostMentions);
  for (const { start, end } of inOrder.slice(mostMentions))
    unpictured.push({ text: buffer.original.slice(start, end), start, end });
  const things = found.filter(({ isIdea }) => !isIdea);
  const mentions = things.length > 0 || unpictured.length > 0 ? things : found;
  const unwritten = found.filter(
    (of) =>
      of.isIdea &&
      !mentions.includes(of) &&
      (writings.has(of.concept.name) || of.concept.kind === 'figure' || isListedIdea(buffer, of)),
  );
  return { mentions, unpictured, unwritten };
}

/** A Chinese or Japanese word for an idea that is listed beside things: 薔薇と愛, 勇気 ライオン. */
function isListedIdea({ original }: TokenBuffer, { start, end }: Mention): boolean {
  return (
    isCjk(original.slice(start, end)) &&
    /(?:^|[\s、,・とに])$/u.test(original.slice(0, start)) &&
    /^(?:$|[\s、,・。]|と(?!いう|して|ともに|共に|を))/u.test(original.slice(end))
  );
}
