import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';

/** Patterns that the prompt asks for lie behind the hero: mandalas, geometry; ornaments below it. */
export function setPatterns(stage: Stage): void {
  const bounds = stage.heroBounds;
  const size = Math.max(widthOf(bounds), heightOf(bounds));
  stage.cast.patterns.forEach((pattern, i) => {
    if (pattern.name === 'ornament') {
      const [x] = centerOf(bounds);
      stage.place(pattern, { at: [x, bounds.bottom + size * 0.02], size: size * 0.8 }, depth.ground);
      return;
    }
    stage.place(
      pattern,
      { at: centerOf(bounds), size: size * (1.3 + 0.15 * i) },
      depth.backdrop + 1 - i * 0.1,
    );
  });
}
