import { motifs } from '../motifs/registry.ts';
import type { Relation } from '../parse/reading.ts';
import { floating } from './held.ts';

/** What is done with hands or arms, of which beasts have none to see. */
const byHand = /\b(?:hold|carry|clutch|grip|grasp|grab|offer)|[拿抱拥捧举持握掴]|つか[んむ]/u;
/** Where beasts do hold what is drawn before their mouths. */
const byMouth = /\b(?:mouth|beak|teeth|jaws|fangs|trunk|tentacles|bit\p{L}*|eat\p{L}*)\b|[口嘴]/u;
/** Beasts whose arms, claws or shears are around it. */
const gripping: ReadonlySet<string> = new Set([
  'octopus',
  'squid',
  'jellyfish',
  'eagle',
  'hawk',
  'ant',
  'beetle',
  'scarab',
  'ladybug',
]);

/**
 * Whether the drawing of somebody who holds something has a grip on it. Beasts have it before their mouths, so that a
 * bear that hugs a jar bites it instead.
 */
export function showsGrip({ subject, object, phrase }: Relation): boolean {
  const { name, kind } = subject.concept;
  if (kind !== 'creature' || gripping.has(name) || floating.has(object.concept.name)) return true;
  return motifs.get(name)?.mouth !== undefined || byMouth.test(phrase) || !byHand.test(phrase);
}
