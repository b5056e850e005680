import { concepts } from '../../lexicon/concept.ts';
import type { Mention } from './mention.ts';
import { isBody } from './mention.ts';

/** 熊猫宝宝 is a young panda. */
const young = /^(?:宝宝|婴儿)$/u;
const twins = /^双子$|^双胞胎$/u;
/** A drawing that shows two people. */
const inOne = concepts('mother-and-child', 'father-and-child', 'lovers', 'siblings');

/**
 * Mentions in which a word for kin only counts its neighbour: one panda for 熊猫宝宝, and two girls for 双子の女の子.
 */
export function withKinCounted(text: string, mentions: readonly Mention[]): Mention[] {
  const counting = new Map<Mention, Mention>();
  mentions.forEach((mention, i) => {
    const [before, next] = [mentions[i - 1], mentions[i + 1]];
    const word = text.slice(mention.start, mention.end);
    if (young.test(word) && before?.concept.kind === 'creature' && before.end === mention.start)
      counting.set(mention, before);
    else if (twins.test(word) && next && isBody(next) && isJoined(text, mention, next))
      counting.set(mention, next);
  });
  return mentions.flatMap((mention) => {
    if (counting.has(mention)) return [];
    const [by] = [...counting].find(([, counted]) => counted === mention) ?? [];
    if (!by) return [mention];
    if (young.test(text.slice(by.start, by.end))) return [{ ...mention, fallback: by }];
    const isTold = twins.test(text.slice(by.start, by.end)) && !inOne.has(mention.concept.name);
    return [
      isTold
        ? { ...mention, isPlural: true }
        : { ...mention, isPlural: !inOne.has(mention.concept.name), fallback: by },
    ];
  });
}

function isJoined(text: string, one: Mention, other: Mention): boolean {
  const gap = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /^[的の]?$/u.test(gap);
}
