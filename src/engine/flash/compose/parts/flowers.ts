import { widthOf } from '../../geometry/bounds.ts';
import { bloomAt } from '../bloom.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import type { SceneElement } from '../scene-element.ts';

/** Flowers that come along with a focal element, one entry for each to be drawn; every kind at least once. */
export function flowersOf(composition: Composition): SceneElement[] {
  const kinds = composition.roles.flora;
  const flowers = [...kinds];
  for (let round = 2; flowers.length < 5 && round <= 5; round++) {
    for (const kind of kinds) if (kind.count >= round && flowers.length < 5) flowers.push(kind);
  }
  return flowers;
}

/** Places along a base line for each number of flowers: across, down and size, as shares of the focal element's size. */
const rows: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0.04, 0.5]],
  2: [
    [-0.32, 0, 0.46],
    [0.32, 0, 0.46],
  ],
  3: [
    [-0.38, -0.02, 0.44],
    [0.38, -0.02, 0.44],
    [0, 0.08, 0.5],
  ],
  4: [
    [-0.54, -0.08, 0.38],
    [0.54, -0.08, 0.38],
    [-0.2, 0.06, 0.44],
    [0.2, 0.06, 0.44],
  ],
  5: [
    [-0.6, -0.12, 0.34],
    [0.6, -0.12, 0.34],
    [-0.32, 0, 0.42],
    [0.32, 0, 0.42],
    [0, 0.1, 0.48],
  ],
};

/** Flowers in front of the focal element's base: they hide where it ends and bind it together. */
export function setFlowerBase(composition: Composition, size: number): void {
  const { left, right, bottom } = composition.focalBounds;
  const middle = (left + right) / 2;
  const spread = Math.max(1, widthOf(composition.focalBounds) / size / 1.15);
  setRow(composition, middle, bottom - size * 0.08, size, spread, depth.base);
}

/** Flowers behind the focal element: at its shoulders and below. */
export function setGarland(composition: Composition, size: number): void {
  const { left, right, top, bottom } = composition.focalBounds;
  const middle = (left + right) / 2;
  const height = bottom - top;
  const places: readonly (readonly [number, number, number])[] = [
    [-0.42, 0.72, 0.5],
    [0.42, 0.3, 0.46],
    [0.4, 0.84, 0.46],
    [-0.44, 0.24, 0.4],
    [0, 1, 0.44],
  ];
  flowersOf(composition).forEach((flower, i) => {
    const [dx, dy, share] = places[i % places.length] ?? [0, 1, 0.44];
    const spot = {
      at: [middle + dx * size, top + dy * height] as const,
      size: share * size,
      isFlipped: dx > 0,
    };
    composition.place(bloomAt(flower, i), spot, i % 2 === 0 ? depth.base + i * 0.1 : depth.behind - 3);
  });
}

function setRow(
  composition: Composition,
  x: number,
  y: number,
  size: number,
  spread: number,
  depthFrom: number,
): void {
  const flowers = flowersOf(composition);
  const places = rows[Math.min(5, flowers.length)] ?? [];
  flowers.forEach((flower, i) => {
    const [dx, dy, share] = places[i % places.length] ?? [0, 0, 0.4];
    const spot = {
      at: [x + dx * size * spread, y + dy * size] as const,
      size: share * size,
      isFlipped: dx > 0,
    };
    composition.place(bloomAt(flower, i), spot, depthFrom + i * 0.1);
  });
}
