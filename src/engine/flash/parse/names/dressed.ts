import type { Concept, ConceptName } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concept.ts';
import { lexicon, withTrait } from '../../lexicon/lexicon.ts';
import type { Finding } from './finding.ts';

/** What those wear by whom an animal is told: a cowboy frog is a frog in a cowboy's hat. */
const hats: Readonly<Record<string, string>> = {
  cowboy: 'cowboy-hat',
  pirate: 'pirate-hat',
  wizard: 'wizard-hat',
  witch: 'wizard-hat',
  santa: 'santa-hat',
  chef: 'chef-hat',
  king: 'crown',
  queen: 'crown',
  princess: 'crown',
  gangster: 'fedora',
} satisfies Partial<Record<ConceptName, ConceptName>>;
/** Who is crowned may be told after the wearer as well: "a lion queen". */
const royal = concepts('king', 'queen', 'princess');
const hatConcepts = new Map(lexicon.map((concept): [string, Concept] => [concept.name, concept]));
/** Figures that are dressed up themselves. */
const dressable = withTrait('dressed-up');
/** Between a costume and its wearer, and between a wearer and its rank: "king and queen skulls". */
const beforeWearer = /^(?: (?:(?:and|&) (?:king|queen) )?|の|)$/;
const afterWearer = /^(?: (?:(?:king|queen) (?:and|&) )?|の|)$/;

/** Findings in which who is only worn as a costume has become its hat: "cowboy skeleton", "pirate cat". */
export function withCostumes(text: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding, i) => {
    const hat = hatConcepts.get(hats[finding.concept.name] ?? '');
    if (!hat) return finding;
    const next = findings.slice(i + 1).find(isWearer);
    const before = findings.slice(0, i).findLast(isWearer);
    const isCostume = next && beforeWearer.test(text.slice(finding.end, next.start));
    const isRank =
      before && royal.has(finding.concept.name) && afterWearer.test(text.slice(before.end, finding.start));
    return isCostume || isRank ? { ...finding, concept: hat } : finding;
  });
}

function isWearer({ concept: { kind, name } }: Finding): boolean {
  return kind === 'creature' || dressable.has(name);
}

/** Whether it is somebody of whom little is left but what he wears. */
export function isSkeletal({ name }: Concept): boolean {
  return dressable.has(name);
}

/** Whether a thing is a hat that stands for a costume. */
export function isHat({ name }: Concept): boolean {
  return Object.values(hats).includes(name);
}

const garments = withTrait('garment');
/** What people wear on their bodies, so that whoever is drawn with something on has nothing else. */
const clothes = withTrait('worn-on-body');

/** What beasts that are "with" it wear as well, where nothing can put it on them. */
const apparel = withTrait('worn-by-beasts');

/** Whether a beast that is "with" it wears it. */
export function isApparel({ name }: Concept): boolean {
  return garments.has(name) || apparel.has(name);
}

/** Whether somebody who is "with" it or "in" it wears it. */
export function isGarment({ name }: Concept): boolean {
  return garments.has(name);
}

/** Whether a person who is "with" it has it on. */
export function isClothing({ name }: Concept): boolean {
  return clothes.has(name);
}
