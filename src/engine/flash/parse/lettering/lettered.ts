import type { Reading } from '../reading.ts';
import type { PlacedWord, Slate, Span } from '../slate.ts';
import { inOrder } from '../slate.ts';
import { longestLettering } from './written-words.ts';

/** Several words longer than this are not written together. */
const longestPhrase = 28;

/**
 * A prompt about something that nothing draws: its name is written and nothing else is drawn, for what belongs to the
 * unknown thing would pass for a picture of it.
 *
 * @param missed what else has been read, and is not drawn now
 */
export function letteredName(
  { lettering, typeface, wishes }: Reading,
  lead: Span,
  slate: Slate,
  missed: readonly PlacedWord[],
): Reading {
  const name = slate.placed(lead);
  const rest = missed.filter(({ word, start }) => start + word.length <= lead.start || start >= lead.end);
  return {
    subjects: [],
    relations: [],
    lettering: lettering ?? name.word.slice(0, longestLettering),
    typeface,
    wishes,
    ignored: inOrder([name, ...rest]),
  };
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
  let written = '';
  const unwritten: PlacedWord[] = [];
  for (const placed of meaningful.length > 0 ? meaningful : all) {
    const longer = written ? `${written} ${placed.word}` : placed.word.slice(0, longestLettering);
    if (longer.length <= longestPhrase || written === '') written = longer;
    else unwritten.push(placed);
  }
  return { ...reading, lettering: written || null, ignored: inOrder([...missed, ...unwritten]) };
}
