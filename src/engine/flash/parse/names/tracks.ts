import type { Concept } from '../../lexicon/concept.ts';
import { conceptNamed, withTrait } from '../../lexicon/lexicon.ts';
import type { Finding } from './finding.ts';

const paw = conceptNamed('paw');
/** Whose tracks look as a dog's do. */
const pawed = withTrait('dog-like-tracks');

/** Findings in which the footprints of a beast are its own: no human feet for 柴犬の足跡. */
export function withTracks(text: string, findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding, i) => {
    const [before, next] = [findings[i - 1], findings[i + 1]];
    if (next && isTrackOf(text, finding, next)) {
      const owns = paw && hasPaws(finding.concept);
      return owns ? { ...finding, concept: paw, end: next.end, near: null } : { ...finding, near: next };
    }
    return before && isTrackOf(text, before, finding) ? [] : finding;
  });
}

function hasPaws({ name, parts }: Concept): boolean {
  return pawed.has(name) || parts.includes('dog') || parts.includes('cat');
}

function isTrackOf(text: string, beast: Finding, track: Finding): boolean {
  const isBeast = beast.concept.kind === 'creature' && track.concept.name === 'footprint';
  return isBeast && /^(?:[的の]|'s )?\s*$/u.test(text.slice(beast.end, track.start));
}
