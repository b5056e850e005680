import { isDescribing } from '../attributes/describing-words.ts';
import { stopWords } from '../stop-words/stop-words.ts';
import { grouped } from './lookup/grouped.ts';
import {
  isInName,
  namesAnything,
  neighboursInNames,
  thingWords,
  writtenAsOne,
} from './lookup/known-names.ts';
import { singularsOf } from './plural.ts';
import { realWords } from './real-words.ts';
import { slipsBetween } from './slips.ts';

/** The fewest letters of a word that is guessed. */
const shortest = 5;
/** How many slips a word may have, by its letters. */
const slipsIn = (word: string) => (word.length < 7 ? 1.5 : word.length < 9 ? 2 : 3);

/** Where on the body a tattoo goes: "sholder" is no soldier. */
const places =
  'shoulder shoulders shoulderblade forearm forearms ankle wrist wrists thigh thighs collarbone sternum sleeve stomach knuckles'.split(
    ' ',
  );
const byInitial = grouped(
  [...thingWords.filter(({ length }) => length >= shortest), ...places],
  (thing) => thing[0],
);

/** A word that a misspelled one may stand for. */
interface Guess {
  readonly word: string;
  readonly slips: number;
}

/** The one thing whose name an unknown English word in small letters misses by slips of the hand; null when none does. */
export function guessedWord(word: string): string | null {
  if (word.length < shortest || isKnown(word)) return null;
  const parted = writtenAsOne.get(word) ?? (word.endsWith('s') && writtenAsOne.get(word.slice(0, -1)));
  if (parted) return word.endsWith('s') && !writtenAsOne.has(word) ? `${parted}s` : parted;
  const things = byInitial.get(word[0]) ?? [];
  const exact = nearest(word, things);
  const stems = word.endsWith('s') ? [word.slice(0, -1), word.replace(/ies$/, 'y')] : [];
  const [singular] = stems
    .filter((stem) => stem.length >= shortest && !isKnown(stem))
    .flatMap((stem) => nearest(stem, things) ?? []);
  if (!singular || (exact && exact.slips <= singular.slips)) return exact?.word ?? null;
  return `${singular.word}s`.replace(/(?<![aeiou])ys$/, 'ies');
}

function isKnown(word: string): boolean {
  const isReal = realWords.has(word) || singularsOf(word).some((singular) => realWords.has(singular));
  return isReal || stopWords.has(word) || isDescribing(word) || isInName(word);
}

/** The one of some words that is nearest to a misspelled one. */
function nearest(word: string, all: readonly string[]): Guess | null {
  let [least, found]: [number, string | null] = [Number.POSITIVE_INFINITY, null];
  for (const one of all) {
    const most = Math.min(slipsIn(word), slipsIn(one));
    const slips = slipsBetween(word, one, most);
    if (slips > most || slips > least || isInflected(word, one)) continue;
    found = slips < least ? one : null;
    least = slips;
  }
  return found === null ? null : { word: found, slips: least };
}

/** "To wrestle" is no slip for a wrestler, nor is "flowery" for a flower. */
function isInflected(word: string, thing: string): boolean {
  const [short, long] = word.length < thing.length ? [word, thing] : [thing, word];
  return (
    long.startsWith(short) &&
    /^(?:[rsaly]|er|ed|ly|al|es|ers)$/.test(long.slice(short.length)) &&
    long.at(-1) !== long.at(-2)
  );
}

/**
 * A word that misses one of a name of two words by slips, told by its neighbour: the "blosom" of a cherry blossom. A
 * right word is one slip off at most, as the angle of a guardian angel is.
 */
export function guessedBeside(before: string, word: string, after: string): string | null {
  if (word.length < shortest || namesAnything(word) || stopWords.has(word)) return null;
  if (isDescribing(word)) return partGuessed(word, after);
  const isRight = isInName(word) || realWords.has(word);
  const [stem, ending] = word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1), 's'] : [word, ''];
  const lasts = neighboursInNames.after.get(before) ?? [];
  const firsts = neighboursInNames.before.get(after) ?? [];
  if (lasts.includes(word) || lasts.includes(stem) || firsts.includes(word)) return null;
  const guess = near(word, [...lasts, ...firsts], isRight) ?? (isRight ? null : partGuessed(word, after));
  const singular = guess === null && ending ? near(stem, lasts, isRight) : null;
  return guess ?? (singular && `${singular}${ending}`);
}

function near(word: string, all: readonly string[], isRight: boolean): string | null {
  const guess = nearest(word, all);
  return guess && (!isRight || guess.slips <= 1) ? guess.word : null;
}

/** "Hummming bird", in two words. */
function partGuessed(word: string, after: string): string | null {
  const whole = after.length > 2 ? guessedWord(word + after) : null;
  return whole?.endsWith(after) && !whole.includes(' ') ? whole.slice(0, -after.length) : null;
}
