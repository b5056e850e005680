import type { TokenBuffer } from '../token-buffer.ts';
import { capitalized } from './capitalized.ts';
import { takeCjkLetters } from './cjk-letters.ts';
import {
  afterHand,
  announcedCjk,
  announcedKana,
  announcedLatin,
  brushed,
  calledLetters,
  foreign,
  ideaAlone,
  initialsFirst,
  innerKanji,
  ownMotto,
  wordInHand,
  wordOnIt,
} from './cjk-told-words.ts';
import { nameFirst } from './common-names.ts';
import { asWritten, customaryWords } from './customary-words.ts';
import { date, spelledDate, withDate, withMoreDates } from './dates.ts';
import { kinNames, lists, nameList, namesAfter, namesLast, smallNames } from './listed-names.ts';
import { longestLettering } from './longest-lettering.ts';
import { moreNames } from './more-names.ts';
import { lengthOfThing } from './name-end.ts';
import { takeCouple, takeKnuckles, takeNamesBefore, takePenned } from './penned.ts';
import { cjkMottos, farewell, farewellToKin, mottos, saidWords, verse } from './phrases.ts';
import { inWantedNumerals } from './roman-numerals.ts';
import { takeScripts } from './scripts.ts';
import { takeSign } from './signs.ts';
import { backNumber, coordinates, equation, numberWish, repeated } from './told-numbers.ts';
import {
  announced,
  announcedWord,
  inOtherScript,
  inSomebodysHand,
  onRibbon,
  quoted,
  shipName,
  smallWords,
  writtenFirst,
  writtenOn,
} from './told-words.ts';

/** What tells words that are to be written; the first to match does. */
const tellings: readonly RegExp[] = [
  ...quoted,
  onRibbon,
  wordOnIt,
  wordInHand,
  brushed,
  ideaAlone,
  nameList,
  kinNames,
  smallNames,
  namesAfter,
  namesLast,
  farewell,
  farewellToKin,
  verse,
  saidWords,
  writtenOn,
  writtenFirst,
  smallWords,
  numberWish,
  repeated,
  backNumber,
  coordinates,
  equation,
  shipName,
  announced,
  announcedWord,
  initialsFirst,
  announcedLatin,
  announcedKana,
  inSomebodysHand,
  innerKanji,
  calledLetters,
  announcedCjk,
  nameFirst,
  ownMotto,
  customaryWords,
  foreign,
  inOtherScript,
  spelledDate,
  afterHand,
  date,
  cjkMottos,
  mottos,
];

/** What is written in capitals however it is typed. */
const inCapitals: ReadonlySet<RegExp> = new Set([
  mottos,
  farewellToKin,
  verse,
  customaryWords,
  smallNames,
  namesAfter,
]);

const dates: ReadonlySet<RegExp> = new Set([date, spelledDate]);

/** What a date or a name belongs to: "my daughter's birth date …". */
const occasionBefore =
  /(?:\b(?:my|our|the|a|his|her|their) )?(?:(?:\p{L}+'s )?\b(?:birth|wedding|due|death|anniversary) ?|\b\p{L}+'s )$/u;
/** The idea of a motto, which is drawn with it. */
const shownIdea = /^family\b/iu;
/** A hand that is named among the words that announce them. */
const handNamed = /花体|手写体|哥特体|衬线体/u;

/** How words to be written are found, the first way that finds some; what tells them is consumed. */
const ways: readonly ((buffer: TokenBuffer) => string | null)[] = [
  takeScripts,
  (buffer) => (isQuoted(buffer) ? null : takeDatedCouple(buffer)),
  (buffer) => (isQuoted(buffer) ? null : takeDatedLetters(buffer)),
  ...tellings.map((telling) => (buffer: TokenBuffer) => takeTold(buffer, telling)),
  takeKnuckles,
  takeNamesBefore,
  takePenned,
  takeSign,
];

/** Finds the words that the prompt wants written, consumes them and returns them as they are to be written. */
export function takeWrittenWords(buffer: TokenBuffer): string | null {
  for (const take of ways) {
    const words = take(buffer);
    if (words !== null) return words;
  }
  return null;
}

function isQuoted({ spelledRest }: TokenBuffer): boolean {
  return quoted.some((pattern) => pattern.test(spelledRest));
}

function takeDatedCouple(buffer: TokenBuffer): string | null {
  const two = takeCouple(buffer);
  if (two === null) return null;
  buffer.consumeAll(/\b(?:est(?:ablished)?|since)\b\.?(?= (?:19|20)\d\d)/gu);
  return inWantedNumerals(buffer, withDate(buffer, two));
}

function takeDatedLetters(buffer: TokenBuffer): string | null {
  const letters = takeCjkLetters(buffer);
  return letters === null ? null : withDate(buffer, letters.slice(0, longestLettering));
}

function takeTold(buffer: TokenBuffer, telling: RegExp): string | null {
  // Names and numerals are told by their capitals.
  const match = telling.exec(buffer.spelledRest);
  const thing = match && telling === announcedCjk ? lengthOfThing(match[0]) : 0;
  const said = match && toldBy(match);
  if (!match || !said) return null;
  const words = said.slice(0, said.length - thing);
  consumeTold(buffer, telling, match, words, thing);
  const names = telling === announcedKana ? moreNames(buffer, match.index + match[0].length) : [];
  const spelled = inCapitals.has(telling)
    ? (telling === customaryWords ? asWritten(words) : capitalized(words)).replace(/^Rip\b/u, 'RIP')
    : [words, ...names].join('・');
  const all = dates.has(telling) ? withMoreDates(buffer, spelled) : withDate(buffer, spelled);
  return inWantedNumerals(
    buffer,
    lists.has(telling) ? all.replace(/,? (?:[Aa]nd|\+) (?=\S+$)/u, ' & ') : all,
  );
}

/** The first group that has words, or else all of the match. */
function toldBy(match: RegExpExecArray): string {
  return (match.slice(1).find((group) => group !== undefined) ?? match[0])
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Lu}) ?[とや、] ?(?=\p{Lu}(?!\p{L}{2}))/gu, '・')
    .trim()
    .slice(0, longestLettering);
}

/** Consumes what tells words, and leaves what is to be read besides: the hand, and the idea that is drawn. */
function consumeTold(
  buffer: TokenBuffer,
  telling: RegExp,
  { index, 0: told }: RegExpExecArray,
  words: string,
  thing: number,
): void {
  const occasion = occasionBefore.exec(buffer.rest.slice(0, index))?.[0] ?? '';
  buffer.consume(index - occasion.length, index + told.length - thing);
  const hand = handNamed.exec(told);
  if (hand) buffer.restore(index + hand.index, index + hand.index + hand[0].length);
  const idea = telling === mottos ? shownIdea.exec(words)?.[0] : undefined;
  if (idea) buffer.restore(index, index + idea.length);
}
