import type { Concept } from '../lexicon/concept.ts';
import { cjkColorBefore, englishColor } from './color.ts';
import { cjkCountAfter, cjkCountBefore, englishCount, pluralCount } from './count.ts';
import { poseOf } from './pose.ts';
import type { Subject } from './reading.ts';
import type { Slate } from './slate.ts';
import { isCjk } from './slate.ts';
import type { Finding } from './word-index.ts';

/** The subject that a finding names, with the count and the colour that stand before it; these are wiped off. */
export function describe(
  slate: Slate,
  finding: Finding,
  text: string,
): Omit<Subject, 'pose' | 'isBroken' | 'time'> {
  const { concept, start, isPlural, isIdea } = finding;
  const word = slate.spelled(finding);
  const before = text.slice(0, start);
  const { count, pigment } = isCjk(word)
    ? cjkAttributes(slate, before, text.slice(finding.end))
    : englishAttributes(slate, before);
  return {
    concept,
    word,
    count: count ?? (isPlural ? pluralCount(concept.kind) : 1),
    pigment,
    standIn: isIdea ? nameOf(concept, text) : null,
  };
}

/** The usual name of a concept in the language of a text. */
function nameOf({ words }: Concept, text: string): string {
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : isCjk(text) ? 'zh' : 'en';
  return words[language][0] ?? '';
}

/** The pose of what is found at `i`; its words are wiped off. */
export function takePose(
  slate: Slate,
  text: string,
  findings: readonly Finding[],
  i: number,
): Subject['pose'] {
  const kind = findings[i]?.concept.kind;
  const found = kind === 'creature' || kind === 'figure' ? poseOf(text, findings, i) : null;
  // What has been said of one is not said of its neighbour.
  if (!found || slate.rest.slice(found.start, found.end).trim() === '') return null;
  slate.wipe(found.start, found.end);
  return { name: found.pose, word: slate.spelled(found) };
}

const brokenBefore =
  /(?:\b(?:broken|shattered|cracked|snapped)[ -](?:\p{L}+ )?|(?:破碎|断裂|折断|碎裂|断开|断了)的?|(?:壊れた|折れた|割れた|砕けた|切れた))$/u;
const brokenAfter =
  /^ (?:that (?:is|has) )?(?:broken|shattered|snapped|cracked)(?: (?:in|into) (?:two|half|halves|pieces))?\b/u;

/** Whether the text says that a thing is broken; those words are wiped off. */
export function takeBreak(slate: Slate, text: string, { start, end }: Finding): boolean {
  const before = brokenBefore.exec(text.slice(0, start))?.[0];
  if (before) slate.wipe(start - before.length, start);
  const after = brokenAfter.exec(text.slice(end))?.[0];
  if (after) slate.wipe(end, end + after.length);
  return before !== undefined || after !== undefined;
}

type Attributes = Pick<Subject, 'pigment'> & { readonly count: number | null };

function cjkAttributes(slate: Slate, before: string, after: string): Attributes {
  let rest = before.trimEnd();
  const color = cjkColorBefore(rest);
  if (color) rest = wipeEnd(slate, rest, color.length);
  const count = cjkCountBefore(rest);
  if (count) wipeEnd(slate, rest, count.length);
  const counted = count ?? cjkCountAfter(after);
  if (counted && !count) {
    const start = slate.original.length - after.length;
    slate.wipe(start, start + counted.length);
  }
  return { count: counted?.count ?? null, pigment: color?.pigment ?? null };
}

function wipeEnd(slate: Slate, text: string, length: number): string {
  slate.wipe(text.length - length, text.length);
  return text.slice(0, -length);
}

/** Looks back over at most three words, up to a conjunction or a comma: "two small red roses". */
function englishAttributes(slate: Slate, before: string): Attributes {
  let count: number | null = null;
  let pigment: Subject['pigment'] = null;
  const phrase = /(?:[\p{L}\d'-]+[ ]+){0,4}$/u.exec(before)?.[0] ?? '';
  let end = before.length;
  for (const match of [...phrase.matchAll(/[\p{L}\d'-]+/gu)].toReversed().slice(0, 3)) {
    const word = match[0];
    if (/^(?:and|with|or|on|in|under|over|around|behind|through)$/.test(word)) break;
    const start = before.lastIndexOf(word, end - word.length);
    const foundColor: Subject['pigment'] = pigment === null ? englishColor(word) : null;
    const foundCount: number | null = count === null ? englishCount(word) : null;
    if (foundColor || foundCount) slate.wipe(start, start + word.length);
    pigment ??= foundColor;
    count ??= foundCount;
    end = start;
  }
  return { count, pigment };
}
