import type { ToldTime } from './attributes/clock-time.ts';
import { takeTime } from './attributes/clock-time.ts';
import { takeDeeds } from './attributes/deeds.ts';
import { takeFeatures } from './attributes/features.ts';
import { takeLacking } from './attributes/lacking.ts';
import { takeStems } from './attributes/stems.ts';
import { takeUnlike } from './attributes/unlike.ts';
import { takeProfile } from './attributes/view.ts';
import { takeWishes } from './attributes/wishes.ts';
import { woundLetters } from './lettering/cjk-letters.ts';
import { besideUnknown, letteredName, wholeRuns, withGivenName, writtenOut } from './lettering/lettered.ts';
import { lettersRelated } from './lettering/letters-related.ts';
import { takeMemorial } from './lettering/memorial.ts';
import { heralds } from './lettering/phrases.ts';
import { inWantedNumerals } from './lettering/roman-numerals.ts';
import { joinedSigns } from './lettering/signs.ts';
import { spelledBy } from './lettering/spelled-by.ts';
import { otherHandsIn, takeTypeface } from './lettering/typeface.ts';
import { isPortraitOfKin, takePortraits, takeUntoldWords } from './lettering/untold.ts';
import { takeWrittenWords } from './lettering/written-words.ts';
import { withBirthFlowers } from './names/birth-flowers.ts';
import { allWords, contentOf, withEnding, withNumbers, wordsLeft } from './names/content-words.ts';
import { withCourtCards } from './names/court-cards.ts';
import type { Finding } from './names/finding.ts';
import { takeGivenNames } from './names/given-names.ts';
import { unknownLead } from './names/leading-name.ts';
import { withFruit } from './names/orange.ts';
import { withSpelling } from './names/spelling.ts';
import { takeSubjects } from './names/subjects.ts';
import { takeThings } from './names/things.ts';
import { takeMatching, wipeAudience } from './quiet/audience.ts';
import { findExcluded } from './quiet/exclusions.ts';
import { takeLikenesses } from './quiet/likenesses.ts';
import { cjkDenials, deniedNames, takeSwaps } from './quiet/negation.ts';
import { takeBodyParts, wipePlacement } from './quiet/placement.ts';
import { quietAsides } from './quiet/quiet-cjk.ts';
import { quietCjk, quietCjkVerbs, quietGrip, quietPhrases } from './quiet/quiet-words.ts';
import type { Reading, Subject } from './reading.ts';
import { takeRelations } from './relations/relations.ts';
import type { PlacedWord, Span } from './slate.ts';
import { inOrder, isCjk, Slate, spansOf } from './slate.ts';

/**
 * Reads a prompt in English, Chinese or Japanese. Only curated words are understood: no guess is made from parts
 * of words. A prompt of which nothing is understood is to be written out in letters, unless it comes with a picture.
 */
export function readPrompt(prompt: string, hasPicture = false): Reading {
  const slate = new Slate(withFruit(withCourtCards(withBirthFlowers(withSpelling(prompt)))));
  const refused = findExcluded(slate.original).map((span) => slate.take(span));
  const wound = woundLetters(slate);
  const memorial = takeMemorial(slate);
  const asked = memorial === null ? takeWrittenWords(slate) : inWantedNumerals(slate, memorial);
  const hands = otherHandsIn(slate);
  const typeface = takeTypeface(slate, asked !== null);
  const untold = [...takeUntoldWords(slate, asked), ...takePortraits(slate)];
  const unlike = takeUnlike(slate);
  const matching = takeMatching(slate);
  // "With hands for roots" before the roots that somebody honours.
  const swaps = takeSwaps(slate);
  const bodyParts = takeBodyParts(slate);
  wipeTalk(slate, asked !== null);
  const { written, nameless: called } = withGivenName(asked, takeGivenNames(slate));
  const told = takeTime(slate);
  const features = [...takeFeatures(slate), ...takeLacking(slate)];
  const likenesses = takeLikenesses(slate);

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
  // "The letter M made of roses" is written, and the roses are set beside it.
  const stuff = written === null ? [] : spansOf(slate.rest, madeOfIt).map((span) => slate.take(span));
  const wishes = takeWishes(slate);
  const deeds = [...takeDeeds(slate), ...takeProfile(slate, subjects)];
  const spelled = lettering !== null && subjects.length > 0 ? spelledBy(slate) : [];

  const isCarried = lettering !== null || refused.length > 0;
  const related = written === null ? [] : lettersRelated(slate, written);
  const isRelated = ({ start }: PlacedWord) =>
    related.some((of) => of.start <= start && start < of.start + of.word.length);
  const unread = wordsLeft(slate, unpictured).filter(
    (placed) => !isRelated(placed) && (!isCarried || !carriers.test(placed.word)),
  );
  const isToWrite = lettering === null && subjects.length === 0 && !hasPicture;
  const left = isToWrite ? wholeRuns(slate, unread) : unread;
  const missed = [
    ...refused,
    ...hands,
    ...untold,
    ...unlike,
    ...wound,
    // Of two things that match each takes one.
    ...matching.filter(
      ({ word }) =>
        !subjects.some(({ count }) => count > 1) && !(subjects.length > 1 && /^matching$/i.test(word)),
    ),
    ...called,
    ...features,
    ...stems,
    ...swaps,
    ...bodyParts,
    ...likenesses,
    ...manners,
    ...unmet,
    ...joinedSigns(slate, findings),
    ...[...deeds, ...stuff, ...spelled].filter((placed) => !isRelated(placed)),
    ...unshown,
    ...related,
    ...withNumbers(slate, left).map((word) => withEnding(slate, word)),
  ];
  const reading = { subjects, relations, lettering, typeface, wishes, ignored: inOrder(missed) };
  if (!hasPicture && subjects.length > 0) {
    const wanted = findings.filter((_, i) => !denied[i]);
    // Where words are to be written, these are what the prompt is about.
    const content = contentOf(slate, [...wanted, ...unsaid(known, findings)], left, unpictured);
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
    called.length > 0 ? called.map(withoutVerb) : isMute ? [] : left.map((word) => withEnding(slate, word)),
    isMute ? [] : allWords(slate),
    missed,
  );
}

/** A name of two characters and more is a word, whatever a Chinese or Japanese prompt goes on to say. */
function isCjkWord(slate: Slate, name: Finding | undefined): boolean {
  return name !== undefined && !name.isIdea && name.end - name.start > 1 && isCjk(slate.spelled(name));
}

/** 妈妈叫李玉兰: the name alone. */
function withoutVerb({ word, start }: PlacedWord): PlacedWord {
  const [verb = ''] = /^(?:名字叫?|[小乳]名叫?|叫)(?:做|作)?(?=\p{Script=Han})/u.exec(word) ?? [];
  return { word: word.slice(verb.length), start: start + verb.length };
}

/** What letters are told to be made of. */
const madeOfIt = /\b(?:made (?:up |out )?(?:of|from|with)|formed (?:of|by|from))\b/gu;

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
