import { concepts } from '../../lexicon/concept.ts';
import { conceptNamed, withTrait } from '../../lexicon/lexicon.ts';
import type { Pose } from '../../lexicon/pose.ts';
import { motifs } from '../../motifs/registry.ts';
import type { SceneElement } from '../scene-element.ts';
import { oneOf } from '../scene-element.ts';
import { isFromAbove, isFrontal, wholeOf } from '../whole-body.ts';

/** Who is in the water or in the air, and stands on no ground. */
const afloat = withTrait('afloat');
/** Heads and necks from the side. */
const sideHeads = concepts('howling-wolf', 'anteater');

/** How one is drawn, which tells where the young are to be. */
export type Build = 'upright' | 'on-fours' | 'afloat' | 'head' | 'side-head';

/** One of a family. */
export interface Member {
  readonly element: SceneElement;
  readonly build: Build;
}

/** In the pose that is said, else sitting, or standing where nobody sits; the young do as the grown do. */
export function memberOf(element: SceneElement, like: SceneElement | null): Member {
  const { motif } = element;
  const said = (like ?? element).subjects[0]?.pose?.name;
  const pose = said && said !== 'head' && motif.poses?.[said] ? said : null;
  const whole = pose
    ? { ...element, motif: { ...motif, ...motif.poses?.[pose] } }
    : wholeOf(oneOf(element), 'sitting', 'standing');
  return { element: whole ?? element, build: buildOf(element, pose, whole !== null) };
}

function buildOf({ motif, name }: SceneElement, pose: Pose | null, isWhole: boolean): Build {
  if (!pose && sideHeads.has(name)) return 'side-head';
  if (!isWhole) return isFrontal(name) ? 'head' : 'side-head';
  if (afloat.has(name) || isFromAbove(name)) return 'afloat';
  if (pose) return pose === 'sitting' || pose === 'upright' || pose === 'behind' ? 'upright' : 'on-fours';
  if (motif.poses?.sitting || name === 'penguin') return 'upright';
  return isFrontal(name) && !motif.poses?.standing ? 'upright' : 'on-fours';
}

/** Who are young where one word names all. */
export function youngLike(grown: SceneElement): SceneElement {
  const motif = motifs.get(conceptNamed(grown.name)?.young ?? '');
  return motif ? { ...grown, motif, single: motif, name: motif.name } : grown;
}

/** The mother beside the father, where she is drawn otherwise. */
export function mateOf(member: Member): Member {
  const motif = motifs.get(conceptNamed(member.element.name)?.mother ?? '');
  if (!motif) return member;
  return memberOf({ ...member.element, motif, single: motif, name: motif.name }, member.element);
}
