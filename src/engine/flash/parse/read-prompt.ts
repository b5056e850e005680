import { withAbsorbedParts } from './absorbed.ts';
import { withBirthFlowers } from './birth-flowers.ts';
import { takeTime } from './clock-time.ts';
import { cjkColorBefore, englishColor } from './color.ts';
import type { PlacedWord } from './content-words.ts';
import { allWords, contentOf, wordsLeft } from './content-words.ts';
import { cjkCountAfter, cjkCountBefore, englishCount, pluralCount } from './count.ts';
import { withoutDoubles } from './doubles.ts';
import { withCostumes } from './dressed.ts';
import { findExcluded } from './exclusions.ts';
import { takeFeatures } from './features.ts';
import { withWeapons } from './homonyms.ts';
import { unknownLead } from './leading-name.ts';
import { withoutManners } from './manners.ts';
import { cjkDenials, deniedNames } from './negation.ts';
import { wipePlacement } from './placement.ts';
import { poseOf } from './pose.ts';
import { quietCjk, quietCjkVerbs, quietGrip, quietPhrases } from './quiet-words.ts';
import type { Reading, Relation, Subject } from './reading.ts';
import { findRelations } from './relations.ts';
import { withoutShown } from './shown.ts';
import { isCjk, Slate } from './slate.ts';
import { takeTypeface } from './typeface.ts';
import { takeWishes } from './wishes.ts';
import type { Finding } from './word-index.ts';
import { findConcepts } from './word-index.ts';
import { longestLettering, takeWrittenWords } from './written-words.ts';

/** More subjects than this cannot be told apart in one tattoo. */
const mostSubjects = 8;

/**
 * Reads a prompt in English, Chinese or Japanese. Only curated words are understood: no guess is made from parts
 * of words. A prompt of which nothing is understood is to be written out in letters, unless it comes with a picture.
 */
export function readPrompt(prompt: string, hasPicture = false): Reading {
  const slate = new Slate(withBirthFlowers(prompt));
  const ignored = wipeExcluded(slate);
  const isRefused = ignored.length > 0;
  const written = takeWrittenWords(slate);
  const typeface = takeTypeface(slate);
  slate.wipeAll(quietCjk);
  slate.wipeAll(quietPhrases);
  wipePlacement(slate, written !== null);
  const told = takeTime(slate);
  const features = takeFeatures(slate);
  const beforeNames = slate.rest;
  const { findings: found, unpictured } = findConcepts(slate);
  const armed = withWeapons(beforeNames, withoutShown(slate, beforeNames, found));
  const single = withoutDoubles(beforeNames, withAbsorbedParts(beforeNames, armed));
  const { findings, unmet } = withoutManners(beforeNames, withCostumes(beforeNames, single));
  ignored.push(...features);
  for (const { word, start } of unmet) {
    const end = start + word.length;
    slate.wipe(start, end);
    ignored.push({ word: slate.spelled({ start, end }), start });
  }
  for (const { start, end } of findings) slate.wipe(start, end);
  const denied = deniedNames(beforeNames, findings);
  slate.wipeAll(cjkDenials);
  const subjects: Subject[] = [];
  /** By the finding that names it. */
  const named = new Map<number, Subject>();
  findings.forEach((finding, i) => {
    const subject = {
      ...describe(slate, finding, beforeNames),
      pose: takePose(slate, beforeNames, findings, i),
      isBroken: takeBreak(slate, beforeNames, finding),
      time: told && finding.concept.name === 'clock' ? told : null,
    };
    if (denied[i]) return;
    const same = subjects.find(({ concept }) => concept === finding.concept);
    if (same) {
      named.set(i, same);
      return;
    }
    if (subjects.length < mostSubjects) {
      subjects.push(subject);
      named.set(i, subject);
    } else ignored.push({ word: subject.word, start: finding.start });
  });
  const relations: Relation[] = [];
  for (const found of findRelations(beforeNames, findings)) {
    const [subject, object] = [named.get(found.subject), named.get(found.object)];
    if (!subject || !object || subject === object) continue;
    slate.wipe(found.start, found.end);
    const isKnown = relations.some((known) => known.subject === subject && known.object === object);
    if (!isKnown) relations.push({ kind: found.kind, subject, object });
  }

  slate.wipeAll(quietCjkVerbs);
  slate.wipeAll(quietGrip);
  // A time that no clock shows is written, as 11:11 is.
  const hasClock = subjects.some(({ time }) => time !== null);
  const lettering = written ?? (told && !hasClock ? told.text : null);
  if (told && !hasClock && written !== null) ignored.push({ word: told.text, start: told.start });
  const wishes = takeWishes(slate);
  const leftover = wordsLeft(slate, unpictured).filter(
    ({ word }) => (lettering === null && !isRefused) || !carriers.test(word),
  );
  const asked = findings.filter((_, i) => !denied[i]);
  // Names that are no things of their own are known for all that.
  const unsaid = found.filter(({ start, end }) => !findings.some((of) => of.start < end && start < of.end));
  const mayLead = !hasPicture && subjects.length > 0;
  const lead = mayLead ? unknownLead(beforeNames, contentOf(slate, [...asked, ...unsaid], leftover)) : null;
  if (lead) {
    // What belongs to the unknown thing would pass for a picture of it.
    const belongings = [...named].map(([i, { word }]) => ({ word, start: findings[i]?.start ?? 0 }));
    const rest = [...ignored, ...leftover, ...belongings].filter(
      ({ word, start }) => start + word.length <= lead.start || start >= lead.end,
    );
    const name = { word: slate.spelled(lead), start: lead.start };
    return {
      subjects: [],
      relations: [],
      lettering: lettering ?? name.word.slice(0, longestLettering),
      typeface,
      wishes,
      ignored: inOrder([name, ...rest]),
    };
  }
  if (hasPicture || subjects.length > 0 || lettering !== null) {
    return { subjects, relations, lettering, typeface, wishes, ignored: inOrder([...ignored, ...leftover]) };
  }
  // Of a prompt that only says what is never drawn, the small words alone are not worth writing.
  const words = writeOut(leftover, isRefused ? [] : allWords(slate));
  return {
    subjects,
    relations,
    lettering: words.written,
    typeface,
    wishes,
    ignored: inOrder([...ignored, ...leftover, ...words.unwritten]),
  };
}

/** What lettering stands on: understood together with it. */
const carriers = /^(?:banner|ribbon|scroll|横幅|条幅|丝带|飘带|リボン|バナー)$/i;

function inOrder(words: readonly PlacedWord[]): string[] {
  return [...new Set(words.toSorted((a, b) => a.start - b.start).map(({ word }) => word))];
}

function wipeExcluded(slate: Slate): PlacedWord[] {
  return findExcluded(slate.original).map((span) => {
    slate.wipe(span.start, span.end);
    return { word: slate.spelled(span), start: span.start };
  });
}

/** The subject that a finding names, with the count and the colour that stand before it; these are wiped off. */
function describe(slate: Slate, finding: Finding, text: string): Omit<Subject, 'pose' | 'isBroken' | 'time'> {
  const { concept, start, isPlural } = finding;
  const word = slate.spelled(finding);
  const before = text.slice(0, start);
  const { count, pigment } = isCjk(word)
    ? cjkAttributes(slate, before, text.slice(finding.end))
    : englishAttributes(slate, before);
  return { concept, word, count: count ?? (isPlural ? pluralCount(concept.kind) : 1), pigment };
}

/** The pose of what is found at `i`; its words are wiped off. */
function takePose(slate: Slate, text: string, findings: readonly Finding[], i: number): Subject['pose'] {
  const kind = findings[i]?.concept.kind;
  const found = kind === 'creature' || kind === 'figure' ? poseOf(text, findings, i) : null;
  // What has been said of one is not said of its neighbour.
  if (!found || slate.rest.slice(found.start, found.end).trim() === '') return null;
  slate.wipe(found.start, found.end);
  return found.pose;
}

const brokenBefore =
  /(?:\b(?:broken|shattered|cracked|snapped)[ -](?:\p{L}+ )?|(?:破碎|断裂|折断|碎裂|断开|断了)的?|(?:壊れた|折れた|割れた|砕けた|切れた))$/u;
const brokenAfter =
  /^ (?:that (?:is|has) )?(?:broken|shattered|snapped|cracked)(?: (?:in|into) (?:two|half|halves|pieces))?\b/u;

/** Whether the text says that a thing is broken; those words are wiped off. */
function takeBreak(slate: Slate, text: string, { start, end }: Finding): boolean {
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

/** The words to letter when nothing else was understood: the meaningful ones, or else all of them. */
function writeOut(
  meaningful: readonly PlacedWord[],
  all: readonly PlacedWord[],
): { written: string | null; unwritten: PlacedWord[] } {
  const words = meaningful.length > 0 ? meaningful : all;
  let written = '';
  const unwritten: PlacedWord[] = [];
  for (const placed of words) {
    const longer = written ? `${written} ${placed.word}` : placed.word.slice(0, longestLettering);
    if (longer.length <= 28 || written === '') written = longer;
    else unwritten.push(placed);
  }
  return { written: written || null, unwritten };
}
