import { withTrait } from '../lexicon/lexicon.ts';
import type { Pose } from '../lexicon/pose.ts';
import { motifs } from '../motifs/registry.ts';
import type { SceneElement } from './scene-element.ts';
import { posed } from './scene-element.ts';

const drawnByHead = withTrait('drawn-by-head');
/** Those of them that are drawn in profile; all other heads look at us. */
const profiles = withTrait('head-in-profile');
/** Who looks at us, or is seen from above, with all of the body. */
const frontal = withTrait('frontal');
/** Who is drawn from above. */
const fromAbove = withTrait('from-above');
/** Figures that are drawn from head to foot; all others are busts. */
const wholeFigures = withTrait('whole-figure');
/** Beasts that look to the left in their drawings; all others look to the right, or at us. */
const leftward = withTrait('leftward');

/** One of what may be several, in the first of the poses that it has; null where only its head is drawn. */
export function wholeOf(element: SceneElement, ...poses: readonly Pose[]): SceneElement | null {
  const motif = element.single ?? element.motif;
  const one = { ...element, motif };
  const pose = poses.find((name) => motif.poses?.[name]);
  if (pose) return posed(one, motif.poses?.[pose]);
  const isWhole = element.kind === 'figure' ? wholeFigures.has(element.name) : !drawnByHead.has(element.name);
  return isWhole ? posed(one, motif.perched) : null;
}

/** Whether a creature is not seen from the side. */
export function isFrontal(name: string): boolean {
  return frontal.has(name) || (drawnByHead.has(name) && !profiles.has(name));
}

/** Whether a creature is seen from above. */
export function isFromAbove(name: string): boolean {
  return fromAbove.has(name);
}

/** Whether a creature is drawn by its head, unless a pose gives it a body. */
export function isDrawnByHead(name: string): boolean {
  return drawnByHead.has(name);
}

/** Whether nothing draws more of a creature than its head, whatever it does. */
export function isHeadAlone(name: string): boolean {
  return drawnByHead.has(name) && !motifs.get(name)?.poses?.sitting;
}

/** Whether no more than its head and shoulders fill the square, unless a pose gives it a body. */
export function isHead({ name, kind }: Pick<SceneElement, 'name' | 'kind'>): boolean {
  return kind === 'figure' ? !wholeFigures.has(name) : kind !== 'creature' || drawnByHead.has(name);
}

/** Whether it has to be mirrored to look to the right. */
export function looksLeft({ name }: SceneElement): boolean {
  return leftward.has(name);
}

/** Heads and shoulders of people and of those who look like them: their hands are drawn apart. */
export const busts = withTrait('bust');
