import type { ConceptKind } from '../../../lexicon/entry.ts';
import { englishCount } from '../../attributes/count.ts';
import type { Token, TokenBuffer } from '../../token-buffer.ts';
import { wordBefore } from '../../word-before.ts';
import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import { longestMatch } from './english-phrases.ts';
import { mentionOf } from './word-index.ts';

/**
 * Finds what a buffer names in English, the longest names first, and consumes it.
 *
 * @param unpictured takes the names that nothing draws
 */
export function findEnglish(buffer: TokenBuffer, unpictured: Token[]): Mention[] {
  const mentions: Mention[] = [];
  const tokens = buffer.latinWords();
  for (let i = 0; i < tokens.length; ) {
    const match = longestMatch(buffer, tokens, i);
    if (match) {
      const { start, end, found } = match;
      const isWhose = isOwner(buffer, tokens[i - 1], start, end);
      if (found.concept)
        mentions.push(
          mentionOf(
            found,
            { start, end },
            found.isPlural && !isWhose && !isOwnParts(found.concept.kind, buffer.rest.slice(start, end)),
          ),
        );
      else unpictured.push({ text: buffer.rest.slice(start, end), start, end });
      buffer.consume(start, end);
    }
    i += match?.words ?? 1;
  }
  return mentions.map((mention, i) =>
    isWhoseThing(buffer, mention, mentions[i + 1]) ? { ...mention, isPlural: false } : mention,
  );
}

/** Several of what one has: shark jaws are of one shark. */
function isOwnParts(kind: ConceptKind, words: string): boolean {
  return (
    kind === 'creature' &&
    / (?:jaws|tentacles|claws|talons|horns|antlers|tusks|fangs|teeth|legs|scales)$/.test(words)
  );
}

/** "Lions head", "a womans face": an apostrophe is soon forgotten. */
const ofOne =
  /^ (?:head|face|skull|paw|tail|portrait|profile|silhouette|mouth|jaw|eye|ear|body|back|neck|throat|nose|shoulder|lap|mane|heart|hand(?! in hand)|claw|nest|den|beak|horn|eyes|wings|paws|claws|feathers|ears|teeth|horns|antlers|feet|collar|name|handwriting|signature|birthday|shell|whiskers|ashes)(?!\p{L})/u;

/** Whether a plural is the possessive of one. */
function isOwner(
  { rest, original }: TokenBuffer,
  before: Token | undefined,
  start: number,
  end: number,
): boolean {
  if (/mans$/.test(rest.slice(start, end))) return true;
  const isNumbered = before !== undefined && englishCount(before.text) !== null && before.text !== 'one';
  // What is said of the ears of "my dogs ears outline" has been read by now.
  return !isNumbered && ofOne.test(original.slice(end).toLowerCase());
}

/** "A magicians hat": one thing right after somebody in the plural is his. */
function isWhoseThing({ original }: TokenBuffer, owner: Mention, next: Mention | undefined): boolean {
  const { start, end, isPlural } = owner;
  if (!isPlural || !isBody(owner) || !next || next.isPlural || next.concept.kind !== 'object') return false;
  const before = wordBefore(original, start).toLowerCase();
  const isMany = englishCount(before) !== null && before !== 'one';
  return !isMany && /[^ve]s$/i.test(original.slice(start, end)) && original.slice(end, next.start) === ' ';
}
