import type { Concept } from '../lexicon/concept.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import type { Finding } from './word-index.ts';

const bow: Concept | undefined = lexicon.find(({ name }) => name === 'bow');
const fish: Concept | undefined = lexicon.find(({ name }) => name === 'salmon');
const tackle = new Set(['fishing-rod', 'fish-hook', 'fishing-lure', 'fishing-net', 'fishing-boat']);
/** Who carries a bow to shoot with; all others wear one. */
const archers = new Set(
  'angel elf samurai viking knight spartan chief centaur-archer athena valkyrie'.split(' '),
);

/**
 * Findings in which a bow is the weapon where an archer has it, "cupid with a bow", and a bass the fish where somebody
 * goes fishing.
 */
export function withHomonyms(text: string, findings: readonly Finding[]): Finding[] {
  const isFishing = findings.some(({ concept }) => tackle.has(concept.name));
  return findings.map((finding, i) => {
    const word = text.slice(finding.start, finding.end);
    if (fish && isFishing && word === 'bass') return { ...finding, concept: fish };
    const isBow = /^bows?$/.test(word);
    const isArmed = archers.has(findings[i - 1]?.concept.name ?? '');
    return bow && isBow && isArmed ? { ...finding, concept: bow } : finding;
  });
}
