import { isDescribing } from '../attributes/describing-words.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';
import { stopWords } from './stop-words.ts';

/** Pictures that many have seen, and that ask for the manner of theirs alone. */
const pictures =
  "(?:children'?s?|kids'?|kid's|story|fairy ?tale|comic|colou?ring|picture|anatomy|biology|history|text) ?books?|storybooks?|textbooks?|fairy ?tales?|encyclop(?:a|ae)?edias?|sea maps?";
const described = "(?:(?:the|an?|some|old|vintage|antique|my|our|those|these|\\p{L}+'s) )*";
const likeness = new RegExp(
  [
    // "Like in old sea maps", "like the ones on tarot cards".
    `\\blike (?:(?:the|those) (?:ones?|kind|sort) )?(?:in|on|from|out of) [\\p{L}' -]+?(?= (?:\\p{L}+ing|with|and|but|for|attacks|holds|wears)\\b|[,.;:()]|$)`,
    // "A dog, drawn like by a child".
    '\\b(?:like |as if )?(?:drawn |made |done )?by (?:(?:an?|my|our) )*(?:little |young |small )*(?:child|kid|toddler|kindergartner)\\b',
    `\\b(?:like|(?:straight )?out of) ${described}(?:(?:page|illustration|drawing|scene|picture|cover|something) (?:of|from|in|out of) ${described})?(?:${pictures})\\b`,
  ].join('|'),
  'gu',
);

/**
 * Takes off that something is to look as it does in other pictures: "an octopus like in old sea maps" asks for no map. A
 * prompt that says nothing else keeps it.
 */
export function takeLikenesses(buffer: TokenBuffer): PlacedWord[] {
  const spans = spansOf(buffer.rest, likeness);
  const rest = spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    buffer.rest,
  );
  const saysMore = [...rest.matchAll(/\p{L}+/gu)].some(
    ([word]) => !stopWords.has(word) && !isDescribing(word),
  );
  return saysMore ? spans.map((span) => buffer.take(span)) : [];
}
