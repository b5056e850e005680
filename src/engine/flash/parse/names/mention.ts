import type { Concept } from '../../lexicon/concept.ts';
import type { Finding } from './finding.ts';

/** A finding in its place. */
export interface Mention {
  readonly text: string;
  readonly finding: Finding;
  readonly concept: Concept;
  /** As the text says it. */
  readonly word: string;
  /** All of the text before it, and after it. */
  readonly lead: string;
  readonly tail: string;
  readonly before: Finding | undefined;
  readonly next: Finding | undefined;
  /** The next finding as the text says it; empty where there is none. */
  readonly nextWord: string;
  /** What stands between it and the finding before, or the beginning of the text. */
  readonly gapBefore: string;
  /** What stands between it and the next finding; empty where there is none. */
  readonly gapAfter: string;
  /** All findings of the text, and those before this one. */
  readonly all: readonly Finding[];
  readonly earlier: readonly Finding[];
}

/** One thing that may be true of a mention. */
export type MentionRule = (mention: Mention) => boolean;

/** Whether one of several things is true of a mention. */
export function anyOf(rules: readonly MentionRule[]): MentionRule {
  return (mention) => rules.some((rule) => rule(mention));
}

/** All findings of a text in their places. */
export function mentionsIn(text: string, all: readonly Finding[]): Mention[] {
  return all.map((finding, i) => {
    const { concept, start, end } = finding;
    const [before, next] = [all[i - 1], all[i + 1]];
    return {
      text,
      finding,
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
