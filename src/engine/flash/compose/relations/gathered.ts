import { grouped } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';

/** Flora comes one by one, to be strewn around others; what it is related to takes it as a group. */
export function gathered(element: SceneElement): SceneElement {
  if (element.kind !== 'flora' || element.count === 1) return element;
  return { ...element, motif: grouped(element.motif, element.count, true), count: 1 };
}
