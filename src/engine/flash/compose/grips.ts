import { motifs } from '../motifs/registry.ts';
import type { Relation } from '../parse/reading.ts';
import { floating } from './held.ts';

/** What is done with hands or arms, which few beasts are drawn with. */
const byHand =
  /\b(?:hold|carry|clutch|grip|grasp|grab|offer|hug|cuddl|embrac|cradl|snuggl)|[拿抱拥捧举持握掴]|つか[んむ]|かかえ|さ[しす]|差[しす]/u;
/** What takes two hands where there are any. */
const withHands = /\b(?:play|read|drink|sip)|[读弹喝]|[読弾飲]/u;
/** Where beasts do hold what is drawn before their mouths. */
const byMouth = /\b(?:mouth|beak|teeth|jaws|fangs|trunk|tentacles|bit\p{L}*|eat\p{L}*)\b|[口嘴]/u;
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
  'ladybug',
]);

/** Whether a beast that has arms has what it holds in them. */
export function isInArms({ phrase }: Pick<Relation, 'phrase'>): boolean {
  return (byHand.test(phrase) || withHands.test(phrase)) && !byMouth.test(phrase);
}

/**
 * Whether the drawing of somebody who holds something has a grip on it. Beasts have it before their mouths, so that a
 * bear that hugs a jar bites it instead.
 */
export function showsGrip({ subject, object, phrase }: Relation): boolean {
  const { name, kind } = subject.concept;
  if (kind !== 'creature' || gripping.has(name) || floating.has(object.concept.name)) return true;
  const { mouth, embracing } = motifs.get(name) ?? {};
  if (embracing && isInArms({ phrase })) return true;
  return mouth !== undefined || byMouth.test(phrase) || !byHand.test(phrase);
}
