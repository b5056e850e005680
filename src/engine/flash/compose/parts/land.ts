import { heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Composition, Spot } from '../composition.ts';
import { depth } from '../depth.ts';
import type { SceneElement } from '../scene-element.ts';

/** These stand in front of the focal element's feet; other land rises behind it. */
const inFront = concepts('forest');

/** Known by their summits, which no blossoms may cover. */
const peaks = concepts('fuji', 'mountain', 'volcano');

/** Views that are drawn with all that is around them. */
const panels = withTrait('panel');

function isPanel({ name }: SceneElement): boolean {
  return panels.has(name);
}

export function setLand(composition: Composition, size: number, clip?: Polygon): void {
  const { left, right, bottom } = composition.focalBounds;
  const x = (left + right) / 2;
  const span = Math.max(widthOf(composition.focalBounds), heightOf(composition.focalBounds));
  const isView = composition.roles.focal !== null && isPanel(composition.roles.focal);
  composition.roles.ground.forEach((land, i) => {
    const isFront = inFront.has(land.name);
    if (isFront && clip) {
      // Within a round picture there is no room below the focal element: they stand on both sides of its chin.
      for (const side of [-1, 1])
        composition.place(
          land,
          { at: [x + side * size * 0.3, bottom - size * 0.1], size: size * 0.44, clip },
          depth.base - 1,
        );
      return;
    }
    const besides = composition.roles.ground.slice(0, i).filter(isPanel).length + (isView ? 1 : 0);
    if (isPanel(land) && besides > 0) {
      // Of one view behind another nothing would be known.
      const at: Point = [right + span * (0.8 * besides - 0.42), bottom - span * 0.42];
      composition.place(land, { at, size: span * 0.8 }, depth.front + i);
      return;
    }
    if (!clip && isView && peaks.has(land.name)) {
      composition.place(land, { at: [x, bottom - span * 0.7], size: span * 1.1 }, depth.ground - i);
      return;
    }
    const spot: Spot = isFront
      ? { at: [x, bottom + size * 0.15], size: size * 0.84 }
      : peaks.has(land.name) && composition.roles.focal?.kind === 'flora'
        ? { at: [x, bottom + size * 0.02], size: size * 1.1 }
        : { at: [x + (i % 2) * size * 0.2, bottom - size * 0.26], size: size * 1.5 };
    composition.place(land, clip ? { ...spot, clip } : spot, isFront ? depth.base - 1 : depth.ground - i);
  });
  setTrees(composition, size);
}

function setTrees(composition: Composition, size: number): void {
  const { left, right, bottom } = composition.focalBounds;
  composition.roles.trees.forEach((tree, i) => {
    // Rooted where the focal element stands, its stem beside it.
    const x = i % 2 === 0 ? right - size * 0.05 : left + size * 0.05;
    composition.place(tree, { at: [x, bottom - size * 0.46], size, isFlipped: i % 2 === 1 }, depth.ground);
  });
}

/** Waves in front of the focal element's base: two at the sides, one in the middle. */
export function setWater(composition: Composition, size: number): void {
  const { water } = composition.roles;
  if (!water) return;
  const { left, right, bottom } = composition.focalBounds;
  const x = (left + right) / 2;
  const reach = Math.max(size * 0.42, widthOf(composition.focalBounds) * 0.42);
  composition.place(water, { at: [x - reach, bottom - size * 0.08], size: size * 0.56 }, depth.water);
  composition.place(
    water,
    { at: [x + reach, bottom - size * 0.06], size: size * 0.54, isFlipped: true },
    depth.water,
  );
  composition.place(water, { at: [x, bottom + size * 0.02], size: size * 0.6 }, depth.water + 1);
}
