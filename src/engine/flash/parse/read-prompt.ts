import { withBirthFlowers } from './birth-flowers.ts';
import { takeTime } from './clock-time.ts';
import type { PlacedWord } from './content-words.ts';
import { allWords, contentOf, wordsLeft } from './content-words.ts';
import { findExcluded } from './exclusions.ts';
import { takeFeatures } from './features.ts';
import { unknownLead } from './leading-name.ts';
import { cjkDenials, deniedNames } from './negation.ts';
import { wipePlacement } from './placement.ts';
import { quietCjk, quietCjkVerbs, quietGrip, quietPhrases } from './quiet-words.ts';
import type { Reading, Relation, Subject } from './reading.ts';
import { findRelations } from './relations.ts';
import { Slate } from './slate.ts';
import { takeSubjects } from './subjects.ts';
import { takeThings } from './things.ts';
import { takeTypeface } from './typeface.ts';
import { takeWishes } from './wishes.ts';
import type { Finding } from './word-index.ts';
import { longestLettering, takeWrittenWords } from './written-words.ts';

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
  const { findings, known, unpictured, unmet } = takeThings(slate);
  ignored.push(...features, ...unmet);
  const denied = deniedNames(beforeNames, findings);
  slate.wipeAll(cjkDenials);
  const { subjects, named, surplus } = takeSubjects(slate, beforeNames, findings, denied, told);
  ignored.push(...surplus);
  const relations = takeRelations(slate, beforeNames, findings, named);
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
  const unsaid = known.filter(({ start, end }) => !findings.some((of) => of.start < end && start < of.end));
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

/** What findings do with each other; those words are wiped off. */
function takeRelations(
  slate: Slate,
  text: string,
  findings: readonly Finding[],
  named: ReadonlyMap<number, Subject>,
): Relation[] {
  const relations: Relation[] = [];
  for (const found of findRelations(text, findings)) {
    const [subject, object] = [named.get(found.subject), named.get(found.object)];
    if (!subject || !object || subject === object) continue;
    slate.wipe(found.start, found.end);
    const isKnown = relations.some((known) => known.subject === subject && known.object === object);
    if (!isKnown) relations.push({ kind: found.kind, subject, object, phrase: slate.spelled(found.whole) });
  }
  return relations;
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
