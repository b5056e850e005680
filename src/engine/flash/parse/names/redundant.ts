import { concepts } from '../../lexicon/concept.ts';
import { conceptNamed, withTrait } from '../../lexicon/lexicon.ts';
import type { Finding } from './finding.ts';
import { isBody } from './finding.ts';
import { doing, gestures } from './gestures.ts';

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
 * Findings without those that only name again what is drawn anyway: "bearded dragon lizard", "a rhino skull".
 *
 * @param original the prompt with what has been read of it already
 */
export function withoutRedundant(text: string, findings: readonly Finding[], original: string): Finding[] {
  const kept: Finding[] = [];
  for (const [i, finding] of findings.entries()) {
    const before = kept.at(-1);
    if (before && isKin(text, before, finding))
      kept.splice(-1, 1, { ...before, end: finding.end, isPlural: before.isPlural || finding.isPlural });
    else if (before && animalSkull && isSkullOf(text, before, finding)) {
      const span = { start: before.start, end: finding.end };
      kept.splice(-1, 1, { ...finding, ...span, concept: animalSkull, near: span });
    } else if (before && isHandOf(text, before, finding)) kept.splice(-1, 1, gestureOf(before, finding));
    else if (
      !isSaidAgain(text, findings, i) &&
      !isNamed(original, finding) &&
      !isBearer(original, findings, i)
    )
      kept.push(finding);
  }
  return kept;
}

/** "A koala bear" is one beast. */
function isKin(text: string, before: Finding, { start, end }: Finding): boolean {
  const word = text.slice(start, end).replace(/s$/, '');
  return text.slice(before.end, start) === ' ' && (kin.get(word)?.has(before.concept.name) ?? false);
}

/** "A rhino skull" is no rhino and a skull. */
function isSkullOf(text: string, before: Finding, { start, end }: Finding): boolean {
  const isOf = /^(?:'s?)? $/.test(text.slice(before.end, start));
  return isOf && before.concept.traits.has('boned') && /^skulls?$/.test(text.slice(start, end));
}

/** "A hand doing the peace sign": the gesture is a hand. */
function isHandOf(text: string, before: Finding, { concept, start }: Finding): boolean {
  return (
    /^(?:hands?|双?手|両?手)$/u.test(text.slice(before.start, before.end)) &&
    gestures.has(concept.name) &&
    doing.test(text.slice(before.end, start))
  );
}

function gestureOf(hand: Finding, gesture: Finding): Finding {
  const concept = gesture.concept.name === 'peace-sign' && peaceHand ? peaceHand : gesture.concept;
  const near = gesture.near && { start: hand.start, end: gesture.end };
  return { ...gesture, concept, start: hand.start, near };
}

/** Whose names are written is not drawn: "my three boys names on arrows", "mums name Julie". */
function isNamed(original: string, { concept, isPlural, start, end }: Finding): boolean {
  const isWhose =
    original.slice(start, end).toLowerCase() === 'mums' || (concept.kind === 'figure' && isPlural);
  return isWhose && /^'? (?:names?|initials|handwriting|birthdays?)\b/i.test(original.slice(end));
}

/** 狗爪印和狗名字豆豆: whose name is written beside what is drawn. */
function isBearer(original: string, findings: readonly Finding[], i: number): boolean {
  const bearer = findings[i];
  return (
    i > 0 &&
    bearer !== undefined &&
    isBody(bearer) &&
    /^[的の]?(?:名字|姓名|名前|お名前)/u.test(original.slice(bearer.end))
  );
}

/** "A poppy with only the flower in red", ミモザ、娘の誕生花: the flower that is named besides. */
function isBloomAgain(text: string, findings: readonly Finding[], { concept, start, end }: Finding): boolean {
  if (concept.name !== 'flower') return false;
  const others = findings.filter(
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
function isDialPart(text: string, findings: readonly Finding[], { concept, end }: Finding): boolean {
  return (
    concept.name === 'clock' &&
    /^(?:の[針 ]|的?(?:指针|时针|表盘|錶盤))/u.test(text.slice(end)) &&
    findings.some((of) => of.concept !== concept && of.concept.traits.has('timepiece'))
  );
}

function isSaidAgain(text: string, findings: readonly Finding[], i: number): boolean {
  const [before, finding, next] = [findings[i - 1], findings[i], findings[i + 1]];
  if (!finding) return false;
  const word = text.slice(finding.start, finding.end);
  const lead = text.slice(0, finding.start);
  const gap = next ? text.slice(finding.end, next.start) : '';
  if (isDialPart(text, findings, finding)) return true;
  // 扑克牌红桃K names one of them, 打碟的DJ what he does.
  if (finding.concept.name === 'cards' && next && /^[的の]?$/u.test(gap) && oneCard.test(next.concept.name))
    return true;
  if (word === '打碟' && findings.some(({ concept: { name } }) => name === 'dj')) return true;
  if (next && kinds.test(word) && /\bfavou?rite $/.test(lead) && namely.test(gap)) return true;
  if (word === 'star' && findings.length > 1 && /^ signs?\b/.test(text.slice(finding.end))) return true;
  if (isBloomAgain(text, findings, finding)) return true;
  // "My mums name": hers, and no chrysanthemum's.
  if (word === 'mums' && /\b(?:my|our|his|her|your|their) $/.test(lead)) return true;
  const isWool = finding.concept.name === 'yarn' && before?.concept.name === 'knitting';
  return isWool && /^(?:,| and| with| in| &)(?: an?| the)? $/.test(text.slice(before.end, finding.start));
}
