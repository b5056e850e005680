import { motifs } from '../motifs/registry.ts';
import type { Relation } from '../parse/reading.ts';
import { anatomyOf } from './anatomy.ts';

/** What rises on a string instead of hanging down. */
export const floating: ReadonlySet<string> = new Set(['balloon', 'hot-air-balloon', 'kite']);
/** What is done with hands or arms, which few beasts are drawn with. */
const byHand =
  /\b(?:hold|carry|clutch|grip|grasp|grab|offer|hug|cuddl|embrac|cradl|snuggl)|[拿抱拥捧举持握掴]|つか[んむ]|かかえ|さ[しす]|差[しす]/u;
/** What takes a hand or two where there are any. */
const withHands = /\b(?:read|drink|sip|fishing)|[读喝読飲钓釣]/u;
/** What is held before the breast, by however many hands. */
const played = /\bplay|[弹弾奏]/u;
/** What hangs around the hands that hold it: folded hands hold nothing else. */
export const strung: ReadonlySet<string> = new Set(['rosary', 'necklace', 'chain']);
/** Where beasts do hold what is drawn before their mouths. */
const byMouth =
  /\b(?:mouth|beak|teeth|jaws|fangs|trunk|tentacles|bit\p{L}*|eat\p{L}*|smok\p{L}*)\b|[口嘴叼衔吃食]|くわえ|咥え/u;
/** Beasts whose arms, claws or shears are around it. */
const gripping: ReadonlySet<string> = new Set([
  'octopus',
  'squid',
  'jellyfish',
  'eagle',
  'hawk',
  'owl',
  'barn-owl',
  'ant',
  'beetle',
  'scarab',
  'ladybug',
]);

/** Whose mouths are not where their drawings have what they hold. */
const coiledUp: ReadonlySet<string> = new Set(['dragon', 'sea-serpent', 'seahorse', 'turtle']);

/** What holds it: the mouth, both arms around it, a hand, or whatever is drawn where it is. */
export type Grip = 'mouth' | 'arms' | 'hand' | 'any';

export function gripOf({ phrase }: Pick<Relation, 'phrase'>): Grip {
  if (byMouth.test(phrase)) return 'mouth';
  if (played.test(phrase)) return 'arms';
  return byHand.test(phrase) || withHands.test(phrase) ? 'hand' : 'any';
}

/**
 * Whether the drawing of somebody who holds something has a grip on it. Beasts have it before their mouths, so that a
 * bear that hugs a jar bites it instead.
 */
export function showsGrip({ subject, object, phrase }: Relation): boolean {
  const { name, kind } = subject.concept;
  if (name === 'praying-hands') return strung.has(object.concept.name);
  if (kind !== 'creature' || gripping.has(name) || floating.has(object.concept.name)) return true;
  const { mouth, embracing } = motifs.get(name) ?? {};
  const grip = gripOf({ phrase });
  if (grip === 'mouth' && coiledUp.has(name)) return false;
  if (embracing && (grip === 'arms' || grip === 'hand')) return true;
  if (anatomyOf(name)?.grip) return true;
  return mouth !== undefined || byMouth.test(phrase) || !byHand.test(phrase);
}
