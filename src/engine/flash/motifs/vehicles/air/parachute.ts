import { clamp, lerp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A round parachute, striped, on its lines a jumper with the arms up. */
export const parachute: Motif = {
  name: 'parachute',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawLines, { silhouette: 'fills-and-lines', contour: 0 });
    canvas.layer(drawCanopy);
    canvas.layer((pen) => drawJumper(pen.at({ at: [0, 0.86], scale: 0.42 })));
  },
};

/** Where the seams of the canopy end, from left to right. */
const hems = [-1.06, -0.74, -0.27, 0.27, 0.74, 1.06].map((x): Point => [x, -0.1 - 0.16 * x * x]);
const top = -1.12;

/** A seam from the top of the canopy down to its hem. */
function seam([x, y]: Point): Point[] {
  return steps(12, 0, Math.PI / 2).map((angle) => [x * Math.sin(angle), y - (y - top) * Math.cos(angle)]);
}

function drawCanopy(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hems, { pigment: 'dark', tone: 0.7, line: inner });
  hems.slice(0, -1).forEach((left, i) => {
    const right = hems[i + 1] ?? left;
    const billow: Point[] = steps(8).map((t) => [
      lerp(right[0], left[0], t),
      lerp(right[1], left[1], t) - 0.13 * Math.sin(Math.PI * t),
    ]);
    pen.fill([...seam(left), ...seam(right).toReversed(), ...billow], {
      pigment: i % 2 === 0 ? 'petal' : 'foam',
      tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, 1, x) + 0.4 * smoothstep(-0.55, -0.1, y)),
      line: inner,
    });
    const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 0.13];
    pen.stroke(seam(middle).slice(7), detail, { taper: 0.5 });
  });
  pen.fill(symmetric('0 -1.2, 0.1 -1.18, 0.16 -1.09, 0 -1.06'), { pigment: 'gold', tone: 0.2, line: inner });
}

function drawLines(pen: Pen): void {
  for (const [x, y] of hems)
    pen.stroke(
      [
        [x, y],
        [Math.sign(x) * 0.12, 0.56],
      ],
      pen.weight.detail * 1.4,
    );
}

/** Hands at y = -0.74, feet at y = 1. */
function drawJumper(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(leg, { pigment: 'water', tone: (x) => clamp(0.3 + x), line: inner });
    side.fill(outlined('0.14 0.8!, 0.34 0.78!, 0.42 1.0!, 0.2 1.04!'), {
      pigment: 'dark',
      tone: 0.4,
      line: inner,
    });
    side.fill(arm, { pigment: 'water', tone: (x) => clamp(0.2 + 0.8 * (x - 0.1)), line: inner });
    side.fill(circle([0.31, -0.7], 0.1, 20), { pigment: 'blush', tone: 0.1, line: inner });
  });
  pen.fill(torso, { pigment: 'water', tone: (x) => clamp(0.2 + 0.9 * x), line: inner });
  drawBothSides(pen, (side) => side.stroke(traced('0.2 -0.24, 0.1 0.06, 0.16 0.3'), inner * 1.4));
  pen.stroke(traced('-0.1 0.06, 0.1 0.06'), inner * 1.4);
  pen.fill(circle([0, -0.48], 0.22, 30), { pigment: 'blush', tone: (x) => clamp(0.1 + x), line: inner });
  pen.fill(symmetric('0 -0.78, 0.2 -0.7, 0.26 -0.5!, 0.16 -0.56, 0 -0.58'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

const torso = symmetric('0 -0.28, 0.26 -0.26, 0.24 0.1, 0.24 0.36, 0 0.4');
const arm = outlined('0.14 -0.26!, 0.3 -0.1, 0.44 -0.3, 0.38 -0.66!, 0.22 -0.66!, 0.26 -0.36, 0.2 -0.32');
const leg = outlined('0 0.3!, 0.24 0.28!, 0.34 0.54, 0.32 0.84!, 0.16 0.86!, 0.12 0.6, 0.02 0.44');
