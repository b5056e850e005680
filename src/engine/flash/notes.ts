import type { DrawingNotes } from '#contract/drawing.ts';
import { letteringName } from '#contract/lettering-name.ts';
import type { Variation } from '#contract/variation.ts';
import type { Composition } from './compose/composition.ts';
import { recastPoses, unmetWords } from './compose/unmet.ts';
import { engineName } from './engine-name.ts';
import { pictureName } from './image/picture-motif.ts';
import { toldLettering } from './lexicon/scripts/told-scripts.ts';
import type { Sight } from './lexicon/seen/sight.ts';
import type { Reading, Subject } from './parse/reading.ts';
import { isCjk } from './parse/token-buffer.ts';
import type { ChosenViews } from './sculpt/chosen-views.ts';
import { sculptures } from './sculpt/sculptures.ts';
import type { Style } from './styles/style.ts';
import { unmetLooks } from './unmet-looks.ts';

/** What of an order its notes tell. */
interface Told {
  readonly seed: number;
  readonly output: 0 | 1 | 2 | 3;
  readonly variation?: Variation | undefined;
}

/** What is told of a composed design: what was drawn, what stands apart, what of the prompt is not to be seen. */
export function notesOf(
  { seed, output, variation }: Told,
  reading: Reading,
  composition: Composition,
  style: Style,
  views: ChosenViews = new Map(),
): DrawingNotes {
  const { focal, apart } = composition.roles;
  const isDrawn = (subject: Subject) => composition.hasDrawn(subject);
  const pictured = focal?.name === pictureName ? focal.subjects : [];
  const drawn = reading.subjects.filter(isDrawn);
  const understood: DrawingNotes['understood'] = drawn.map((subject) => ({
    word: subject.word,
    motif: pictured.includes(subject) ? pictureName : subject.concept.name,
    count: subject.count,
    ...(subject.fallback !== null && { standIn: subject.fallback }),
    ...(subject.otherName !== null && !pictured.includes(subject) && { otherName: subject.otherName }),
    ...broughtWith(subject, drawn, composition),
  }));
  if (reading.lettering !== null)
    understood.push({ word: toldLettering(reading.lettering), motif: letteringName, count: 1 });
  const missed = reading.subjects.filter((subject) => !isDrawn(subject));
  const loose = apart
    .filter(({ subject, object }) => isDrawn(subject) && isDrawn(object))
    .map(({ phrase }) => phrase);
  const own = { ...reading, subjects: drawn.filter((subject) => !pictured.includes(subject)) };
  const unmet = [...unmetWords(own, composition.roles), ...recastPoses(own, composition)];
  return {
    engine: engineName,
    seed,
    output,
    ...(variation && Object.keys(variation).length > 0 && { variation }),
    understood,
    ignored: toldOnce(
      [
        ...reading.ignored,
        ...missed.map(({ word }) => word),
        // "A hamster running from a wolf" is told once.
        ...unmet.filter((word) => !loose.some((phrase) => phrase.includes(word))),
        ...unmetLooks(reading, style, composition.kit.palette),
      ],
      understood,
      loose,
    ),
    apart: loose,
    views: turnable(views, drawn, pictured),
    credits: composition.credits,
  };
}

/** Each word once, and none that is drawn, set beside or part of what is written: nobody is to read both of the same. */
function toldOnce(
  ignored: readonly string[],
  understood: DrawingNotes['understood'],
  apart: readonly string[],
): string[] {
  const told = new Set([...understood.map(({ word }) => word), ...apart]);
  const written = understood.filter(({ motif }) => motif === letteringName);
  const isTold = (word: string) =>
    told.has(word) || written.some((line) => mayBePart(word) && isSaidIn(line.word, word.toLowerCase()));
  return [...new Set(ignored)].filter((word) => !isTold(word));
}

/** A single Chinese character says something else in most words that it is part of. */
function mayBePart(word: string): boolean {
  return !isCjk(word) || word.length > 1;
}

/** From which side those are seen that are drawn in the round, and from which they can be seen as well. */
function turnable(
  views: ChosenViews,
  drawn: readonly Subject[],
  pictured: readonly Subject[],
): DrawingNotes['views'] {
  return drawn.flatMap((subject) => {
    const shown = views.get(subject)?.id;
    const sculpture = sculptures.get(subject.concept.name);
    if (!shown || !sculpture || pictured.includes(subject)) return [];
    const others = sculpture.views.filter((view) => view !== shown);
    return [{ motif: subject.concept.name, shown, others }];
  });
}

/** What the drawing of a subject brings that nobody has asked for, in the prompt's language. */
function broughtWith(
  { concept, language }: Subject,
  drawn: readonly Subject[],
  composition: Composition,
): Pick<DrawingNotes['understood'][number], 'brought'> {
  // The ship of "a kraken attacking a ship" is in its name.
  const isAsked = (of: Sight) =>
    drawn.some((one) => one.concept.name === of.concept || isSaidIn(one.word, of.words[language]));
  const brought = composition
    .broughtBy(concept.name)
    .filter((of) => !isAsked(of))
    .map(({ words }) => words[language]);
  return brought.length > 0 ? { brought } : {};
}

/** Whether a name says another: the ship of "a kraken attacking a ship", and not the ball of a baseball glove. */
function isSaidIn(word: string, said: string): boolean {
  return isCjk(said) ? word.includes(said) : ` ${word.toLowerCase()} `.includes(` ${said} `);
}
