import type { Concept, ConceptName } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concept.ts';
import { lexicon, withTrait } from '../../lexicon/lexicon.ts';
import type { Mention } from './mention.ts';

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

/** Mentions in which who is only worn as a costume has become its hat: "cowboy skeleton", "pirate cat". */
export function withCostumes(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, i) => {
    const hat = hatConcepts.get(hats[mention.concept.name] ?? '');
    if (!hat) return mention;
    const next = mentions.slice(i + 1).find(isWearer);
    const before = mentions.slice(0, i).findLast(isWearer);
    const isCostume = next && beforeWearer.test(text.slice(mention.end, next.start));
    const isRank =
      before && royal.has(mention.concept.name) && afterWearer.test(text.slice(before.end, mention.start));
    return isCostume || isRank ? { ...mention, concept: hat } : mention;
  });
}

function isWearer({ concept: { kind, name } }: Mention): boolean {
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
