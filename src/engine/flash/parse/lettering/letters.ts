import type { Typeface } from '../../text/typefaces.ts';
import type { PlacedWord, Slate } from '../slate.ts';
import { woundLetters } from './cjk-letters.ts';
import { takeMemorial } from './memorial.ts';
import { refusesLetters, takeUnwritten } from './no-letters.ts';
import { inWantedNumerals } from './roman-numerals.ts';
import { otherHandsIn, takeTypeface } from './typeface.ts';
import { takePortraits, takeUntoldWords } from './untold.ts';
import { takeWrittenWords } from './written-words.ts';

/** What a prompt says of letters. */
export interface Letters {
  /** The words that it wants written. */
  readonly asked: string | null;
  readonly typeface: Typeface | null;
  /** Whether it wants names, dates or likenesses that it does not tell, or nothing written at all. */
  readonly isUntold: boolean;
  /** What is not written, and in which manner. */
  readonly unmet: readonly PlacedWord[];
}

/** Finds what a prompt says of letters, and wipes it off. */
export function takeLetters(slate: Slate): Letters {
  const wound = woundLetters(slate);
  const memorial = takeMemorial(slate);
  const isRefused = refusesLetters(slate);
  const unwritten = isRefused ? takeUnwritten(slate) : [];
  const asked = memorial === null ? takeWrittenWords(slate) : inWantedNumerals(slate, memorial);
  const hands = otherHandsIn(slate);
  const typeface = takeTypeface(slate, asked !== null);
  const untold = [...takeUntoldWords(slate, asked), ...takePortraits(slate)];
  return {
    asked,
    typeface,
    isUntold: isRefused || untold.length > 0,
    unmet: [...unwritten, ...hands, ...untold, ...wound],
  };
}
