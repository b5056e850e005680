import { steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { fullTurn, polar } from '../../geometry/point.ts';
import type { Pen } from '../../paint/pen.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import type { Stage } from '../stage.ts';

const plain = { contour: 0, gapPx: 0, silhouette: 'cells-and-lines', isInverted: false } as const;

/** Rings of dots around the hero, finer and finer outwards. */
export function dotRings(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(
    (pen) => {
      [1.1, 1.2, 1.28, 1.34].forEach((ring, i) => {
        const count = 72 + i * 12;
        for (let k = 0; k < count; k++)
          pen.dot(polar((k / count) * fullTurn, ring), (k % 6 === 0 ? 4.4 : 2.8) - i * 0.5);
      });
    },
    { at: center, scale: radius },
    depth.backdrop,
    plain,
  );
}

/** Dots strewn about the design, where there is room. */
export function scatteredDots(stage: Stage): void {
  const occupancy = new Occupancy(stage.layers, 60);
  const { left, right, top, bottom } = occupancy.bounds;
  const places: Point[] = [];
  for (let attempt = 0; attempt < 200 && places.length < 44; attempt++) {
    const at: Point = [stage.random.between(left, right), stage.random.between(top, bottom)];
    if (occupancy.isFree(at, 12) && occupancy.isNear(at, 64)) places.push(at);
  }
  stage.ornament(
    (pen) => {
      for (const at of places) pen.dot(at, pen.random.between(1.5, 3.6));
    },
    {},
    depth.sparks,
    plain,
  );
}

/** Lines of dots that drip from below the design. */
export function drips(stage: Stage): void {
  const { left, right, bottom } = stage.bounds;
  const middle = (left + right) / 2;
  stage.ornament(
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
