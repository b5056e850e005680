import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Mention } from '../mention.ts';

const bearded = conceptNamed('bearded-man');
const mustached = conceptNamed('mustached-man');

/** Mentions in which men with hair in their faces are drawn with it: "a man with a hat and a beard". */
export function withBeards(mentions: readonly Mention[]): Mention[] {
  const grown = mentions.map(({ concept }, i) => (concept.name === 'man' ? hairOf(mentions, i) : []));
  const his = new Set(grown.flat());
  return mentions.flatMap((mention, i) => {
    if (his.has(mention)) return [];
    const hair = grown[i] ?? [];
    const hairy = hair.some(({ concept: { name } }) => name === 'beard') ? bearded : mustached;
    return [hairy && hair.length > 0 ? { ...mention, concept: hairy } : mention];
  });
}

/** What grows in the face of the man at `i`. */
function hairOf(mentions: readonly Mention[], i: number): Mention[] {
  const after = mentions.slice(i + 1);
  const end = after.findIndex(({ concept: { kind } }) => kind === 'figure' || kind === 'creature');
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ concept: { name } }) => name === 'beard' || name === 'mustache');
}
