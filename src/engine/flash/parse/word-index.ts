import type { Concept } from '../lexicon/concept.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { isMeasureWord } from './count.ts';
import { singularsOf, withoutPossessive } from './plural.ts';
import type { Slate, Token } from './slate.ts';

/** A place of the prompt that names a concept. */
export interface Finding {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  readonly isPlural: boolean;
}

/** English phrases, words parted by single spaces. */
const english = new Map<string, Concept>();
/** Chinese and Japanese words, the longest first: 玫瑰花 before 花. */
const chinese: [word: string, concept: Concept][] = [];
const japanese: [word: string, concept: Concept][] = [];
for (const concept of lexicon) {
  for (const phrase of concept.words.en) english.set(phrase.replaceAll('-', ' '), concept);
  for (const word of concept.words.zh) chinese.push([word, concept]);
  for (const word of concept.words.ja) japanese.push([word, concept]);
}
const longestPhrase = Math.max(...[...english.keys()].map((phrase) => phrase.split(' ').length));
const byLength = (a: [string, Concept], b: [string, Concept]) => b[0].length - a[0].length;
/** Kana tell Japanese from Chinese; a word of the prompt's own language wins over an equal one of the other. */
const japaneseFirst = [...japanese, ...chinese].toSorted(byLength);
const chineseFirst = [...chinese, ...japanese].toSorted(byLength);

/** Finds all concepts that the slate names, longest names first, and wipes them off. */
export function findConcepts(slate: Slate): Finding[] {
  const findings = [...findCjk(slate), ...findEnglish(slate)];
  return findings.toSorted((a, b) => a.start - b.start);
}

function findCjk(slate: Slate): Finding[] {
  const findings: Finding[] = [];
  const words = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(slate.rest) ? japaneseFirst : chineseFirst;
  for (const [word, concept] of words) {
    for (let start = slate.rest.indexOf(word); start >= 0; start = slate.rest.indexOf(word, start + 1)) {
      const end = start + word.length;
      if (isMeasureWord(word, slate.rest.slice(0, start))) continue;
      findings.push({ concept, start, end, isPlural: false });
      slate.wipe(start, end);
    }
  }
  return findings;
}

function findEnglish(slate: Slate): Finding[] {
  const findings: Finding[] = [];
  const tokens = slate.latinWords();
  for (let i = 0; i < tokens.length; ) {
    const match = longestMatch(slate, tokens, i);
    if (match) {
      findings.push(match.finding);
      slate.wipe(match.finding.start, match.finding.end);
    }
    i += match?.words ?? 1;
  }
  return findings;
}

function longestMatch(
  slate: Slate,
  tokens: readonly Token[],
  from: number,
): { finding: Finding; words: number } | null {
  for (let words = Math.min(longestPhrase, tokens.length - from); words > 0; words--) {
    const phrase = tokens.slice(from, from + words);
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (!first || !last || !isUnbroken(slate, phrase)) continue;
    const found = lookUp(phrase);
    if (found) return { finding: { ...found, start: first.start, end: last.end }, words };
  }
  return null;
}

/** Only spaces and hyphens may part the words of one phrase. */
function isUnbroken(slate: Slate, phrase: readonly Token[]): boolean {
  return phrase.every((token, i) => {
    const next = phrase[i + 1];
    return !next || /^[\s-]+$/.test(slate.rest.slice(token.end, next.start));
  });
}

function lookUp(phrase: readonly Token[]): { concept: Concept; isPlural: boolean } | null {
  const words = phrase.map(({ text }) => withoutPossessive(text));
  const exact = english.get(words.join(' '));
  if (exact) return { concept: exact, isPlural: false };
  const last = words.at(-1) ?? '';
  for (const singular of singularsOf(last)) {
    const concept = english.get([...words.slice(0, -1), singular].join(' '));
    if (concept) return { concept, isPlural: true };
  }
  return null;
}
