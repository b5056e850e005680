import { steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { fullTurn, polar } from '../../geometry/point.ts';
import type { Pen } from '../../paint/pen.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';

const plain = { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false } as const;

/** Rings of dots around the focal element, finer and finer outwards. */
export function dotRings(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => {
      [1.1, 1.2, 1.28, 1.34].forEach((ring, i) => {
        const count = 72 + i * 12;
        for (let k = 0; k < count; k++)
          pen.dot(polar((k / count) * fullTurn, ring), (k % 6 === 0 ? 4.4 : 2.8) - i * 0.5);
      });
    },
    { at: center, scale: radius, stretch },
    depth.backdrop,
    plain,
  );
}

/** Dots strewn about the design, where there is room. */
export function scatteredDots(composition: Composition): void {
  const occupancy = new Occupancy(composition.layers, 60);
  const { left, right, top, bottom } = occupancy.bounds;
  const places: Point[] = [];
  for (let attempt = 0; attempt < 200 && places.length < 44; attempt++) {
    const at: Point = [composition.random.between(left, right), composition.random.between(top, bottom)];
    if (occupancy.isFree(at, 12) && occupancy.isNear(at, 64)) places.push(at);
  }
  composition.ornament(
    (pen) => {
      for (const at of places) pen.dot(at, pen.random.between(1.5, 3.6));
    },
    {},
    depth.sparks,
    plain,
  );
}

/** Lines of dots that drip from below the design. */
export function drips(composition: Composition): void {
  const { left, right, bottom } = composition.bounds;
  const middle = (left + right) / 2;
  composition.ornament(
    (pen) => {
      for (const column of steps(8, -4, 4)) drawDrip(pen, column * 46, 92 - 15 * Math.abs(column));
    },
    { at: [middle, bottom + 16] },
    depth.sparks,
    plain,
  );
}

function drawDrip(pen: Pen, x: number, length: number): void {
  const top = -8 * Math.abs(x / 46);
  pen.stroke(
    [
      [x, top],
      [x, top + length],
    ],
    pen.weight.detail,
  );
  for (let i = 0; i < 3; i++) pen.dot([x, top + length + 12 + 13 * i], 4.4 - 1.1 * i);
}
