import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Finding } from '../finding.ts';

const bearded = conceptNamed('bearded-man');
const mustached = conceptNamed('mustached-man');

/** Findings in which men with hair in their faces are drawn with it: "a man with a hat and a beard". */
export function withBeards(findings: readonly Finding[]): Finding[] {
  const grown = findings.map(({ concept }, i) => (concept.name === 'man' ? hairOf(findings, i) : []));
  const his = new Set(grown.flat());
  return findings.flatMap((finding, i) => {
    if (his.has(finding)) return [];
    const hair = grown[i] ?? [];
    const hairy = hair.some(({ concept: { name } }) => name === 'beard') ? bearded : mustached;
    return [hairy && hair.length > 0 ? { ...finding, concept: hairy } : finding];
  });
}

/** What grows in the face of the man at `i`. */
function hairOf(findings: readonly Finding[], i: number): Finding[] {
  const after = findings.slice(i + 1);
  const end = after.findIndex(({ concept: { kind } }) => kind === 'figure' || kind === 'creature');
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ concept: { name } }) => name === 'beard' || name === 'mustache');
}
