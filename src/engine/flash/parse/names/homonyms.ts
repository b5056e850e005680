import type { Concept } from '../../lexicon/concept.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import type { Finding } from './word-index.ts';

const bow: Concept | undefined = lexicon.find(({ name }) => name === 'bow');
const fish: Concept | undefined = lexicon.find(({ name }) => name === 'salmon');
const tackle = new Set(['fishing-rod', 'fish-hook', 'fishing-lure', 'fishing-net', 'fishing-boat']);
/** Who carries a bow to shoot with; all others wear one. */
const archers = new Set(
  'angel cupid elf samurai viking knight spartan chief centaur-archer athena valkyrie'.split(' '),
);

/** Whose young are calves as well as a cow's. */
const calving = new Set(
  'elephant whale orca dolphin giraffe hippo bison moose rhino camel narwhal'.split(' '),
);

/**
 * Findings in which a bow is the weapon where an archer has it, "cupid with a bow", a bass the fish where somebody
 * goes fishing, and a calf the young of whom is named with it.
 */
export function withHomonyms(text: string, findings: readonly Finding[]): Finding[] {
  const isFishing = findings.some(({ concept }) => tackle.has(concept.name));
  const parent = findings.find(({ concept }) => calving.has(concept.name))?.concept;
  return findings.map((finding, i) => {
    const word = text.slice(finding.start, finding.end);
    if (fish && isFishing && word === 'bass') return { ...finding, concept: fish };
    if (parent && /^(?:calf|calves)$/.test(word)) return { ...finding, concept: parent };
    const isBow = /^bows?$/.test(word);
    const isArmed = archers.has(findings[i - 1]?.concept.name ?? '');
    return bow && isBow && isArmed ? { ...finding, concept: bow } : finding;
  });
}
