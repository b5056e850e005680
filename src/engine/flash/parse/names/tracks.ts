import type { Concept } from '../../lexicon/concept.ts';
import { conceptNamed, withTrait } from '../../lexicon/lexicon.ts';
import type { Mention } from './mention.ts';

const paw = conceptNamed('paw');
/** Whose tracks look as a dog's do. */
const pawed = withTrait('dog-like-tracks');

/** Mentions in which the footprints of a beast are its own: no human feet for 柴犬の足跡. */
export function withTracks(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, i) => {
    const [before, next] = [mentions[i - 1], mentions[i + 1]];
    if (next && isTrackOf(text, mention, next)) {
      const owns = paw && hasPaws(mention.concept);
      return owns
        ? { ...mention, concept: paw, end: next.end, fallback: null }
        : { ...mention, fallback: next };
    }
    return before && isTrackOf(text, before, mention) ? [] : mention;
  });
}

function hasPaws({ name, parts }: Concept): boolean {
  return pawed.has(name) || parts.includes('dog') || parts.includes('cat');
}

function isTrackOf(text: string, beast: Mention, track: Mention): boolean {
  const isBeast = beast.concept.kind === 'creature' && track.concept.name === 'footprint';
  return isBeast && /^(?:[的の]|'s )?\s*$/u.test(text.slice(beast.end, track.start));
}
