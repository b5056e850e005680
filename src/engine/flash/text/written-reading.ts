import { FlashError } from '../flash-error.ts';
import { readPrompt } from '../parse/read-prompt.ts';
import type { Reading, Wish } from '../parse/reading.ts';
import type { FontStore } from './font-store.ts';
import { signsOf } from './signs.ts';
import { Typesetter } from './typesetter.ts';

/** A reading, with the fonts that its words need. */
export interface WrittenReading {
  readonly reading: Reading;
  readonly typesetter: Typesetter;
}

/**
 * Reads the prompt and fetches the fonts for its words; characters that no font has are ignored.
 *
 * @param hasPicture the prompt goes with a picture, and may hold nothing
 * @throws FlashError NOTHING_TO_DRAW when there is no picture, and nothing that can be drawn or written
 */
export async function readAndSet(
  prompt: string,
  hasPicture: boolean,
  fonts: FontStore,
): Promise<WrittenReading> {
  const { reading, typesetter } = await writtenReading(readPrompt(prompt, hasPicture), fonts);
  if (hasPicture || reading.subjects.length > 0) return { reading, typesetter };
  if (reading.lettering === null) {
    throw new FlashError('NOTHING_TO_DRAW', 'the prompt holds nothing that can be drawn or written');
  }
  const wishes = new Map(
    [...reading.wishes].filter(([wish, word]) => lettersWishes.has(wish) || downwards.test(word)),
  );
  return { reading: { ...reading, wishes }, typesetter };
}

/** Fetches the fonts for the words of a reading, and leaves out of them what no font has. */
export async function writtenReading(reading: Reading, fonts: FontStore): Promise<WrittenReading> {
  // Any subject may become the focal element, whose word is set when there is no lettering.
  const words = [reading.lettering ?? '', ...reading.subjects.map(({ word }) => word)].join(' ');
  const typesetter = await Typesetter.forText(words, fonts);
  return { reading: withWritableLettering(reading, typesetter), typesetter };
}

/** Letters can be framed and coloured. To be drawn plainly, in one line or as a column is for things. */
const lettersWishes: ReadonlySet<Wish> = new Set([
  'round',
  'wreath',
  'banner',
  'band',
  'monochrome',
  'colorful',
]);
const downwards = /^(?:縦書き|縦|竖排|竖)$/u;

/** Letters of scripts that part words by spaces: of such a word no letter is left out. */
const wholeWord = /^(?!.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{P}]+$/u;

function withWritableLettering(reading: Reading, typesetter: Typesetter): Reading {
  if (reading.lettering === null) return reading;
  const words = wordsOf(signsOf(reading.lettering)).map((signs) => {
    const missing = signs.filter((sign) => !typesetter.has(sign));
    const word = signs.join('');
    if (missing.length === 0) return { left: word, missing: [] };
    if (wholeWord.test(word)) return { left: '', missing: [word] };
    return {
      left: signs.filter((sign) => typesetter.has(sign)).join(''),
      missing: runsOf(signs, (sign) => !typesetter.has(sign)),
    };
  });
  const left = words
    .map((word) => word.left)
    .filter(Boolean)
    .join(' ');
  const missing = words.flatMap((word) => word.missing);
  if (missing.length === 0) return reading;
  const told = missing.filter((word) => !reading.ignored.includes(word));
  return { ...reading, lettering: left || null, ignored: [...reading.ignored, ...told] };
}

/** Signs parted at spaces; a sign that is a phrase stays whole. */
function wordsOf(signs: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const sign of signs) {
    if (/^\s$/u.test(sign)) words.push([]);
    else words.at(-1)?.push(sign);
  }
  return words.filter(({ length }) => length > 0);
}

/** What stands together of the signs that are wanted. */
function runsOf(signs: readonly string[], isWanted: (sign: string) => boolean): string[] {
  return signs
    .map((sign) => (isWanted(sign) ? sign : ' '))
    .join('')
    .split(/\s+/)
    .filter(Boolean);
}
