import type { Concept } from '../../../lexicon/concept.ts';
import { birds } from '../../../lexicon/entries/creatures/birds.ts';
import { isCat, isDog } from './kinship.ts';

const isBird = (name: string) => birds.some((concept) => concept.name === name);
const oneOf = (names: string) => {
  const all = new Set(names.split(' '));
  return (name: string) => all.has(name);
};

/** Words for young ones, and whose they are. */
const english: readonly (readonly [words: RegExp, isOf: (name: string) => boolean])[] = [
  [/^(?:bab(?:y|ies)|little ones?|young(?: ones?)?|offspring|infants?|newborns?)$/, () => true],
  [/^(?:child|children|sons?|daughters?|kids?|toddlers?)$/, () => true],
  [/^cubs?$/, (name) => !isBird(name) && !isDog(name)],
  [
    /^pups?$/,
    (name) =>
      isDog(name) ||
      oneOf('wolf howling-wolf fox seal shark hyena otter bat rat mouse hedgehog walrus raccoon')(name),
  ],
  [/^pupp(?:y|ies)$/, (name) => isDog(name) || name === 'wolf'],
  [/^(?:kittens?|kitt(?:y|ies))$/, (name) => isCat(name) || oneOf('lynx rabbit')(name)],
  [/^kits?$/, oneOf('fox rabbit raccoon badger skunk ferret beaver red-panda')],
  [/^bunn(?:y|ies)$/, oneOf('rabbit')],
  [
    /^(?:calf|calves)$/,
    oneOf(
      'elephant mammoth whale sperm-whale orca dolphin giraffe hippo bison moose rhinoceros camel narwhal cow highland-cow bull walrus deer',
    ),
  ],
  [/^(?:foals?|colts?|fill(?:y|ies))$/, oneOf('horse zebra donkey unicorn pegasus')],
  [/^fawns?$/, oneOf('deer doe moose')],
  [/^lambs?$/, oneOf('sheep ram')],
  [/^piglets?$/, oneOf('pig boar')],
  [/^joeys?$/, oneOf('kangaroo koala opossum')],
  [/^ducklings?$/, oneOf('duck')],
  [/^goslings?$/, oneOf('goose')],
  [/^cygnets?$/, oneOf('swan')],
  [/^owlets?$/, oneOf('owl barn-owl')],
  [/^eaglets?$/, oneOf('eagle')],
  [/^(?:chicks?|nestlings?|fledglings?)$/, isBird],
  [/^hatchlings?$/, () => true],
];
/** All of those words. */
export const youngWords = english.map(([{ source }]) => source.slice(1, -1)).join('|');

export function isYoungOf(word: string, { name }: Concept): boolean {
  return english.some(([words, isOf]) => words.test(word) && isOf(name));
}
