import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import { motifs } from '../../motifs/registry.ts';
import type { Relation } from '../../parse/reading.ts';
import { anatomyOf } from '../anatomy.ts';
import { busts, isDrawnByHead, isFrontal } from '../whole-body.ts';
import { showsHandling } from './handled.ts';
import { showsSmoking } from './smoking.ts';

/** What rises on a string instead of hanging down. */
export const floating = concepts('balloon', 'hot-air-balloon', 'kite');
/** What is done with hands or arms, which few beasts are drawn with. */
const byHand =
  /\b(?:hold|carry|clutch|grip|grasp|grab|offer|hug|cuddl|embrac|cradl|snuggl)|\b(?:arms|paws)\b|[拿抱拥捧举持握掴]|つか[んむ]|かかえ|さ[しす]|差[しす]/u;
/** What takes a hand or two where there are any. */
const withHands = /\b(?:read|drink|sip|fishing)|[读喝読飲钓釣]/u;
/** What is held before the breast, by however many hands. */
const played = /\bplay(?!ing cards?\b)|[弹弾奏吹敲]|拉(?!着)/u;
/** What hangs around the hands that hold it: folded hands hold nothing else. */
export const strung = concepts('rosary', 'necklace', 'chain');
/** Where beasts do hold what is drawn before their mouths. */
const byMouth =
  /\b(?:mouth|beak|teeth|jaws|fangs|trunk|tentacles|bit\p{L}*|eat\p{L}*|smok\p{L}*)\b|[口嘴叼衔吃食]|くわえ|咥え/u;
/** Beasts whose arms, claws or shears are around it. */
const gripping = withTrait('gripping');

const raptors = withTrait('raptor');

/** Whose mouths are not where their drawings have what they hold. */
const coiledUp = concepts('dragon', 'sea-serpent', 'seahorse', 'turtle');

/** What holds it: the mouth, both arms around it, a hand, or whatever is drawn where it is. */
export type Grip = 'mouth' | 'arms' | 'hand' | 'any';

export function gripOf({ phrase }: Pick<Relation, 'phrase'>): Grip {
  if (byMouth.test(phrase)) return 'mouth';
  if (played.test(phrase)) return 'arms';
  return byHand.test(phrase) || withHands.test(phrase) ? 'hand' : 'any';
}

/** Things that have arms. */
const cuddly = withTrait('cuddly');
/** What takes hands, of which things have none; trucks and baskets carry. */
const inHands = /\b(?:hold|clutch|grip|grasp|grab|offer)(?:s|ing)\b/u;
/** What a hand before the breast does not show. */
const inMouth = /\b(?:mouth|teeth|jaws|bit\p{L}*|smok\p{L}*)\b|叼|咬|抽|くわえ|咥え/u;
/** Which are nothing but hands. */
const hands = concepts('hand', 'skeleton-hand', 'fist', 'cupped-hands');
/** What takes both arms around somebody. */
const hugged = /\b(?:hug|cuddl|embrac|cradl|snuggl)|拥抱|抱きしめ/u;
/** What stands on the floor to be played. */
export const bulky = concepts('piano', 'drum-kit');
/** Whose arms are around each other: nothing else is in them. */
export const armful = concepts('mother-and-child', 'nursing-mother', 'father-and-child', 'lovers');

/** How an umbrella is held over oneself. */
const opened = /[打撑]|さ[しす]|差[しす]/u;

/** Whether a person is seen to hold something: no arms are drawn around anybody, nor hands upon an instrument. */
function showsPersonsGrip({ subject, object, phrase }: Relation): boolean {
  const { name } = subject.concept;
  const isAlive = object.concept.kind === 'creature' || object.concept.kind === 'figure';
  if (floating.has(object.concept.name)) return true;
  if (armful.has(name)) return false;
  if (hugged.test(phrase) || (isAlive && byHand.test(phrase))) return false;
  if (played.test(phrase)) return false;
  if (name === 'skeleton' && !byMouth.test(phrase)) return true;
  // Below a face it is over nobody's head.
  if (object.concept.name === 'umbrella' && busts.has(name) && opened.test(phrase)) return false;
  // A bust has a hand beside it, and nothing in its mouth.
  if (byMouth.test(phrase)) return showsSmoking(name, object.concept.name);
  const hasHand = motifs.get(name)?.hand !== undefined || anatomyOf(name)?.grip !== undefined;
  return busts.has(name) || hasHand || !byHand.test(phrase);
}

/**
 * Whether the drawing of somebody who holds something has a grip on it. Beasts have it before their mouths, so that a
 * bear that hugs a jar bites it instead.
 */
export function showsGrip(relation: Relation): boolean {
  const { subject, object, phrase } = relation;
  const { name, kind } = subject.concept;
  // What is on a back is behind it.
  if (/背負|背着/u.test(phrase)) return false;
  const isHandled = showsHandling(relation);
  if (isHandled !== null) return isHandled;
  // On its string nothing is hugged.
  if (floating.has(object.concept.name) && hugged.test(phrase)) return false;
  if (name === 'praying-hands') return strung.has(object.concept.name);
  // It is drawn spread, around nothing.
  if (name === 'zombie-hand') return false;
  // Nobody plays with one hand below the instrument.
  if (hands.has(name)) return !played.test(phrase);
  if ((kind === 'object' || kind === 'symbol') && !cuddly.has(name) && inHands.test(phrase)) return false;
  if (kind === 'figure' || name === 'skeleton') return showsPersonsGrip(relation);
  // Its bones are where its mouth would have it.
  if (name === 'crossbones') return !byMouth.test(phrase);
  // Claws hold it, and no beak.
  if (raptors.has(name) && byMouth.test(phrase)) return false;
  // Among arms and claws an instrument is hidden.
  if (gripping.has(name) && played.test(phrase)) return false;
  if (kind !== 'creature' || gripping.has(name) || floating.has(object.concept.name)) return true;
  // It is drawn with its trunk rolled up to the side.
  if (name === 'elephant' && /\btrunk\b/.test(phrase)) return false;
  if (showsSmoking(name, object.concept.name)) return true;
  const { mouth, embracing } = motifs.get(name) ?? {};
  const grip = gripOf({ phrase });
  if (grip === 'mouth' && coiledUp.has(name)) return false;
  // Of several that are drawn side by side a beak holds none.
  if (mouth && object.count > 1 && object.concept.kind !== 'flora') return false;
  if (embracing && (grip === 'arms' || grip === 'hand')) return true;
  const body = anatomyOf(name);
  if (body?.grip) return !played.test(phrase) && (body.hasBeak || !inMouth.test(phrase));
  if (grip === 'arms') return false;
  if (mouth) return true;
  // Before a mouth is what is drawn below a face, and not below one from the side.
  const isHead = (isDrawnByHead(name) && isFrontal(name)) || embracing !== undefined;
  return isHead && (byMouth.test(phrase) || !byHand.test(phrase));
}
