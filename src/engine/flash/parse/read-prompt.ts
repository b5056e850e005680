import type { ToldTime } from './attributes/clock-time.ts';
import { takeTime } from './attributes/clock-time.ts';
import { takeDeeds } from './attributes/deeds.ts';
import { takeFeatures } from './attributes/features.ts';
import { takeStems } from './attributes/stems.ts';
import { takeWishes } from './attributes/wishes.ts';
import { besideUnknown, letteredName, withGivenName, writtenOut } from './lettering/lettered.ts';
import { takeMemorial } from './lettering/memorial.ts';
import { heralds } from './lettering/phrases.ts';
import { otherHandsIn, takeTypeface } from './lettering/typeface.ts';
import { isPortraitOfKin, takeUntoldWords } from './lettering/untold.ts';
import { joinedSigns, takeWrittenWords } from './lettering/written-words.ts';
import { withBirthFlowers } from './names/birth-flowers.ts';
import { allWords, contentOf, withEnding, withNumbers, wordsLeft } from './names/content-words.ts';
import { withCourtCards } from './names/court-cards.ts';
import { takeGivenNames } from './names/given-names.ts';
import { unknownLead } from './names/leading-name.ts';
import { withFruit } from './names/orange.ts';
import { takeSubjects } from './names/subjects.ts';
import { takeThings } from './names/things.ts';
import type { Finding } from './names/word-index.ts';
import { takeMatching, wipeAudience } from './quiet/audience.ts';
import { findExcluded } from './quiet/exclusions.ts';
import { cjkDenials, deniedNames, takeSwaps } from './quiet/negation.ts';
import { wipePlacement } from './quiet/placement.ts';
import { quietAsides } from './quiet/quiet-cjk.ts';
import { quietCjk, quietCjkVerbs, quietGrip, quietPhrases } from './quiet/quiet-words.ts';
import type { Reading, Subject } from './reading.ts';
import { takeRelations } from './relations/relations.ts';
import type { PlacedWord, Span } from './slate.ts';
import { inOrder, isCjk, Slate } from './slate.ts';

/**
 * Reads a prompt in English, Chinese or Japanese. Only curated words are understood: no guess is made from parts
 * of words. A prompt of which nothing is understood is to be written out in letters, unless it comes with a picture.
 */
export function readPrompt(prompt: string, hasPicture = false): Reading {
  const slate = new Slate(withFruit(withCourtCards(withBirthFlowers(prompt))));
  const refused = findExcluded(slate.original).map((span) => slate.take(span));
  const asked = takeMemorial(slate) ?? takeWrittenWords(slate);
  const hands = otherHandsIn(slate);
  const typeface = takeTypeface(slate, asked !== null);
  const untold = takeUntoldWords(slate, asked);
  const matching = takeMatching(slate);
  wipeTalk(slate, asked !== null);
  const { written, nameless: called } = withGivenName(asked, takeGivenNames(slate));
  const told = takeTime(slate);
  const features = takeFeatures(slate);
  const swaps = takeSwaps(slate);

  const text = slate.rest;
  const { findings, known, unpictured, unmet: manners } = takeThings(slate);
  const stems = takeStems(slate, findings);
  const denied = deniedNames(text, findings);
  slate.wipeAll(cjkDenials);
  const { subjects, named, unmet } = takeSubjects(slate, text, findings, denied, told);
  const relations = takeRelations(slate, text, findings, named);
  slate.wipeAll(quietCjkVerbs);
  slate.wipeAll(quietGrip);
  const { lettering, unshown } = letteringOf(written, told, subjects);
  const wishes = takeWishes(slate);
  const deeds = takeDeeds(slate);

  const isCarried = lettering !== null || refused.length > 0;
  const left = wordsLeft(slate, unpictured).filter(({ word }) => !isCarried || !carriers.test(word));
  const missed = [
    ...refused,
    ...hands,
    ...untold,
    // Of two things that match each takes one.
    ...matching.filter(
      ({ word }) =>
        !subjects.some(({ count }) => count > 1) && !(subjects.length > 1 && /^matching$/i.test(word)),
    ),
    ...called,
    ...features,
    ...stems,
    ...swaps,
    ...manners,
    ...unmet,
    ...joinedSigns(slate, findings),
    ...deeds,
    ...unshown,
    ...withNumbers(slate, left).map((word) => withEnding(slate, word)),
  ];
  const reading = { subjects, relations, lettering, typeface, wishes, ignored: inOrder(missed) };
  if (!hasPicture && subjects.length > 0) {
    const wanted = findings.filter((_, i) => !denied[i]);
    // Where words are to be written, these are what the prompt is about.
    const content = contentOf(slate, [...wanted, ...unsaid(known, findings)], left);
    const lead = written === null ? unknownLead(text, content) : null;
    if (!lead) return reading;
    const isInName = (i: number) =>
      findings.some(({ start, end }, n) => n === i && lead.start <= start && end <= lead.end);
    const others = [...named].flatMap(([i, subject]) => (isInName(i) ? [] : [subject]));
    // In 圣母玛利亚祷告 she is drawn, and the rest told.
    if ([...named.keys()].some((i) => isInName(i) && isCjkWord(slate, findings[i]))) return reading;
    if (others.length > 0) return besideUnknown(reading, others, lead, slate, missed);
    // A part of an English name is drawn, and the rest of it told: the rose of a rose trellis.
    if (!isCjk(lead.text)) return reading;
    const belongings = [...named].flatMap(([i, { word, pose }]) => [
      { word, start: findings[i]?.start ?? 0 },
      ...(pose ? [pose] : []),
    ]);
    return letteredName(reading, lead, slate, [...missed, ...belongings]);
  }
  if (hasPicture || lettering !== null) return reading;
  // Of a prompt that only says what is never drawn, or what is not told, the small words are not worth writing.
  const isMute = refused.length > 0 || untold.length > 0 || isPortraitOfKin(text, left);
  return writtenOut(
    reading,
    called.length > 0 ? called : isMute ? [] : left.map((word) => withEnding(slate, word)),
    isMute ? [] : allWords(slate),
    missed,
  );
}

/** A name of two characters and more is a word, whatever a Chinese or Japanese prompt goes on to say. */
function isCjkWord(slate: Slate, name: Finding | undefined): boolean {
  return name !== undefined && !name.isIdea && name.end - name.start > 1 && isCjk(slate.spelled(name));
}

/** What lettering stands on: understood together with it. */
const carriers = /^(?:banner|ribbon|scroll|横幅|条幅|丝带|飘带|リボン|バナー)$/i;

/** Wipes off the talk about the picture itself, and where on the body it is to go. */
function wipeTalk(slate: Slate, hasWords: boolean): void {
  slate.wipeAll(quietAsides);
  slate.wipeAll(quietCjk);
  slate.wipeAll(quietPhrases);
  if (hasWords) slate.wipeAll(heralds);
  wipeAudience(slate);
  wipePlacement(slate, hasWords);
}

/** A time that no clock shows is written, as 11:11 is, unless other words are. */
function letteringOf(
  written: string | null,
  told: ToldTime | null,
  subjects: readonly Subject[],
): { lettering: string | null; unshown: PlacedWord[] } {
  if (!told || subjects.some(({ time }) => time !== null)) return { lettering: written, unshown: [] };
  if (written === null) return { lettering: told.text, unshown: [] };
  return { lettering: written, unshown: [{ word: told.text, start: told.start }] };
}

/** Names that are no things of their own are known for all that. */
function unsaid<T extends Span>(known: readonly T[], findings: readonly Span[]): T[] {
  return known.filter(({ start, end }) => !findings.some((of) => of.start < end && start < of.end));
}
