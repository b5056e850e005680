import { FlashError } from '../flash-error.ts';
import type { FontShelf } from '../text/font-shelf.ts';
import { Typesetter } from '../text/typesetter.ts';
import { readPrompt } from './read-prompt.ts';
import type { Reading, Wish } from './reading.ts';

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
  shelf: FontShelf,
): Promise<WrittenReading> {
  const reading = readPrompt(prompt, hasPicture);
  // Any subject may become the hero, whose word is set when there is no lettering.
  const words = [reading.lettering ?? '', ...reading.subjects.map(({ word }) => word)].join(' ');
  const typesetter = await Typesetter.forText(words, shelf);
  const writable = withWritableLettering(reading, typesetter);
  if (hasPicture || writable.subjects.length > 0) return { reading: writable, typesetter };
  if (writable.lettering === null) {
    throw new FlashError('NOTHING_TO_DRAW', 'the prompt holds nothing that can be drawn or written');
  }
  const wishes = new Map(
    [...writable.wishes].filter(([wish, word]) => lettersWishes.has(wish) || downwards.test(word)),
  );
  return { reading: { ...writable, wishes }, typesetter };
}

/** Letters can be framed and coloured. To be drawn plainly, in one line or as a column is for things. */
const lettersWishes: ReadonlySet<Wish> = new Set(['round', 'wreath', 'banner', 'monochrome', 'colorful']);
const downwards = /^(?:縦書き|縦|竖排|竖)$/u;

function withWritableLettering(reading: Reading, typesetter: Typesetter): Reading {
  if (reading.lettering === null) return reading;
  const characters = [...reading.lettering];
  const missing = characters.filter((character) => !typesetter.has(character));
  if (missing.length === 0) return reading;
  const left = characters
    .filter((character) => typesetter.has(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const runs = characters
    .map((character) => (typesetter.has(character) ? ' ' : character))
    .join('')
    .split(/\s+/);
  return { ...reading, lettering: left || null, ignored: [...reading.ignored, ...runs.filter(Boolean)] };
}
