import type { Concept } from '../../lexicon/concept.ts';
import type { Mention } from './mention.ts';

/** A mention in its place. */
export interface MentionContext {
  readonly text: string;
  readonly mention: Mention;
  readonly concept: Concept;
  /** As the text says it. */
  readonly word: string;
  /** All of the text before it, and after it. */
  readonly lead: string;
  readonly tail: string;
  readonly before: Mention | undefined;
  readonly next: Mention | undefined;
  /** The next mention as the text says it; empty where there is none. */
  readonly nextWord: string;
  /** What stands between it and the mention before, or the beginning of the text. */
  readonly gapBefore: string;
  /** What stands between it and the next mention; empty where there is none. */
  readonly gapAfter: string;
  /** All mentions of the text, and those before this one. */
  readonly all: readonly Mention[];
  readonly earlier: readonly Mention[];
}

/** One thing that may be true of a context. */
export type ContextRule = (context: MentionContext) => boolean;

/** Whether one of several things is true of a context. */
export function anyOf(rules: readonly ContextRule[]): ContextRule {
  return (context) => rules.some((rule) => rule(context));
}

/** All mentions of a text in their places. */
export function contextsIn(text: string, all: readonly Mention[]): MentionContext[] {
  return all.map((mention, i) => {
    const { concept, start, end } = mention;
    const [before, next] = [all[i - 1], all[i + 1]];
    return {
      text,
      mention,
      concept,
      word: text.slice(start, end),
      lead: text.slice(0, start),
      tail: text.slice(end),
      before,
      next,
      nextWord: next ? text.slice(next.start, next.end) : '',
      gapBefore: text.slice(before?.end ?? 0, start),
      gapAfter: next ? text.slice(end, next.start) : '',
      all,
      earlier: all.slice(0, i),
    };
  });
}
