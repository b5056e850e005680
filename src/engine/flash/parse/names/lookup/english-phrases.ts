import { concepts } from '../../../lexicon/concept.ts';
import type { Token, TokenBuffer } from '../../token-buffer.ts';
import { singularsOf, withoutPossessive } from '../plural.ts';
import type { Meaning } from './word-index.ts';
import { english } from './word-index.ts';

const longestPhrase = Math.max(...[...english.keys()].map((phrase) => phrase.split(' ').length));

/** The longest phrase with a meaning that begins at one of the words. */
export function longestMatch(
  buffer: TokenBuffer,
  tokens: readonly Token[],
  from: number,
): { found: Found; start: number; end: number; words: number } | null {
  for (let words = Math.min(longestPhrase, tokens.length - from); words > 0; words--) {
    const phrase = tokens.slice(from, from + words);
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (!first || !last || !isUnbroken(buffer, phrase)) continue;
    const found = lookUp(phrase);
    if (found) return { found, start: first.start, end: last.end, words };
  }
  return null;
}

/** Only spaces and hyphens may part the words of one phrase. */
function isUnbroken(buffer: TokenBuffer, phrase: readonly Token[]): boolean {
  return phrase.every((token, i) => {
    const next = phrase[i + 1];
    return !next || /^[\s-]+$/.test(buffer.rest.slice(token.end, next.start));
  });
}

type Found = (Meaning & { readonly isPlural: boolean }) | { readonly concept: null };

function lookUp(phrase: readonly Token[]): Found | null {
  const words = phrase.map(({ text }) => withoutPossessive(text));
  // "Devil's tower" is listed as it is typed in haste: "devils tower".
  const typed = phrase.map(({ text }) => text.replaceAll("'", '')).join(' ');
  const exact = english.get(words.join(' ')) ?? (phrase.length > 1 ? english.get(typed) : undefined);
  if (exact !== undefined) return exact ? { ...exact, isPlural: false } : { concept: null };
  const last = words.at(-1) ?? '';
  for (const singular of singularsOf(last)) {
    const meaning = english.get([...words.slice(0, -1), singular].join(' '));
    if (meaning !== undefined) return meaning ? { ...meaning, isPlural: true } : { concept: null };
  }
  return lookUpMany(words) ?? lookUpParted(phrase);
}

/** Several of what is named by what it holds: "cups of tea". */
function lookUpMany([vessel = '', of, ...content]: readonly string[]): Found | null {
  if (of !== 'of' || content.length === 0) return null;
  for (const singular of singularsOf(vessel)) {
    const meaning = english.get([singular, of, ...content].join(' '));
    if (meaning) return { ...meaning, isPlural: true };
  }
  return null;
}

/** The tail of a cat is no reed. */
const parted = concepts('cattail');

/** One word that is typed as two: a "gold fish" is no gold, and a "dragon fly" no dragon. */
function lookUpParted([first, second, third]: readonly Token[]): Found | null {
  if (!first || !second || third || first.text.length < 3 || second.text.length < 3) return null;
  const word = first.text + second.text;
  if (parted.has(word)) return null;
  const exact = english.get(word);
  if (exact !== undefined) return exact ? { ...exact, isPlural: false } : { concept: null };
  const meaning = singularsOf(word)
    .map((singular) => english.get(singular))
    .find(Boolean);
  return meaning ? { ...meaning, isPlural: true } : null;
}
