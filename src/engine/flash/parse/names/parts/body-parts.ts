import { concepts } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import type { MentionContext } from '../mention-context.ts';

/** What bodies have: "a rose in its mouth" asks for no mouth. */
export const bodyParts = withTrait('body-part');

/** "My dog with his paw print": the print is a thing of its own. */
export function isBodyPart({ word, concept }: MentionContext): boolean {
  return bodyParts.has(concept.name) && !/prints?$/u.test(word);
}

/** What a face or a body shows anyway: "a dog with big ears". */
export const features = withTrait('own-feature');
/** One eye is a thing of its own, two belong to a face. */
export const pairedFeatures = concepts('eye', 'ear', 'tooth', 'fangs');

/** Whether it has eyes and jaws of its own. */
export function hasFace(mention: Mention): boolean {
  return isBody(mention) || mention.concept.traits.has('bony');
}
