import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The sun stone: a small face within carved rings, and a full ring of rays. */
export const aztecSun: Motif = {
  name: 'aztec-sun',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRays(pen);
      drawRings(pen);
      drawFace(pen.at({ scale: 0.36 }));
    });
  },
};

function drawRays(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [count, turn, reach, half, pigment] of [
    [8, 0.5, 1.24, 0.3, 'ember'],
    [8, 0, 1.42, 0.26, 'gold'],
  ] as const)
    for (let i = 0; i < count; i++) {
      const ray = pen.at({ angleRad: ((i + turn) / count) * fullTurn });
      ray.fill(
        [
          [-half, -0.84],
          [0, -reach],
          [half, -0.84],
        ],
        { pigment, tone: (x, y) => clamp(0.3 + x + 0.4 * (y + 1.2)), line: inner * 1.1 },
      );
      ray.stroke(
        [
          [-half * 0.5, -0.9],
          [0, -reach + 0.14],
          [half * 0.5, -0.9],
        ],
        detail * 1.3,
      );
    }
}

function drawRings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.96, 96), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.25 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0], 0.82, 96), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.15 + 0.2 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 32; i++) pen.dot(polar((i / 32) * fullTurn, 0.89), detail * 1.3);
  for (let i = 0; i < 20; i++) drawGlyph(pen.at({ angleRad: (i / 20) * fullTurn }), i);
  pen.fill(circle([0, 0], 0.6, 80), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.25 + 0.3 * (x + y)),
    line: inner,
  });
  for (let i = 0; i < 4; i++)
    pen
      .at({ angleRad: ((i + 0.5) / 4) * fullTurn })
      .fill(outlined('-0.12 -0.42!, 0.12 -0.42!, 0.13 -0.56!, -0.13 -0.56!'), {
        pigment: 'scroll',
        tone: 0.2,
        line: inner,
      });
  pen.fill(circle([0, 0], 0.42, 64), { pigment: 'gold', tone: 0.15, line: inner });
}

/** One of the carved signs in the ring, at the top of the pen's circle. */
function drawGlyph(pen: Pen, i: number): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.112 -0.61, 0.128 -0.81'), detail * 1.3);
  if (i % 3 === 0) pen.stroke(closed(circle([0, -0.71], 0.055, 20)), inner * 0.9);
  else if (i % 3 === 1) for (const square of steppedFret) pen.stroke(square, inner * 0.9);
  else for (const y of [-0.66, -0.71, -0.76]) pen.stroke(traced(`-0.06 ${y}, 0.06 ${y}`), inner * 0.8);
}

const steppedFret: readonly (readonly Point[])[] = [
  traced('-0.07 -0.65!, -0.07 -0.77!, 0.07 -0.77!, 0.07 -0.68!, -0.01 -0.68!, -0.01 -0.72!'),
];

/** A face of stone with earrings and its tongue out, of radius 1. */
function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.92, 0.14], 0.2, 24), { pigment: 'ember', tone: 0.3, line: inner });
    side.stroke(closed(circle([0.92, 0.14], 0.08, 16)), inner * 0.8);
  });
  pen.fill(symmetric('0 -0.94, 0.5 -0.86, 0.8 -0.44, 0.8 0.2, 0.62 0.68, 0.3 0.9, 0 0.94'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 0.5 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.98!, 0.54 -0.9, 0.78 -0.5!, 0.4 -0.58, 0 -0.6!'), {
    pigment: 'gold',
    tone: 0.35,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.34, -0.22], 0.2, 28), { pigment: 'foam', tone: 0, line: inner });
    side.fill(circle([0.34, -0.2], 0.09, 18), { black: 'always', tone: 1 });
    side.stroke(traced('0.08 -0.42, 0.34 -0.52, 0.62 -0.4'), inner * 1.2);
  });
  pen.stroke(traced('0 -0.3, -0.02 0.1!, -0.16 0.2!, 0.16 0.2!'), inner);
  pen.fill(symmetric('0 0.36!, 0.38 0.36!, 0.34 0.56, 0 0.6!'), { black: 'always', tone: 1 });
  pen.fill(symmetric('0 0.44!, 0.16 0.46!, 0.18 0.86, 0 1.1!'), { pigment: 'petal', tone: 0.2, line: inner });
  pen.stroke(traced('0 0.56, 0 0.92'), inner * 0.8);
}
