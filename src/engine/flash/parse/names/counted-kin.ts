import { concepts } from '../../lexicon/concept.ts';
import type { Finding } from './finding.ts';
import { isBody } from './finding.ts';

/** 熊猫宝宝 is a young panda. */
const young = /^(?:宝宝|婴儿)$/u;
const twins = /^双子$|^双胞胎$/u;
/** A drawing that shows two people. */
const inOne = concepts('mother-and-child', 'father-and-child', 'lovers', 'siblings');

/**
 * Findings in which a word for kin only counts its neighbour: one panda for 熊猫宝宝, and two girls for 双子の女の子.
 */
export function withKinCounted(text: string, findings: readonly Finding[]): Finding[] {
  const counting = new Map<Finding, Finding>();
  findings.forEach((finding, i) => {
    const [before, next] = [findings[i - 1], findings[i + 1]];
    const word = text.slice(finding.start, finding.end);
    if (young.test(word) && before?.concept.kind === 'creature' && before.end === finding.start)
      counting.set(finding, before);
    else if (twins.test(word) && next && isBody(next) && isJoined(text, finding, next))
      counting.set(finding, next);
  });
  return findings.flatMap((finding) => {
    if (counting.has(finding)) return [];
    const [by] = [...counting].find(([, counted]) => counted === finding) ?? [];
    if (!by) return [finding];
    if (young.test(text.slice(by.start, by.end))) return [{ ...finding, near: by }];
    const isTold = twins.test(text.slice(by.start, by.end)) && !inOne.has(finding.concept.name);
    return [
      isTold
        ? { ...finding, isPlural: true }
        : { ...finding, isPlural: !inOne.has(finding.concept.name), near: by },
    ];
  });
}

function isJoined(text: string, one: Finding, other: Finding): boolean {
  const gap = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /^[的の]?$/u.test(gap);
}
