import { birds } from '../../lexicon/birds.ts';
import type { Concept, Language } from '../../lexicon/concept.ts';
import { dogs } from '../../lexicon/dogs.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { mothers, youngOnes } from '../../motifs/kin.ts';

const named = new Map(lexicon.map((concept) => [concept.name, concept]));

export function motherOf(concept: Concept): Concept {
  return named.get(mothers[concept.name] ?? '') ?? concept;
}

export function youngOf(concept: Concept): Concept {
  return named.get(youngOnes[concept.name] ?? '') ?? concept;
}

/** Whether two names may be those of old and young. */
export function isOneKind(old: Concept, young: Concept): boolean {
  const same = (concept: Concept) => [concept, youngOf(concept), motherOf(concept)];
  return same(old).some((concept) => same(young).includes(concept)) || youngWith(old.name, young.name);
}

/** "A cat with her tabby kitten". */
function youngWith(old: string, young: string): boolean {
  return [cat, dog].some((kind) => kind(old) && kind(young));
}

const cat = (name: string) => /(?:^|-)cat$/.test(name);
const dog = (name: string) => name === 'dog' || dogs.some((concept) => concept.name === name);
const bird = (name: string) => birds.some((concept) => concept.name === name);
const oneOf = (names: string) => {
  const all = new Set(names.split(' '));
  return (name: string) => all.has(name);
};

/** Words for young ones, and whose they are. */
const english: readonly (readonly [words: RegExp, isOf: (name: string) => boolean])[] = [
  [/^(?:bab(?:y|ies)|little ones?|young(?: ones?)?|offspring|infants?|newborns?)$/, () => true],
  [/^(?:child|children|sons?|daughters?|kids?|toddlers?)$/, () => true],
  [/^cubs?$/, (name) => !bird(name) && !dog(name)],
  [
    /^pups?$/,
    (name) =>
      dog(name) ||
      oneOf('wolf howling-wolf fox seal shark hyena otter bat rat mouse hedgehog walrus raccoon')(name),
  ],
  [/^(?:pupp(?:y|ies))$/, (name) => dog(name) || name === 'wolf'],
  [/^(?:kittens?|kitt(?:y|ies))$/, (name) => cat(name) || oneOf('lynx rabbit')(name)],
  [/^kits?$/, oneOf('fox rabbit raccoon badger skunk ferret beaver red-panda')],
  [/^bunn(?:y|ies)$/, oneOf('rabbit')],
  [
    /^(?:calf|calves)$/,
    oneOf(
      'elephant mammoth whale sperm-whale orca dolphin giraffe hippo bison moose rhinoceros camel narwhal cow highland-cow bull walrus deer',
    ),
  ],
  [/^(?:foals?|colts?|fill(?:y|ies))$/, oneOf('horse zebra donkey unicorn pegasus')],
  [/^(?:fawns?)$/, oneOf('deer doe moose')],
  [/^(?:lambs?)$/, oneOf('sheep ram')],
  [/^(?:piglets?)$/, oneOf('pig boar')],
  [/^(?:joeys?)$/, oneOf('kangaroo koala opossum')],
  [/^(?:ducklings?)$/, oneOf('duck')],
  [/^(?:goslings?)$/, oneOf('goose')],
  [/^(?:cygnets?)$/, oneOf('swan')],
  [/^(?:owlets?)$/, oneOf('owl barn-owl')],
  [/^(?:eaglets?)$/, oneOf('eagle')],
  [/^(?:chicks?|nestlings?|fledglings?|hatchlings?)$/, bird],
  [/^(?:hatchlings?)$/, () => true],
];
/** All of those words. */
export const youngWords = english.map(([{ source }]) => source.slice(1, -1)).join('|');

export function isYoungOf(word: string, { name }: Concept): boolean {
  return english.some(([words, isOf]) => words.test(word) && isOf(name));
}

/** Names that say themselves that somebody is young, or old. */
const aged =
  /\b(?:baby|cub|pup|pupp(?:y|ies)|seal pup|kitten|kitty|foal|colt|duckling|gosling|cygnet|owlet|mama|papa|mother|father|head|bunny|calf|fawn|lamb|chick|chicks|piglet)\b|宝宝|头|^[小幼子仔]|の子$|雏|ヒナ|^[母公雄雌]熊/u;

/** The names of beasts that a text holds, the longest first, as a pattern; null where it holds none. */
export function namesIn(text: string, beasts: ReadonlyMap<string, Concept>): string | null {
  const names = [...beasts.keys()]
    .filter((name) => text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  return names.length > 0
    ? names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
    : null;
}

/** The creatures by their names, in the singular and in the plural. */
export function beastsByName(language: Language): ReadonlyMap<string, Concept> {
  return new Map(
    lexicon
      .filter(({ kind }) => kind === 'creature')
      .flatMap((concept) =>
        concept.words[language]
          .filter((word) => word === 'bunny' || !aged.test(word))
          .flatMap((word) =>
            (language === 'en' ? [word, pluralOf(word)] : [word]).map((name): [string, Concept] => [
              name,
              concept,
            ]),
          ),
      ),
  );
}

const irregular: Readonly<Record<string, string>> = {
  wolf: 'wolves',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  calf: 'calves',
};

function pluralOf(word: string): string {
  const [last = word] = word.split(' ').slice(-1);
  const stem = word.slice(0, word.length - last.length);
  const known = irregular[last];
  if (known) return stem + known;
  if (/[^aeiou]y$/.test(last)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(last) ? `${word}es` : `${word}s`;
}
