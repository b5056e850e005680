import { besideUnknown, letteredName, writtenOut } from './lettering/lettered.ts';
import { isDeedOfKin, isPortraitOfKin } from './lettering/untold.ts';
import { allWords, contentOf, withEnding } from './names/content-words.ts';
import { unknownLead } from './names/leading-name.ts';
import type { Mention } from './names/mention.ts';
import type { ThingsNamed } from './names/things.ts';
import type { Reading, Subject } from './reading.ts';
import type { PlacedWord, Span, TokenBuffer } from './token-buffer.ts';
import { isCjk } from './token-buffer.ts';

/** What has been found in a prompt. */
export interface PromptRead {
  readonly buffer: TokenBuffer;
  /** The prompt as it stood when its things were looked for. */
  readonly text: string;
  readonly things: ThingsNamed;
  /** Which of the things the prompt does not want. */
  readonly denied: readonly boolean[];
  /** What is drawn of them, by their place among the mentions. */
  readonly named: ReadonlyMap<number, Subject>;
  /** The words that it wants written. */
  readonly written: string | null;
  /** Names that it tells of people and pets. */
  readonly called: readonly PlacedWord[];
  /** Whether it asks for what is never drawn, or for what it does not tell. */
  readonly isUntold: boolean;
  /** The words that nothing has read. */
  readonly left: readonly PlacedWord[];
  /** What is not drawn. */
  readonly missed: readonly PlacedWord[];
}

/**
 * Decides what becomes of a prompt that comes without a picture: its things are drawn, and its words written as it
 * wants; an unknown name that only holds the names of things may be written in their place, and a prompt that names
 * nothing is written itself.
 */
export function drawnOrWritten(reading: Reading, read: PromptRead): Reading {
  // Where words are to be written, these are what the prompt is about.
  if (reading.subjects.length > 0) return read.written === null ? withUnknownName(reading, read) : reading;
  return reading.lettering === null ? inLetters(reading, read) : reading;
}

/** A reading as it stands, unless the prompt is about a name that only holds the names of things. */
function withUnknownName(reading: Reading, read: PromptRead): Reading {
  const { buffer, text, things, denied, named, left, missed } = read;
  const { mentions, known, unpictured } = things;
  const wanted = mentions.filter((_, i) => !denied[i]);
  const content = contentOf(buffer, [...wanted, ...unsaid(known, mentions)], left, unpictured);
  const lead = unknownLead(text, content);
  if (!lead) return reading;
  const isInName = (i: number) => {
    const mention = mentions[i];
    return mention !== undefined && lead.start <= mention.start && mention.end <= lead.end;
  };
  // In 圣母玛利亚祷告 she is drawn, and the rest told.
  if ([...named.keys()].some((i) => isInName(i) && isCjkWord(buffer, mentions[i]))) return reading;
  const others = [...named].flatMap(([i, subject]) => (isInName(i) ? [] : [subject]));
  if (others.length > 0) return besideUnknown(reading, others, lead, buffer, missed);
  // A part of an English name is drawn, and the rest of it told: the rose of a rose trellis.
  if (!isCjk(lead.text)) return reading;
  const belongings = [...named].flatMap(([i, { word, pose }]) => [
    { word, start: mentions[i]?.start ?? 0 },
    ...(pose ? [pose] : []),
  ]);
  return letteredName(reading, lead, buffer, [...missed, ...belongings]);
}

function inLetters(reading: Reading, { buffer, text, called, isUntold, left, missed }: PromptRead): Reading {
  // Of a prompt that only says what is never drawn, or what is not told, the small words are not worth writing.
  const isMute =
    isUntold || isPortraitOfKin(text, left) || isDeedOfKin(text) || isScene(buffer.original, left);
  const words = isMute ? [] : left.map((word) => withEnding(buffer, word));
  const meaningful = called.length > 0 ? called.map(withoutVerb) : words;
  // A name alone is wanted as it is written.
  if (isNameAlone(buffer.original))
    return writtenOut(reading, meaningful, isMute ? [] : allWords(buffer), []);
  return {
    ...writtenOut(reading, meaningful, isMute ? [] : allWords(buffer), missed),
    isWrittenInstead: true,
  };
}

/** 海女さんが潜っているところ: what somebody does is no motto; and of "matching tattoos" nothing is left to write. */
function isScene(prompt: string, left: readonly PlacedWord[]): boolean {
  if (left.length === 0 && /\bmatching tattoos?\b/i.test(prompt)) return true;
  return /[がを][^、。\s]{1,8}(?:[てで]い?る|[てで]いた|[るたうくぐすむぶつ])(?:ところ|様子|姿|シーン|場面|感じ)(?:$|[をのが、。\s])|\p{L}が[^、。\s]{1,8}[てで]い?る\s*$/u.test(
    prompt,
  );
}

/** "Valentina", "Mary Elizabeth". */
function isNameAlone(prompt: string): boolean {
  return /^\s*\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}\s*$/u.test(prompt);
}

/** 妈妈叫李玉兰: the name alone. */
function withoutVerb({ word, start }: PlacedWord): PlacedWord {
  const [verb = ''] = /^(?:名字叫?|[小乳]名叫?|叫)(?:做|作)?(?=\p{Script=Han})/u.exec(word) ?? [];
  return { word: word.slice(verb.length), start: start + verb.length };
}

/** A name of two characters and more is a word, whatever a Chinese or Japanese prompt goes on to say. */
function isCjkWord(buffer: TokenBuffer, name: Mention | undefined): boolean {
  return name !== undefined && !name.isIdea && name.end - name.start > 1 && isCjk(buffer.spelled(name));
}

/** Names that are no things of their own are known for all that. */
function unsaid<T extends Span>(known: readonly T[], mentions: readonly Span[]): T[] {
  return known.filter(({ start, end }) => !mentions.some((of) => of.start < end && start < of.end));
}
