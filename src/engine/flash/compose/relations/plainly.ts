import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import { namesOne } from '../../parse/names/names-one.ts';
import type { RelationKind } from '../../parse/reading.ts';
import type { SceneElement } from '../scene-element.ts';
import { isCrown, sizeOf } from '../scene-element.ts';
import { treeNames } from '../trees.ts';
import { landscapes } from './vessels.ts';

/** Too flat or too wide to be climbed, held or looked into. */
export const scenery = withTrait('scenery');
/** What is in the sky or on the ground and has no room for anybody. */
const compact = withTrait('compact');
/** Plants that stand for many. */
const fields = withTrait('field');
/** Landscapes that are mostly sky: whoever is under it stands in them. */
const heavens = concepts('aurora', 'sunset', 'sea-sunset');

/** Whether a plain composition shows the relation: grounds lie below, skies and blossoms around, a crown above. */
export function showsPlainly(kind: RelationKind, subject: SceneElement, object: SceneElement): boolean {
  if (kind === 'inside' && object.kind === 'flora') return surrounds(object, subject);
  if ((kind === 'inside' || kind === 'on') && compact.has(object.name)) return false;
  const isAround = (element: SceneElement) =>
    (landscapes.has(element.kind) || scenery.has(element.name)) && !isOneOfSky(element);
  if (kind === 'out-of' && object.name === 'smoke') return false;
  if (kind === 'on' || kind === 'inside' || kind === 'out-of') return isAround(object) || isCrown(subject);
  // Two mountains are one range, unless something is drawn between them.
  if (kind === 'between' && object.name === 'mountain' && subject.kind !== 'sky')
    return object.subjects[0]?.count !== 2;
  if (kind === 'through' || kind === 'between') return isAround(object);
  if (kind === 'under') return isOverhead(object) && !isOneOfSky(subject);
  // A crown goes above whoever leads.
  if (kind === 'above' && isCrown(subject)) return true;
  // One bough of blossoms, or one tree, is around nobody.
  if (kind === 'around' && (subject.name === 'sakura' || isOneTree(subject))) return false;
  return (kind === 'around' || kind === 'behind') && (isAround(subject) || subject.kind === 'flora');
}

/** Whether whoever is below it is under it. */
export function isOverhead({ kind, name }: SceneElement): boolean {
  return kind === 'sky' || heavens.has(name);
}

/** "A tree growing around a bicycle": no ring of trees. */
export function isOneTree({ name, subjects }: SceneElement): boolean {
  return treeNames.has(name) && subjects.every(({ count }) => count === 1);
}

/** "A star under the moon", "a star in a heart": it fills no sky. */
export function isOneOfSky({ kind, subjects }: SceneElement): boolean {
  return kind === 'sky' && subjects.some(({ count, word }) => count === 1 && namesOne(word));
}

/** Plants that stand around somebody: who comes out of them would stand upon one. */
export function isThicket(element: SceneElement): boolean {
  return (
    element.kind === 'flora' &&
    (sizeOf(element) > 1 || (fields.has(element.name) && !blades.has(element.name)))
  );
}

/** Which are one where one is told. */
const blades = concepts('leaf', 'flower');

/**
 * Whether a plant is set all around somebody, as ferns and wheat are: nobody gets into a pot, one blossom surrounds
 * nobody, and of a thing nothing is seen to stick in one tree.
 */
function surrounds({ name, count }: SceneElement, { kind }: SceneElement): boolean {
  if (name === 'potted-plant' || landscapes.has(kind)) return false;
  if (count === 1 && blades.has(name)) return false;
  const isThing = kind === 'object' || kind === 'symbol';
  return count > 1 || fields.has(name) || (treeNames.has(name) && !isThing);
}
