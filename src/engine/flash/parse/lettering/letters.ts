import type { Typeface } from '../../text/typefaces.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
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

/** Finds what a prompt says of letters, and consumes it. */
export function takeLetters(buffer: TokenBuffer): Letters {
  const wound = woundLetters(buffer);
  const memorial = takeMemorial(buffer);
  const isRefused = refusesLetters(buffer);
  const unwritten = isRefused ? takeUnwritten(buffer) : [];
  const asked = memorial === null ? takeWrittenWords(buffer) : inWantedNumerals(buffer, memorial);
  const hands = otherHandsIn(buffer);
  const typeface = takeTypeface(buffer, asked !== null);
  const untold = [...takeUntoldWords(buffer, asked), ...takePortraits(buffer)];
  return {
    asked,
    typeface,
    isUntold: isRefused || untold.length > 0,
    unmet: [...unwritten, ...hands, ...untold, ...wound],
  };
}
