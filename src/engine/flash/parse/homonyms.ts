import type { Concept } from '../lexicon/concept.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import type { Finding } from './word-index.ts';

const bow: Concept | undefined = lexicon.find(({ name }) => name === 'bow');
/** Who carries a bow to shoot with; all others wear one. */
const archers = new Set(
  'angel elf samurai viking knight spartan chief centaur-archer athena valkyrie'.split(' '),
);

/** Findings in which a bow is the weapon where an archer has it: "cupid with a bow". */
export function withWeapons(text: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding, i) => {
    const isBow = /^bows?$/.test(text.slice(finding.start, finding.end));
    const isArmed = archers.has(findings[i - 1]?.concept.name ?? '');
    return bow && isBow && isArmed ? { ...finding, concept: bow } : finding;
  });
}
