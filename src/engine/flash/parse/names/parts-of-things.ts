import type { Span } from '../token-buffer.ts';

/** Whether the drawing of what a part belongs to shows the part. */
type PartSeen = 'seen' | 'unseen';

/** A part that is called as another thing is, whose drawing would be the wrong one. */
interface OwnPart {
  readonly word: RegExp;
  /** What follows when its owner is named after it: "eye of a needle". */
  readonly ofOwner: RegExp;
  /** What precedes when its owner is named before it: "a needle's eye". */
  readonly ownersOwn: RegExp;
  readonly seen: PartSeen;
}

function ownPart(word: RegExp, owners: string, seen: PartSeen, link = 'of'): OwnPart {
  return {
    word,
    ofOwner: new RegExp(`^ (?:${link}) (?:(?:an?|the|his|her|its|my|old|big) ){0,2}(?:${owners})s?\\b`, 'u'),
    ownersOwn: new RegExp(`\\b(?:${owners})(?:'s|s')? $`, 'u'),
    seen,
  };
}

const ownParts: readonly OwnPart[] = [
  ownPart(/^eyes?$/, 'needle', 'seen'),
  ownPart(/^eyes?$/, 'storm|hurricane|tornado|cyclone|typhoon|whirlpool', 'unseen'),
  ownPart(
    /^hands?$/,
    '(?:wall |grandfather )?clock|clock ?face|clock ?tower|big ben|rolex|(?:pocket ?|wrist ?|smart ?)?watch|time ?piece',
    'seen',
  ),
  ownPart(/^keys?$/, 'piano|grand piano|typewriter|saxophone|trumpet|accordion|flute|organ|keyboard', 'seen'),
  ownPart(/^mouths?$/, 'cave|cavern|jar|bottle|vase|volcano|cannon|tunnel|well', 'seen'),
  ownPart(/^mouths?$/, 'river|creek|stream', 'unseen'),
  ownPart(/^(?:teeth|tooth)$/, 'saw|chainsaw|zipper|comb|gear|cog|key|rake', 'seen'),
  ownPart(/^tongues?$/, 'shoe|boot|sneaker|fire|flame|bell', 'seen'),
  ownPart(/^crowns?$/, 'tree|oak|oak tree|palm tree|pine tree|willow', 'seen'),
  ownPart(/^bridges?$/, 'violin|guitar|cello|fiddle|ukulele|nose', 'seen'),
  ownPart(/^scales$/, 'fish|dragon|snake|koi|koi fish|mermaid|serpent|lizard|crocodile|pangolin', 'seen'),
  ownPart(/^caps?$/, 'mushroom|toadstool|acorn', 'seen'),
  ownPart(/^rings?$/, 'tree|trunk|log|stump|tree stump', 'unseen'),
  ownPart(/^forks?$/, 'road|river|path', 'unseen', 'of|in'),
  ownPart(/^forks?$/, 'bike|bicycle|motorcycle|motorbike', 'seen', 'of|in'),
  ownPart(/^combs?$/, 'rooster|cockerel|hen|chicken', 'seen'),
  ownPart(/^wheels?$/, 'cheese', 'unseen'),
  ownPart(/^(?:thorns|needles|spines)$/, 'cactus|rose|roses|hedgehog|porcupine', 'seen'),
];

/** What grows on a hand is not of iron. */
const fingernails =
  /\b(?:hands?|fingers?)\b[^,.;]*\b(?:with|has|having) (?:\p{L}+ ){0,3}nails\b|\bnails (?:hands?|fingers?)\b/u;
const ironwork = /\b(?:cross|jesus|christ|hammer|rusty|iron|through|holding|three)\b/u;

/** How much there is of something: a pool of blood is no game, and a cloud of butterflies no cloud. */
const amount =
  /^(?:pools? of|(?:rain|shower) of (?:\p{L}+ )?\p{L}+s|raining (?!cats)(?:\p{L}+ )?\p{L}+s|clouds? of (?:\p{L}+ )?(?:butterflies|moths|bees|fireflies|bats|birds|ravens|crows|petals|feathers|smoke|dust))\b/u;

/** Whether a name is that of an amount or of a part of what stands beside it: the eye of a needle, clock hands. */
export function partNamed(text: string, { start, end }: Span): PartSeen | null {
  const [word, before, after] = [text.slice(start, end), text.slice(0, start), text.slice(end)];
  const part = ownParts.find(
    (of) => of.word.test(word) && (of.ofOwner.test(after) || of.ownersOwn.test(before)),
  );
  if (part) return part.seen;
  if (word === 'nails' && fingernails.test(text) && !ironwork.test(text)) return 'unseen';
  // A shower of sparks is a name of its own.
  return !word.includes(' of ') && amount.test(word + after) ? 'unseen' : null;
}
