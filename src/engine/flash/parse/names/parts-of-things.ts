import type { Span } from '../slate.ts';

/** A part that is called as another thing is, whose drawing would be the wrong one, and the words for what has it. */
interface OwnPart {
  readonly word: RegExp;
  readonly owner: string;
  /** Whether the drawing of its owner shows it. */
  readonly isSeen: boolean;
}

const ownParts: readonly OwnPart[] = [
  { word: /^eyes?$/, owner: 'needle', isSeen: true },
  { word: /^eyes?$/, owner: 'storm|hurricane|tornado|cyclone|typhoon|whirlpool', isSeen: false },
  {
    word: /^hands?$/,
    owner: 'clock|clock face|watch|pocket watch|grandfather clock|wall clock|wristwatch',
    isSeen: true,
  },
  {
    word: /^keys?$/,
    owner: 'piano|grand piano|typewriter|saxophone|trumpet|accordion|flute|organ|keyboard',
    isSeen: true,
  },
  { word: /^mouths?$/, owner: 'cave|cavern|jar|bottle|vase|volcano|cannon|tunnel|well', isSeen: true },
  { word: /^mouths?$/, owner: 'river|creek|stream', isSeen: false },
  { word: /^(?:teeth|tooth)$/, owner: 'saw|chainsaw|zipper|comb|gear|cog|key|rake', isSeen: true },
  { word: /^tongues?$/, owner: 'shoe|boot|sneaker|fire|flame|bell', isSeen: true },
  { word: /^crowns?$/, owner: 'tree|oak|oak tree|palm tree|pine tree|willow', isSeen: true },
  { word: /^bridges?$/, owner: 'violin|guitar|cello|fiddle|ukulele|nose', isSeen: true },
  {
    word: /^scales$/,
    owner: 'fish|dragon|snake|koi|koi fish|mermaid|serpent|lizard|crocodile|pangolin',
    isSeen: true,
  },
  { word: /^caps?$/, owner: 'mushroom|toadstool|acorn', isSeen: true },
  { word: /^rings?$/, owner: 'tree|trunk|log|stump|tree stump', isSeen: false },
  { word: /^forks?$/, owner: 'road|river|path', isSeen: false },
  { word: /^forks?$/, owner: 'bike|bicycle|motorcycle|motorbike', isSeen: true },
  { word: /^combs?$/, owner: 'rooster|cockerel|hen|chicken', isSeen: true },
  { word: /^wheels?$/, owner: 'cheese', isSeen: false },
  { word: /^(?:thorns|needles|spines)$/, owner: 'cactus|rose|roses|hedgehog|porcupine', isSeen: true },
];

/** How much there is of something: a pool of blood is no game, and a cloud of butterflies no cloud. */
const amount =
  /^(?:pools? of|(?:rain|shower) of (?:\p{L}+ )?\p{L}+s|raining (?!cats)(?:\p{L}+ )?\p{L}+s|clouds? of (?:\p{L}+ )?(?:butterflies|moths|bees|fireflies|bats|birds|ravens|crows|petals|feathers|smoke|dust))\b/u;

/** Whether a name is that of a part of what stands beside it: the eye of a needle, clock hands, a fork in the road. */
export function isOwnPart(text: string, name: Span): boolean {
  // A shower of sparks is a name of its own.
  const isAmount = !/ of /.test(text.slice(name.start, name.end)) && amount.test(text.slice(name.start));
  return isAmount || ownPartAt(text, name) !== undefined;
}

/** Whether what it is a part of is drawn without it. */
export function isUnseenPart(text: string, name: Span): boolean {
  return isOwnPart(text, name) && !ownPartAt(text, name)?.isSeen;
}

function ownPartAt(text: string, { start, end }: Span): OwnPart | undefined {
  const [word, before, after] = [text.slice(start, end), text.slice(0, start), text.slice(end)];
  const link = word.startsWith('fork') ? '(?:of|in)' : 'of';
  return ownParts.find(({ word: named, owner }) => {
    const isBefore = new RegExp(
      `^ ${link} (?:(?:an?|the|his|her|its|my|old|big) ){0,2}(?:${owner})s?\\b`,
      'u',
    );
    const isAfter = new RegExp(`\\b(?:${owner})(?:'s|s')? $`, 'u');
    return named.test(word) && (isBefore.test(after) || isAfter.test(before));
  });
}
