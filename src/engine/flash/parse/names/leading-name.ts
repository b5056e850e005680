import { isDescribing, isParticiple } from '../attributes/describing-words.ts';
import type { Token } from '../token-buffer.ts';
import { isCjk } from '../token-buffer.ts';
import { cjkName, isInflected } from './cjk-name.ts';
import type { ContentWord } from './content-words.ts';
import { isKindOnly } from './kinds.ts';

/**
 * What a prompt is about, when nothing draws it: "a cowgirl with a revolver" is about a cowgirl. A picture of the
 * revolver would pass for one of the cowgirl, so that what belongs to an unknown thing must not stand in for it.
 *
 * The rule: a prompt is about its first name that is more than a description. In English a name ends before the
 * first preposition, conjunction, participle or comma, and its last word tells what it is ("rose trellis" is no rose).
 * In Chinese and Japanese what stands before 的 and の, or a clause, describes what comes after.
 *
 * @param text in lower case
 * @param content what is left of the text once stop words are gone, in order
 * @returns where the unknown name stands; null when what the prompt is about can be drawn
 */
export function unknownLead(text: string, content: readonly ContentWord[]): Token | null {
  const name = isCjk(content[0]?.text ?? '') ? cjkName(text, content) : englishName(text, content);
  const head = name?.at(-1);
  const modifier = name?.at(-2);
  if (!name || !head) return null;
  // One character that is left of a sentence names nothing.
  if (!head.isKnown && name.length === 1 && /^\p{Script=Han}$/u.test(head.text)) return null;
  const isOfUnknownKind =
    isKindOnly(head.text) &&
    modifier &&
    !modifier.isKnown &&
    !isDescribing(modifier.text) &&
    isAdjacent(text, modifier, head);
  if (head.isKnown && !isOfUnknownKind) return null;
  const start = startOfName(text, name, head);
  return { text: text.slice(start, head.end), start, end: head.end };
}

/** Where the words begin that stand right before the head: "rose trellis". */
function startOfName(text: string, name: readonly ContentWord[], head: ContentWord): number {
  let first = head;
  for (const word of name.toReversed()) {
    const describes = isDescribing(word.text) || (!word.isKnown && isInflected(text, word));
    if (word !== head && isAdjacent(text, word, first) && !describes) first = word;
  }
  return first.start;
}

function isAdjacent(text: string, first: Token, second: Token): boolean {
  return /^[\s'-]*の?$/.test(text.slice(first.end, second.start));
}

/** Between two words of one English name there are only other words of it: describing ones, colours, numbers. */
const partsNames =
  /[^\p{L}\p{N}\s'-]|\b(?:and|or|with|without|of|in|on|at|to|for|from|into|onto|over|under|behind|around|before|after|between|through|above|below|beside|near|next|by|as|inside|among|across|against|along|beneath|within|upon|atop|that|which|who|whose|while|where|when|is|are|was|has|have|made|being|wears|holds|carries|plus|but|like)\b|\b\p{L}{3,}ing\b/u;

function englishName(text: string, content: readonly ContentWord[]): ContentWord[] | null {
  let name: ContentWord[] = [];
  for (const [i, word] of content.entries()) {
    const before = content[i - 1];
    if (before && name.length > 0 && partsNames.test(text.slice(before.end, word.start))) {
      const noun = withoutDescriptions(name);
      if (noun.length > 0) return noun;
      name = [];
    }
    const noun = withoutDescriptions(name);
    const isDeed = !word.isKnown && isParticiple(word.text) && noun.some(({ isKnown }) => isKnown);
    if (isDeed || (noun.length > 0 && isVerb(text, word, content[i + 1]))) return noun;
    name.push(word);
  }
  return withoutDescriptions(name);
}

/** "A cowgirl holding two roses": the verb of what stands before, no description of what follows. */
function isVerb(text: string, word: ContentWord, next: ContentWord | undefined): boolean {
  if (word.isKnown) return false;
  const isSaidOfNext = next !== undefined && isAdjacent(text, word, next);
  return transitive.test(word.text) || (/ing$/.test(word.text) && !isSaidOfNext);
}

const transitive = /^(?:(?:hold|wear|carry|rid|fac|climb|wrapp)ing|holds|wears|carries|wraps)$/;

/** What describes a thing may stand on both sides of its name: "fierce wolf", "wolf snarling fiercely". */
function withoutDescriptions(name: readonly ContentWord[]): ContentWord[] {
  const isName = (word: ContentWord) => word.isKnown || !isDescribing(word.text);
  return name.slice(
    name.findIndex(isName) < 0 ? name.length : name.findIndex(isName),
    name.findLastIndex(isName) + 1,
  );
}
