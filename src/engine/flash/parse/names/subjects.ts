import { takeAge } from '../attributes/age.ts';
import { describe } from '../attributes/attributes.ts';
import { takeBreak } from '../attributes/broken.ts';
import type { ToldTime } from '../attributes/clock-time.ts';
import { takePose } from '../attributes/pose.ts';
import type { Subject } from '../reading.ts';
import type { PlacedWord, Slate } from '../slate.ts';
import type { Finding } from './word-index.ts';

/** More of one thing are not drawn. */
const mostOfOne = 5;
/** More subjects than this cannot be told apart in one tattoo. */
const mostSubjects = 8;

export interface SubjectsNamed {
  readonly subjects: readonly Subject[];
  /** By the place among the findings of what names it. */
  readonly named: ReadonlyMap<number, Subject>;
  /** Names of those that are too many, and what is said of the others and not drawn. */
  readonly unmet: readonly PlacedWord[];
}

/**
 * The subjects that findings name, each once, with what is said of them; those words are wiped off.
 *
 * @param text the prompt before names were wiped off it
 * @param denied for each finding, whether the prompt says that it is not wanted
 * @param told the time that clocks are to show
 */
export function takeSubjects(
  slate: Slate,
  text: string,
  findings: readonly Finding[],
  denied: readonly boolean[],
  told: ToldTime | null,
): SubjectsNamed {
  const subjects: Subject[] = [];
  const named = new Map<number, Subject>();
  const unmet: PlacedWord[] = [];
  findings.forEach((finding, i) => {
    const described = describe(slate, finding, text, findings.length === 1);
    const age = takeAge(slate, text, finding);
    const subject = {
      ...described.said,
      pose: takePose(slate, text, findings, i),
      isBroken: takeBreak(slate, text, finding),
      time: told && finding.concept.name === 'clock' ? told : null,
    };
    if (denied[i]) return;
    const same = subjects.find(({ concept }) => concept === finding.concept);
    if (finding.near && (same || subject.standIn === null)) unmet.push(slate.placed(finding.near));
    unmet.push(...described.unmet, ...age);
    if (same) {
      const { pigment, colorWord } = subject;
      const isBeside = isOneMore(text, findings, i);
      const count = Math.min(mostOfOne, same.count + (isBeside ? subject.count : 0));
      const isColored = same.pigment === null && pigment !== null && !isBeside;
      const one = isColored ? { ...same, pigment, colorWord } : { ...same, count };
      if (isBeside && colorWord !== null && pigment !== same.pigment)
        unmet.push({ word: colorWord, start: text.lastIndexOf(colorWord.toLowerCase(), finding.start) });
      subjects.splice(subjects.indexOf(same), 1, one);
      for (const [n, of] of named) if (of === same) named.set(n, one);
      named.set(i, one);
      if (isAnother(text, finding, same)) unmet.push({ word: described.said.word, start: finding.start });
    } else if (subjects.length < mostSubjects) {
      subjects.push(subject);
      named.set(i, subject);
    } else unmet.push({ word: subject.word, start: finding.start });
  });
  return { subjects, named, unmet };
}

/** Between two that are called the same: how large or of which colour the second is, or whose. */
const another = /^(?:と|,? and | & )[^、。,.とにをがで]{0,12}$/u;

/** Whether what is found at `i` is one more of what stands right before: "a white dragon and a black dragon". */
function isOneMore(text: string, findings: readonly Finding[], i: number): boolean {
  const [before, finding] = [findings[i - 1], findings[i]];
  if (!before || !finding || before.concept !== finding.concept || finding.isPlural || before.isPlural)
    return false;
  const isSameWord = text.slice(before.start, before.end) === text.slice(finding.start, finding.end);
  return isSameWord && another.test(text.slice(before.end, finding.start));
}

/** "A woman with a girl" names two, of whom one drawing shows only one. */
function isAnother(
  text: string,
  { concept: { kind }, start, end, isPlural }: Finding,
  { word }: Subject,
): boolean {
  if (kind !== 'creature' && kind !== 'figure') return false;
  const isSameWord = isPlural || text.slice(start, end) === word.toLowerCase();
  const isPart = /^(?:antlers|horns)$/.test(text.slice(start, end));
  return (
    !isSameWord &&
    !isPart &&
    /(?:\b(?:and|with|beside|next to) (?:\p{L}+ ){0,2}|[和与跟]|と)$/u.test(text.slice(0, start))
  );
}
