import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** Patterns that the prompt asks for lie behind the focal element: mandalas, geometry; ornaments below it. */
export function setPatterns(composition: Composition): void {
  const bounds = composition.focalBounds;
  const size = Math.max(widthOf(bounds), heightOf(bounds));
  composition.roles.patterns.forEach((pattern, i) => {
    if (pattern.name === 'ornament') {
      const [x] = centerOf(bounds);
      composition.place(pattern, { at: [x, bounds.bottom + size * 0.02], size: size * 0.8 }, depth.ground);
      return;
    }
    composition.place(
      pattern,
      { at: centerOf(bounds), size: size * (1.3 + 0.15 * i) },
      depth.backdrop + 1 - i * 0.1,
    );
  });
}
