import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawHairs, drawLocks } from '../../parts/any-beast/fur.ts';

/** A badger's head from the front: white, with a black stripe over each eye. */
export const badger: Motif = {
  name: 'badger',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawLocks(pen, ruff, {
        width: 0.32,
        bend: 0.12,
        pigment: 'grey',
        tone: (x, y) => clamp(0.15 + 0.4 * Math.abs(x) + 0.1 * y),
      });
      drawFace(pen);
    });
  },
};

function drawEar(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.42 -0.72!, 0.5 -1.0, 0.72 -1.12, 0.92 -0.96, 0.92 -0.7, 0.74 -0.42!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner * 1.1,
  });
  side.fill(outlined('0.5 -0.62!, 0.56 -0.88, 0.7 -0.98, 0.82 -0.86, 0.8 -0.68, 0.7 -0.46!'), {
    black: 'always',
    tone: 1,
  });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.5 * smoothstep(0.4, 0.86, Math.abs(x)) + 0.3 * smoothstep(0.7, 1.1, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(stripe, { black: 'always', tone: 1 });
    side.fill(circle([0.35, -0.06], 0.1, 26), { pigment: 'gold', tone: 0.1 });
    side.fill(circle([0.35, -0.06], 0.066, 22), { black: 'always', tone: 1 });
    side.fill(circle([0.325, -0.09], 0.024, 12), { color: [255, 255, 255], tone: 0 });
    drawHairs(side, traced('0.6 -0.2, 0.66 0.1, 0.56 0.4'), [0.1, 0.12], 9);
    drawHairs(side, traced('0.04 -0.7, 0.06 -0.4, 0.05 -0.1'), [0.02, -0.12], 6);
    drawHairs(side, traced('0.36 0.44, 0.34 0.6, 0.28 0.74'), [0.07, 0.1], 6);
    side.stroke(traced('0 0.98, 0.1 1.04, 0.22 1.0, 0.3 0.9'), inner * 1.1, { taper: 0.3, tapering: 'end' });
    for (const [x, y] of [
      [0.2, 0.78],
      [0.25, 0.84],
      [0.18, 0.88],
    ] as const) {
      side.dot([x, y], detail * 0.9);
      side.stroke(traced(`${x} ${y}, ${x + 0.28} ${y + 0.0}, ${x + 0.5} ${y + 0.1}`), detail * 0.8, {
        taper: 0.8,
        tapering: 'end',
      });
    }
  });
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.stroke(traced('-0.11 0.65, -0.02 0.62, 0.08 0.65'), detail * 1.3, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0 0.88, 0 0.98'), inner);
  pen.stroke(traced('-0.1 1.12, 0 1.14, 0.1 1.12'), detail, { taper: 0.4 });
}

/** Of the right side, from the ear to the jaw. */
const ruff: LockPlaces = [
  [0.62, -0.4, 0.4, 0.06],
  [0.64, -0.22, 0.46, 0.18],
  [0.64, -0.04, 0.46, 0.3],
  [0.6, 0.14, 0.44, 0.4],
  [0.52, 0.32, 0.4, 0.46],
  [0.42, 0.5, 0.3, 0.46],
  [0.32, 0.68, 0.2, 0.4],
];
const head = symmetric(
  '0 -0.86, 0.34 -0.82, 0.64 -0.58, 0.78 -0.2, 0.72 0.16, 0.5 0.46, 0.36 0.72, 0.32 0.96, 0.18 1.14, 0 1.2',
);
const stripe = outlined(
  '0.13 -0.86!, 0.36 -0.82, 0.54 -0.68!, 0.54 -0.34, 0.52 0.0, 0.4 0.28, 0.3 0.54, 0.17 0.66!, 0.16 0.36, 0.2 0.06, 0.18 -0.3',
);
const nose = symmetric('0 0.58, 0.14 0.6, 0.22 0.69!, 0.17 0.8, 0.08 0.88, 0 0.9!');
