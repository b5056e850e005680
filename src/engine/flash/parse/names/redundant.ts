import { concepts } from '../../lexicon/concept.ts';
import { conceptNamed, withTrait } from '../../lexicon/lexicon.ts';
import { doing, gestures } from './gestures.ts';
import type { Mention } from './mention.ts';
import { isBody } from './mention.ts';

const peaceHand = conceptNamed('peace-hand');
const animalSkull = conceptNamed('animal-skull');
/** The kin that a word for it may follow on. */
const kin = new Map(
  Object.entries({
    lizard: concepts('bearded-dragon', 'gecko', 'chameleon'),
    snake: concepts('rattlesnake', 'cobra'),
    cat: withTrait('great-cat'),
    butterfly: new Set([...withTrait('butterfly-kin'), 'luna-moth']),
    salamander: concepts('axolotl'),
    dinosaur: withTrait('kind-of-dinosaur'),
    whale: concepts('orca', 'narwhal', 'sperm-whale'),
    bear: concepts('koala', 'panda', 'polar-bear'),
    monkey: concepts('gorilla', 'orangutan'),
    deer: concepts('moose', 'fawn', 'doe'),
    fox: concepts('nine-tailed-fox'),
    bee: concepts('bumblebee', 'wasp'),
    turtle: concepts('tortoise'),
  }),
);
/** A card by its name. */
const oneCard = /^(?:joker-card|ace-of-\p{L}+|(?:king|queen|jack)-of-\p{L}+)$/u;
/** Names of which a favourite one is named next: "her favourite flower was a pansy". */
const kinds = /^(?:flowers?|birds?|trees?|fish|cars?|plants?|fruits?|insects?)$/;
const namely = /^(?:,|:| -)?(?: (?:was|is|are|were|being|the|an?))* $/;

/**
 * Mentions without those that only name again what is drawn anyway: "bearded dragon lizard", "a rhino skull".
 *
 * @param original the prompt with what has been read of it already
 */
export function withoutRedundant(text: string, mentions: readonly Mention[], original: string): Mention[] {
  const kept: Mention[] = [];
  for (const [i, mention] of mentions.entries()) {
    const before = kept.at(-1);
    if (before && isKin(text, before, mention))
      kept.splice(-1, 1, { ...before, end: mention.end, isPlural: before.isPlural || mention.isPlural });
    else if (before && animalSkull && isSkullOf(text, before, mention)) {
      const span = { start: before.start, end: mention.end };
      kept.splice(-1, 1, { ...mention, ...span, concept: animalSkull, fallback: span });
    } else if (before && isHandOf(text, before, mention)) kept.splice(-1, 1, gestureOf(before, mention));
    else if (
      !isSaidAgain(text, mentions, i) &&
      !isNamed(original, mention) &&
      !isBearer(original, mentions, i)
    )
      kept.push(mention);
  }
  return kept;
}

/** "A koala bear" is one beast. */
function isKin(text: string, before: Mention, { start, end }: Mention): boolean {
  const word = text.slice(start, end).replace(/s$/, '');
  return text.slice(before.end, start) === ' ' && (kin.get(word)?.has(before.concept.name) ?? false);
}

/** "A rhino skull" is no rhino and a skull. */
function isSkullOf(text: string, before: Mention, { start, end }: Mention): boolean {
  const isOf = /^(?:'s?)? $/.test(text.slice(before.end, start));
  return isOf && before.concept.traits.has('boned') && /^skulls?$/.test(text.slice(start, end));
}

/** "A hand doing the peace sign": the gesture is a hand. */
function isHandOf(text: string, before: Mention, { concept, start }: Mention): boolean {
  return (
    /^(?:hands?|双?手|両?手)$/u.test(text.slice(before.start, before.end)) &&
    gestures.has(concept.name) &&
    doing.test(text.slice(before.end, start))
  );
}

function gestureOf(hand: Mention, gesture: Mention): Mention {
  const concept = gesture.concept.name === 'peace-sign' && peaceHand ? peaceHand : gesture.concept;
  const fallback = gesture.fallback && { start: hand.start, end: gesture.end };
  return { ...gesture, concept, start: hand.start, fallback };
}

/** Whose names are written is not drawn: "my three boys names on arrows", "mums name Julie". */
function isNamed(original: string, { concept, isPlural, start, end }: Mention): boolean {
  const isWhose =
    original.slice(start, end).toLowerCase() === 'mums' || (concept.kind === 'figure' && isPlural);
  return isWhose && /^'? (?:names?|initials|handwriting|birthdays?)\b/i.test(original.slice(end));
}

/** 狗爪印和狗名字豆豆: whose name is written beside what is drawn. */
function isBearer(original: string, mentions: readonly Mention[], i: number): boolean {
  const bearer = mentions[i];
  return (
    i > 0 &&
    bearer !== undefined &&
    isBody(bearer) &&
    /^[的の]?(?:名字|姓名|名前|お名前)/u.test(original.slice(bearer.end))
  );
}

/** "A poppy with only the flower in red", ミモザ、娘の誕生花: the flower that is named besides. */
function isBloomAgain(text: string, mentions: readonly Mention[], { concept, start, end }: Mention): boolean {
  if (concept.name !== 'flower') return false;
  const others = mentions.filter(
    (of) => of.concept !== concept && of.concept.kind === 'flora' && of.end <= start,
  );
  const word = text.slice(start, end);
  const isSame = /^(?:birth )?(?:flower|bloom|blossom|petals?)$/.test(word)
    ? word.startsWith('birth') ||
      /\b(?:the|its|that|birth|favou?rite|month|national|state) $/.test(text.slice(0, start))
    : /^(?:誕生花|诞生花|生日花|国花|國花)$/.test(word) || /诞生 *$|誕生 *$/.test(text.slice(0, start));
  return isSame && others.length === 1 && !others[0]?.isPlural;
}

/** 時計の針が止まった懐中時計: the hands of what is named besides. */
function isDialPart(text: string, mentions: readonly Mention[], { concept, end }: Mention): boolean {
  return (
    concept.name === 'clock' &&
    /^(?:の[針 ]|的?(?:指针|时针|表盘|錶盤))/u.test(text.slice(end)) &&
    mentions.some((of) => of.concept !== concept && of.concept.traits.has('timepiece'))
  );
}

function isSaidAgain(text: string, mentions: readonly Mention[], i: number): boolean {
  const [before, mention, next] = [mentions[i - 1], mentions[i], mentions[i + 1]];
  if (!mention) return false;
  const word = text.slice(mention.start, mention.end);
  const lead = text.slice(0, mention.start);
  const gap = next ? text.slice(mention.end, next.start) : '';
  if (isDialPart(text, mentions, mention)) return true;
  // 扑克牌红桃K names one of them, 打碟的DJ what he does.
  if (mention.concept.name === 'cards' && next && /^[的の]?$/u.test(gap) && oneCard.test(next.concept.name))
    return true;
  if (word === '打碟' && mentions.some(({ concept: { name } }) => name === 'dj')) return true;
  if (next && kinds.test(word) && /\bfavou?rite $/.test(lead) && namely.test(gap)) return true;
  if (word === 'star' && mentions.length > 1 && /^ signs?\b/.test(text.slice(mention.end))) return true;
  if (isBloomAgain(text, mentions, mention)) return true;
  // "My mums name": hers, and no chrysanthemum's.
  if (word === 'mums' && /\b(?:my|our|his|her|your|their) $/.test(lead)) return true;
  const isWool = mention.concept.name === 'yarn' && before?.concept.name === 'knitting';
  return isWool && /^(?:,| and| with| in| &)(?: an?| the)? $/.test(text.slice(before.end, mention.start));
}
