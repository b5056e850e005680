import { takeAge } from '../attributes/age.ts';
import { describe } from '../attributes/attributes.ts';
import { takeBreak } from '../attributes/broken.ts';
import type { ToldTime } from '../attributes/clock-time.ts';
import { cjkColors } from '../attributes/color.ts';
import { englishCount } from '../attributes/count.ts';
import { takePose } from '../attributes/pose.ts';
import { takePortrait } from '../attributes/view.ts';
import type { Subject } from '../reading.ts';
import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';
import { wordBefore } from '../word-before.ts';
import type { Mention } from './mention.ts';

/** More of one thing are not drawn. */
const mostOfOne = 5;
/** More subjects than this cannot be told apart in one tattoo. */
const mostSubjects = 8;

export interface SubjectsNamed {
  readonly subjects: readonly Subject[];
  /** By the place among the mentions of what names it. */
  readonly named: ReadonlyMap<number, Subject>;
  /** Names of those that are too many, and what is said of the others and not drawn. */
  readonly unmet: readonly PlacedWord[];
}

/**
 * The subjects that mentions name, each once, with what is said of them; those words are consumed.
 *
 * @param text the prompt before names were consumed
 * @param denied for each mention, whether the prompt says that it is not wanted
 * @param told the time that clocks are to show
 */
export function takeSubjects(
  buffer: TokenBuffer,
  text: string,
  mentions: readonly Mention[],
  denied: readonly boolean[],
  told: ToldTime | null,
): SubjectsNamed {
  const subjects: Subject[] = [];
  const named = new Map<number, Subject>();
  const unmet: PlacedWord[] = [];
  mentions.forEach((mention, i) => {
    // "A black woman" is said of her skin, and is no colour of hers.
    const age = takeAge(buffer, text, mention);
    const described = describe(buffer, mention, text, mentions.length === 1);
    const subject = {
      ...described.said,
      pose: takePose(buffer, text, mentions, i),
      isBroken: takeBreak(buffer, text, mention),
      time: told && /^(?:clock|pocket-watch)$/.test(mention.concept.name) ? told : null,
    };
    if (denied[i]) {
      if (isShownAnyway(mention, mentions)) unmet.push(buffer.placed(withDenial(text, mention)));
      return;
    }
    const same = subjects.find(({ concept }) => concept === mention.concept);
    if (
      mention.fallback &&
      (same || subject.fallback === null || twins.test(buffer.spelled(mention.fallback)))
    )
      unmet.push(buffer.placed(mention.fallback));
    unmet.push(...described.unmet, ...age, ...takePortrait(buffer, text, mention));
    if (same) {
      const isBeside = isOneMore(text, mentions, i);
      const one = isBeside
        ? { ...same, count: Math.min(mostOfOne, same.count + subject.count) }
        : together(text, same, subject, mention);
      const { pigment, colorWord } = subject;
      if (one.count > same.count && colorWord !== null && pigment !== same.pigment)
        unmet.push({ word: colorWord, start: text.lastIndexOf(colorWord.toLowerCase(), mention.start) });
      subjects.splice(subjects.indexOf(same), 1, one);
      for (const [n, of] of named) if (of === same) named.set(n, one);
      named.set(i, one);
      if (isAnother(text, mention, same)) unmet.push({ word: described.said.word, start: mention.start });
    } else if (subjects.length < mostSubjects) {
      subjects.push(subject);
      named.set(i, subject);
    } else unmet.push({ word: subject.word, start: mention.start });
  });
  return { subjects, named, unmet };
}

/** Whether something else is drawn with it: the snakes of Medusa, denied or not. */
function isShownAnyway({ concept }: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some(
    (of) => of.concept !== concept && of.concept.kind !== 'flora' && of.concept.parts.includes(concept.name),
  );
}

/** A name and what denies it: "without snakes". */
function withDenial(text: string, { start, end }: Mention): Span {
  const denial =
    /(?:\b(?:with )?(?:no|without|minus|missing) (?:(?:any|an?|the|its|her|his) )?|[没沒]有|不[带要])$/u;
  return { start: start - (denial.exec(text.slice(0, start))?.[0].length ?? 0), end };
}

/** Whether a number stands right before a name. */
function isCounted(text: string, { start }: Mention): boolean {
  return englishCount(wordBefore(text, start)) !== null;
}

/** What is named twice: "a white wolf and a black wolf" are two, of one colour as far as they are drawn. */
function together(text: string, same: Subject, said: Subject, mention: Mention): Subject {
  const { pigment, colorWord, count, pose } = said;
  const { start, end, isPlural } = mention;
  // "Turtle stack, three turtles" tells their number late.
  if (same.pose === null && pose !== null)
    return together(text, { ...same, pose }, { ...said, pose: null }, mention);
  const isBody = same.concept.kind === 'creature' || same.concept.kind === 'figure';
  const isSameWord = text.slice(start, end).startsWith(same.word.toLowerCase());
  const isRecounted = isCounted(text, mention) || (isBody && isPlural && isSameWord);
  if (isRecounted && count > same.count) return { ...same, count };
  if (pigment === null || pigment === same.pigment) return same;
  if (same.pigment === null) return { ...same, pigment, colorWord };
  const isBeside =
    /(?:\b(?:and|with|among|amongst|beside|next to|between|vs|versus)|&|,|[和与跟とや]) ?(?:\p{L}+ ?){0,3}$/u.test(
      text.slice(0, start),
    );
  return isBeside ? { ...same, count: same.count + count } : same;
}

/** Who are two, whatever stands for one of them: 双子の赤ちゃん. */
const twins = /^(?:双子|双胞胎)$/u;

/** Between two that are called the same: how large or of which colour the second is, or whose. */
const another = /^(?:と|,? and | & )[^、。,.とにをがで]{0,12}$/u;
const look = `(?:${cjkColors.join('|')})(?:色?[的の]?|色?い)|[大小]`;
/** 一只黑猫一只白猫, 白蛇 青蛇, 赤い鯉、黒い鯉: what tells one from the other is said right before each. */
const oneOfTwo = new RegExp(`(${look})$`, 'u');
const nextOfTwo = new RegExp(`^[\\s,，、和与跟及とや]*(?:一[只条朵个匹头颗])?(${look})$`, 'u');

/** Whether two names are one word, or one is the other's kind: 黑猫 and 猫. */
function isSameKind(text: string, before: Mention, { start, end }: Mention): boolean {
  const [one, other] = [text.slice(before.start, before.end), text.slice(start, end)];
  return one.endsWith(other) || other.endsWith(one);
}

/** Whether what is found at `i` is one more of what stands right before: "a white dragon and a black dragon". */
function isOneMore(text: string, mentions: readonly Mention[], i: number): boolean {
  const [before, mention] = [mentions[i - 1], mentions[i]];
  if (!before || !mention || before.concept !== mention.concept || mention.isPlural || before.isPlural)
    return false;
  const isSameWord = text.slice(before.start, before.end) === text.slice(mention.start, mention.end);
  const gap = text.slice(before.end, mention.start);
  if (isSameWord && another.test(gap)) return true;
  const [, first] = oneOfTwo.exec(text.slice(0, before.start)) ?? [];
  const [, second] = nextOfTwo.exec(gap) ?? [];
  return isSameKind(text, before, mention) && first?.charAt(0) !== second?.charAt(0) && !!first && !!second;
}

/** "A woman with a girl" names two, of whom one drawing shows only one. */
function isAnother(
  text: string,
  { concept: { kind }, start, end, isPlural }: Mention,
  { word }: Subject,
): boolean {
  if (kind !== 'creature' && kind !== 'figure' && !/[和与跟]$/u.test(text.slice(0, start))) return false;
  // 狮子和小狮子: two, of the same name.
  const young = /[小幼]$/u.exec(text.slice(0, start))?.[0] ?? '';
  const isSameWord = young === '' && (isPlural || text.slice(start, end) === word.toLowerCase());
  const isPart = /^(?:antlers|horns)$/.test(text.slice(start, end));
  return (
    !isSameWord &&
    !isPart &&
    /(?:\b(?:and|with|beside|next to) (?:\p{L}+ ){0,2}|[和与跟]|と)$/u.test(
      text.slice(0, start - young.length),
    )
  );
}
