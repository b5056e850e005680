import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The pointer of a spirit board: a heart of wood with an eye of glass, moon and stars burnt into it. */
export const planchette: Motif = {
  name: 'planchette',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBoard(pen);
      drawWindow(pen);
      drawSigns(pen);
    }),
};

function drawBoard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(board, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.1 + 0.75 * smoothstep(0.4, 0.95, Math.abs(x + 0.1)) + 0.3 * smoothstep(0.5, 1.0, y)),
    line: inner * 1.4,
  });
  pen.stroke([...rim, rim[0] ?? [0, 0]], inner);
  for (const grain of [
    '-0.7 0.3, -0.5 0.5, -0.56 0.74',
    '0.66 -0.2, 0.5 -0.5, 0.3 -0.9',
    '-0.5 -0.5, -0.34 -0.8',
    '0.72 0.4, 0.6 0.6',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
}

function drawWindow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0.02], 0.46, 56), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.6 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0.02], 0.37, 52), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.1 + 1.2 * smoothstep(-0.1, 0.4, x + y)),
    line: inner,
  });
  pen.stroke(traced('-0.24 -0.04, -0.18 -0.16, -0.08 -0.22'), inner * 1.6, { isErasing: true, taper: 0.3 });
  for (let i = 0; i < 16; i++) pen.dot(polar((i / 16) * fullTurn, 0.415, [0, 0.02]), detail * 1.1);
  // The needle that points at letters.
  pen.stroke(traced('0 -0.34, 0 -0.02'), inner * 1.4, { taper: 0.5, tapering: 'end' });
}

function drawSigns(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.18!, 0.07 -0.98, 0.05 -0.74, 0 -0.6!'), { black: 'always', tone: 1 });
  pen.fill(starPolygon([0, -0.86], 0.16, 8, 0.35), { pigment: 'gold', tone: 0.1, line: inner * 0.9 });
  drawBothSides(pen, (side) => {
    side.fill(starPolygon([0.64, 0.5], 0.12, 5, 0.45), { pigment: 'gold', tone: 0.1, line: inner * 0.9 });
    side.stroke(traced('0.3 -0.58, 0.4 -0.46, 0.54 -0.4, 0.5 -0.28, 0.4 -0.34'), inner * 1.1, { taper: 0.3 });
    side.dot([0.26, -0.74], detail * 2);
    side.dot([0.64, 0.1], detail * 2);
  });
  pen.fill(moonShape, { pigment: 'gold', tone: 0.15, line: inner });
}

const board = symmetric(
  '0 -1.52!, 0.2 -1.16, 0.5 -0.72, 0.84 -0.24, 0.98 0.24, 0.88 0.7, 0.62 0.98, 0.34 1.06, 0 0.96',
);
const rim = symmetric(
  '0 -1.36!, 0.16 -1.06, 0.44 -0.66, 0.76 -0.2, 0.88 0.24, 0.79 0.63, 0.56 0.88, 0.32 0.95, 0 0.86',
);
const moonShape = symmetric('0 0.78, 0.14 0.74, 0.24 0.62, 0.27 0.5!, 0.16 0.6, 0 0.62');
