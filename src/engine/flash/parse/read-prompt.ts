import { isAnotherShown } from './attributes/another.ts';
import { withArmbandWish } from './attributes/armband.ts';
import type { ToldTime } from './attributes/clock-time.ts';
import { takeTime } from './attributes/clock-time.ts';
import { takeDeeds, unseenDeeds } from './attributes/deeds.ts';
import { takeFeatures } from './attributes/features.ts';
import { takeHabits } from './attributes/habits.ts';
import { takeLacking } from './attributes/lacking.ts';
import { takeStems } from './attributes/stems.ts';
import { takeUnlike } from './attributes/unlike.ts';
import { takeUnmetManners } from './attributes/unmet-manners.ts';
import { takeProfile } from './attributes/view.ts';
import { takeWishes } from './attributes/wishes.ts';
import { drawnOrWritten } from './drawn-or-written.ts';
import { inSmallLetters } from './lettering/capitalized.ts';
import { takeKinBeside } from './lettering/customary-words.ts';
import { wholeRuns, withGivenName } from './lettering/lettered.ts';
import { takeLetters } from './lettering/letters.ts';
import { lettersRelated, takeMadeOf, takeSpelling } from './lettering/letters-related.ts';
import { cjkHeralds, heralds } from './lettering/phrases.ts';
import { joinedSigns } from './lettering/signs.ts';
import { withAlice } from './names/alice.ts';
import { withBirthFlowers } from './names/birth-flowers.ts';
import { inReadOrder } from './names/cjk-order.ts';
import { withEnding, withNumbers, wordsLeft } from './names/content-words.ts';
import { withCourtCards } from './names/court-cards.ts';
import { withBeastFamilies } from './names/families/beast-families.ts';
import { takeFamilies } from './names/families/take-families.ts';
import { withFamilies } from './names/families/with-families.ts';
import { takeGivenNames } from './names/given-names.ts';
import { withHeaddresses } from './names/headdresses.ts';
import { withHeldFlowers } from './names/held-flowers.ts';
import { withFruit } from './names/orange.ts';
import { withNamesOfDescribed } from './names/paraphrases.ts';
import { withPetalColors } from './names/petal-colors.ts';
import { withSmokes } from './names/smoking.ts';
import { withSpelling } from './names/spelling.ts';
import { takeSubjects } from './names/subjects.ts';
import { takeThings } from './names/things.ts';
import type { Reading, Relation, Subject, Wishes } from './reading.ts';
import { takeRelations } from './relations/relations.ts';
import { consumeAudience, takeMatching, unmatched } from './stop-words/audience.ts';
import { findExcluded } from './stop-words/exclusions.ts';
import { takeLikenesses } from './stop-words/likenesses.ts';
import { cjkDenials, deniedNames, takeSwaps } from './stop-words/negation.ts';
import { consumePlacement, takeBodyParts } from './stop-words/placement.ts';
import { stopSizes } from './stop-words/sizes.ts';
import { stopAsides } from './stop-words/stop-cjk.ts';
import { stopCjk, stopCjkVerbs, stopGrip, stopPhrases } from './stop-words/stop-words.ts';
import type { PlacedWord } from './token-buffer.ts';
import { inOrder, TokenBuffer } from './token-buffer.ts';

/** What puts a prompt in other words before it is read, in their order. */
const rewritings: readonly ((prompt: string) => string)[] = [
  withSpelling,
  withNamesOfDescribed,
  withSmokes,
  withHeaddresses,
  withHeldFlowers,
  inReadOrder,
  withPetalColors,
  withBeastFamilies,
  withBirthFlowers,
  withCourtCards,
  withFruit,
  withAlice,
];

/**
 * Reads a prompt in English, Chinese or Japanese. Only curated words are understood: no guess is made from parts
 * of words. A prompt of which nothing is understood is to be written out in letters, unless it comes with a picture.
 *
 * Each step consumes what it has understood, so that their order is what tells a word's meaning.
 */
export function readPrompt(prompt: string, hasPicture = false): Reading {
  const buffer = new TokenBuffer(rewritings.reduce((text, rewritten) => rewritten(text), prompt));
  const refused = findExcluded(buffer.original).map((span) => buffer.take(span));
  const letters = takeLetters(buffer);
  // Before the calf that is a part of the body, and the mother whom something is for.
  const families = takeFamilies(buffer);
  const unlike = takeUnlike(buffer);
  const matching = takeMatching(buffer);
  // "With hands for roots" before the roots that somebody honours.
  const swaps = takeSwaps(buffer);
  const bodyParts = takeBodyParts(buffer);
  const habits = takeHabits(buffer);
  const manners = takeUnmetManners(buffer);
  consumeTalk(buffer, letters.asked !== null);
  const { written, nameless: called } = withGivenName(letters.asked, takeGivenNames(buffer));
  const told = takeTime(buffer);
  const features = [...takeFeatures(buffer), ...takeLacking(buffer)];
  const likenesses = takeLikenesses(buffer);

  const text = buffer.rest;
  const things = takeThings(buffer);
  const { mentions, unpictured } = things;
  const stems = takeStems(buffer, mentions);
  const denied = deniedNames(text, mentions);
  buffer.consumeAll(cjkDenials);
  const { subjects, named, unmet, ...kin } = withFamilies(
    families,
    mentions,
    takeSubjects(buffer, text, mentions, denied, told),
  );
  const relations = [...kin.relations, ...takeRelations(buffer, text, mentions, named)];
  buffer.consumeAll(stopCjkVerbs);
  buffer.consumeAll(stopGrip);

  const { lettering, unshown } = letteringOf(written ?? takeKinBeside(buffer, subjects), told, subjects);
  const madeOf = written === null ? [] : takeMadeOf(buffer);
  const wishes = withBanner(takeWishes(buffer), lettering, buffer.original);
  const deeds = [...unseenDeeds(takeDeeds(buffer), subjects), ...takeProfile(buffer, subjects)];
  const spelling = lettering !== null && subjects.length > 0 ? takeSpelling(buffer) : [];
  const related = written === null ? [] : lettersRelated(buffer, written);
  const isApart = ({ start }: PlacedWord) =>
    !related.some((of) => of.start <= start && start < of.start + of.word.length);

  const isCarried = lettering !== null || refused.length > 0;
  const unread = wordsLeft(buffer, unpictured).filter(
    (placed) =>
      isApart(placed) &&
      !(isCarried && carriers.test(placed.word)) &&
      !isAnotherShown(buffer, placed, subjects),
  );
  const isToWrite = lettering === null && subjects.length === 0 && !hasPicture;
  const left = isToWrite ? wholeRuns(buffer, unread) : unread;
  const missed = [
    ...refused,
    ...letters.unmet,
    ...unlike,
    ...unmatched(matching, subjects),
    ...called,
    ...features,
    ...stems,
    ...swaps,
    ...bodyParts,
    ...habits,
    ...likenesses,
    ...manners,
    ...things.unmet.filter(({ word }) => !isToldByDeed(word, relations)),
    ...unmet,
    ...joinedSigns(buffer, mentions),
    ...[...deeds, ...madeOf, ...spelling].filter(isApart),
    ...unshown,
    ...related,
    ...withNumbers(buffer, left).map((word) => withEnding(buffer, word)),
  ];
  const { typeface } = letters;
  const reading = withArmbandWish(
    {
      subjects,
      relations,
      lettering: inSmallLetters(lettering, typeface),
      typeface,
      wishes,
      ignored: inOrder(missed),
    },
    buffer.original,
  );
  if (hasPicture) return reading;
  const isUntold = letters.isUntold || refused.length > 0;
  return drawnOrWritten(reading, {
    buffer,
    text,
    things,
    denied,
    named,
    written,
    called,
    isUntold,
    left,
    missed,
  });
}

/** What two are to each other, or do, that their relation tells: "skeletons holding hands", "lovers' skulls". */
const pairWords = /^(?:hand in hand|holding (?:each other's )?hands|手牵手|手拉手|牵手|手をつな(?:ぐ|いだ))$/;

function isToldByDeed(word: string, relations: readonly Relation[]): boolean {
  return relations.some(
    ({ kind, subject, object }) =>
      subject === object &&
      (kind === 'hand-in-hand'
        ? pairWords.test(word)
        : (kind === 'kissing' || kind === 'hugging') && /^(?:two |the )?lovers$/.test(word)),
  );
}

/** Words that are told are set on a ribbon where the prompt names one. */
function withBanner(wishes: Wishes, lettering: string | null, text: string): Wishes {
  if (lettering === null) return wishes;
  const [said] = ribbons.exec(text) ?? [];
  const others = [...wishes].filter(([wish]) => wish !== 'banner');
  return new Map(said ? [...others, ['banner', said]] : others);
}

const ribbons = /\b(?:banner|ribbon|scroll)s?\b|横幅|条幅|丝带|飘带|卷轴|リボン|バナー|巻物/iu;

/** What lettering stands on: understood together with it. */
const carriers = /^(?:banner|ribbon|scroll|横幅|条幅|丝带|飘带|リボン|バナー)$/i;

/** Consumes the talk about the picture itself, and where on the body it is to go. */
function consumeTalk(buffer: TokenBuffer, hasWords: boolean): void {
  if (hasWords) buffer.consumeAll(cjkHeralds);
  buffer.consumeAll(stopAsides);
  buffer.consumeAll(stopSizes);
  buffer.consumeAll(stopCjk);
  buffer.consumeAll(stopPhrases);
  if (hasWords) buffer.consumeAll(heralds);
  consumeAudience(buffer);
  consumePlacement(buffer, hasWords);
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
