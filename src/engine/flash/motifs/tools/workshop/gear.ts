import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const teeth = 12;

/** One toothed wheel with spokes and a hole for its axle. */
export const gear: Motif = {
  name: 'gear',
  tinted: ['gold'],
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer(drawWheel);
  },
};

function drawWheel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([rim(), circle([0, 0], 0.16, 40), ...openings()], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x, y) => clamp(0.22 + 0.4 * (x + y) + 0.4 * Math.max(0, lengthOf(x, y) - 0.8)),
    line: inner * 1.2,
  });
  for (const radius of [0.82, 0.28]) pen.stroke([...circle([0, 0], radius, 72), [radius, 0]], detail * 1.2);
  for (let i = 0; i < 5; i++) pen.dot(polar((i / 5) * fullTurn - Math.PI / 2, 0.22), detail * 1.1);
}

/** Teeth with slanted flanks. */
function rim(): Point[] {
  const step = fullTurn / teeth;
  return Array.from({ length: teeth }, (_, i) => i * step - Math.PI / 2).flatMap((angle) => [
    polar(angle - 0.27 * step, 0.94),
    polar(angle - 0.19 * step, 1.2),
    polar(angle + 0.19 * step, 1.2),
    polar(angle + 0.27 * step, 0.94),
    polar(angle + 0.5 * step, 0.94),
  ]);
}

/** Five openings between the spokes. */
function openings(): Point[][] {
  const half = fullTurn / 10 - 0.14;
  return Array.from({ length: 5 }, (_, i) => {
    const middle = ((i + 0.5) / 5) * fullTurn - Math.PI / 2;
    const along = Array.from({ length: 13 }, (_point, k) => middle + half * ((2 * k) / 12 - 1));
    return [
      ...along.map((angle) => polar(angle, 0.7)),
      ...along.toReversed().map((angle) => polar(middle + (angle - middle) * 0.62, 0.38)),
    ];
  });
}
