import type { Reading, Subject } from '../reading.ts';
import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';
import { inOrder, spansOf } from '../token-buffer.ts';
import { kana } from '../traditional.ts';
import { longestLettering } from './longest-lettering.ts';

/** Several words longer than this are not written together. */
const longestPhrase = 28;

/** Dates with whom they are of: "for my dad Robert, 1952 - 2021". A name that is written is not reported. */
export function withGivenName(
  written: string | null,
  called: readonly PlacedWord[],
): { written: string | null; nameless: readonly PlacedWord[] } {
  const [given, another] = called;
  const isNamed = written !== null && given && !another && !/\p{Ll}/u.test(written) && /\d{4}/.test(written);
  const both = `${given?.word} ${written}`;
  if (!isNamed || !/^\p{Lu}\p{Ll}+$/u.test(given.word) || both.length > longestLettering)
    return { written, nameless: called };
  return { written: both, nameless: [] };
}

/**
 * A prompt about something that nothing draws, with more that something does: the rest is drawn, the name reported.
 *
 * @param others what is drawn; things of which the name only holds the name are not
 * @param missed what else is not drawn
 */
export function besideUnknown(
  reading: Reading,
  others: readonly Subject[],
  lead: Span,
  buffer: TokenBuffer,
  missed: readonly PlacedWord[],
): Reading {
  return {
    ...reading,
    subjects: reading.subjects.filter((subject) => others.includes(subject)),
    relations: reading.relations.filter(
      ({ subject, object }) => others.includes(subject) && others.includes(object),
    ),
    ignored: withName(lead, buffer, missed),
  };
}

/**
 * A prompt of which one unknown name is all: it is written, for what a part of it names would pass for a picture of it.
 *
 * @param missed what else has been read, and is not drawn now
 */
export function letteredName(
  { lettering, typeface, wishes }: Reading,
  lead: Span,
  buffer: TokenBuffer,
  missed: readonly PlacedWord[],
): Reading {
  return {
    subjects: [],
    relations: [],
    lettering: lettering ?? buffer.spelled(lead).slice(0, longestLettering),
    typeface,
    wishes,
    ignored: withName(lead, buffer, missed),
  };
}

/** What is not drawn, the unknown name in one piece. */
function withName(lead: Span, buffer: TokenBuffer, missed: readonly PlacedWord[]): string[] {
  const rest = missed.filter(({ word, start }) => start + word.length <= lead.start || start >= lead.end);
  return inOrder([buffer.placed(lead), ...rest]);
}

/**
 * A prompt of which nothing is understood: its meaningful words are written, or else all of them.
 *
 * @param missed what is not drawn
 */
export function writtenOut(
  reading: Reading,
  meaningful: readonly PlacedWord[],
  all: readonly PlacedWord[],
  missed: readonly PlacedWord[],
): Reading {
  const whole = wholePhrase(meaningful, all);
  if (whole) return { ...reading, lettering: whole, ignored: inOrder(missed) };
  let written = '';
  const unwritten: PlacedWord[] = [];
  for (const placed of meaningful.length > 0 ? meaningful : all) {
    const longer = written ? `${written} ${placed.word}` : placed.word.slice(0, longestLettering);
    if (longer.length <= longestPhrase || written === '') written = longer;
    else unwritten.push(placed);
  }
  return { ...reading, lettering: written || null, ignored: inOrder([...missed, ...unwritten]) };
}

/** From the first meaningful word to the last with the small words between: "et in arcadia ego". */
function wholePhrase(meaningful: readonly PlacedWord[], all: readonly PlacedWord[]): string | null {
  const [from, to] = [meaningful[0]?.start ?? 0, meaningful.at(-1)?.start ?? 0];
  // A name of several words is one of the meaningful, and none of all.
  const isNamed = ({ start }: PlacedWord) => meaningful.some((of) => of.start === start);
  const words = [...meaningful, ...all.filter((word) => !isNamed(word))]
    .filter(({ start }) => from <= start && start <= to)
    .toSorted((a, b) => a.start - b.start)
    .map(({ word }) => word);
  const phrase = words.join(' ');
  return words.length > meaningful.length && meaningful.length > 1 && phrase.length <= longestPhrase
    ? phrase
    : null;
}

/** What is said to those who draw, and of a thing in passing: no words to write. */
const talk = /[我你请帮想纹刺的]/u;
/** In a prompt that is nothing but words to write, 我 and 的 are theirs: 你是我的光, 余生有你. */
const asks =
  /[请請帮幫纹紋刺图圖]|[想要]要|想[做来弄]|名字|生日|推荐|推薦|设计|設計|^给|^我(?:的|想|要|家)|你好|您/u;

/**
 * The words that are left of Chinese runs with what was read as small words in them: 一帆风顺 and 四大天王 are written as
 * they stand.
 */
export function wholeRuns({ original, rest }: TokenBuffer, words: readonly PlacedWord[]): PlacedWord[] {
  if (kana.test(original)) return [...words];
  // Names that nothing draws have been consumed, and are left for all that.
  let left = rest;
  for (const { word, start } of words) left = left.slice(0, start) + word + left.slice(start + word.length);
  const runs = spansOf(original, /(?<!\p{Script=Han})\p{Script=Han}{2,8}(?!\p{Script=Han})/gu).filter(
    ({ start, end }) => {
      const [run, unread] = [original.slice(start, end), left.slice(start, end)];
      if (run === original.trim()) return !asks.test(run) && unread.trim() !== '';
      return !talk.test(run) && !/^\s*$|\s{2}/.test(unread);
    },
  );
  const placed = words.map((word) => {
    const run = runs.find(({ start, end }) => start <= word.start && word.start < end);
    return run ? { word: original.slice(run.start, run.end), start: run.start } : word;
  });
  return placed.filter(({ start }, i) => placed.findIndex((of) => of.start === start) === i);
}
