import { isHat } from '../../names/dressed.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { RelationPattern } from '../patterns/relation-pattern.ts';
import { matchOf } from '../patterns/relation-pattern.ts';
import type { Link, Told } from './rule.ts';
import { inTail, related, reversed, throughTail } from './rule.ts';

const touching =
  /^ (?:is )?(?:kiss|lick|pett?|pat|patt|strok|scratch|touch|boop|brush|rubb?)ing (?:\p{L}+ ){0,2}$/u;
const ownSpot =
  /^ (?:on|in|under|behind) (?:the |its |his |her )?(?:fore)?(?:head|brow|nose|cheek|chin|lips|mouth|ears?|belly|back|neck|paw|hand)\b/;
/** What comes out of somebody's mouth is seen in it. */
const ownMouth = /^ (?:mouth|jaws?|beak)\b/;
/** Where nobody is drawn to sit: "a butterfly on a girl's nose"; and where some are: "on an elephant's back". */
const ownBody = /^ (?:back|nose|cheeks?|lips?|ears?|tail|trunk|fingers?|hands?|knees?|arms?|paws?)\b/;
/** The same in Chinese: 蝴蝶落在小女孩鼻子上. */
const cjkOwnBody = /^的?(?:鼻子?|耳朵?|尾巴|嘴[巴唇]?|脸|手[心掌指]?|膝盖?)尖?上/u;
/** What may follow the owner of the place that something is on: "an eye on a lion's forehead". */
const ownPlace: readonly RelationPattern[] = [
  ['adorning', /^ (?:forehead|brow)\b/],
  ['shouldered', /^ (?:left |right )?shoulders?\b/],
  ['marking', /^ (?:wings?|chest|breast|belly|thorax|body)\b/],
];

/** "A girl kissing her dog on the forehead": on the dog's. */
export function touchedOnSpot(pair: Pair): Told {
  const spot = isBody(pair.second) && touching.test(pair.gap) ? ownSpot.exec(pair.tail) : null;
  return spot && related('beside', pair, throughTail(pair, spot[0]));
}

/** Where somebody is on somebody, who typed in haste without whose they are: "scarecrow with crows on arms". */
const limbs =
  /^ (?:sitting |perched )?on (?:both |his |her |its |the |their )*(?:arms|branches|boughs|legs|horns|antlers|wings)\b/;

/** "A scarecrow with crows on arms", "a tree with owls on branches". */
export function onLimbs(pair: Pair): Told {
  const { first, second, gap, tail } = pair;
  const spot = isBody(second) && first.concept !== second.concept ? limbs.exec(tail)?.[0] : undefined;
  return spot !== undefined && /^ with (?:\p{L}+ ){0,2}$/u.test(gap)
    ? related('beside', pair, throughTail(pair, spot))
    : null;
}

/** "A snake coming out of a lion's mouth" is held in it. */
export function outOfMouth(pair: Link): Told {
  const jaws = pair.kind === 'out-of' ? ownMouth.exec(pair.tail) : null;
  return jaws && reversed('holding', pair, throughTail(pair, jaws[0]));
}

/** "A butterfly on a girl's nose", "a bird on an elephant's back". */
export function onBody(pair: Link): Told {
  const { kind, first, second, tail, doer } = pair;
  // 鹦鹉站在海盗肩膀上.
  const shoulder = kind === 'on' ? /^的?[左右]?肩[膀头頭]?上?/u.exec(tail)?.[0] : undefined;
  if (shoulder !== undefined && isBody(second))
    return { ...related('shouldered', pair, throughTail(pair, shoulder)), subject: doer };
  const spot =
    kind === 'on' && !isHat(first.concept) && (isBody(second) || second.concept.name === 'skull')
      ? (ownBody.exec(tail) ?? cjkOwnBody.exec(tail))?.[0]
      : undefined;
  if (spot === undefined) return null;
  return { ...related(/back/.test(spot) ? 'on' : 'beside', pair, throughTail(pair, spot)), subject: doer };
}

/** "An eye on a lion's forehead". */
export function onPlace(pair: Link): Told {
  const owned = pair.kind === 'on' ? matchOf(ownPlace, pair.tail) : null;
  return owned && { ...related(owned.kind, pair, inTail(pair, owned.words)), subject: pair.doer };
}
