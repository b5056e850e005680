import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two pieces of nigiri, salmon and tuna, one tied with seaweed, and a roll before them. */
export const sushi: Motif = {
  name: 'sushi',
  tinted: ['petalLight'],
  draw(canvas) {
    canvas.layer((pen) => drawNigiri(pen.at({ at: [0.3, -0.42], scale: 0.86 }), 'petal', true), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawNigiri(pen.at({ at: [-0.3, 0.16], scale: 0.96 }), 'petalLight', false), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawRoll(pen.at({ at: [0.62, 0.5] })), { contour: 0.8 });
  },
};

/** A slice on a ball of rice, about 1.7 wide. */
function drawNigiri(pen: Pen, fish: Pigment, isTied: boolean): void {
  const { inner, detail } = pen.weight;
  pen.fill(rice, { pigment: 'foam', tone: (x, y) => clamp(0.05 + 0.25 * x + 0.7 * y), line: inner * 1.2 });
  for (const [x, y] of grains)
    pen.stroke(traced(`${x} ${y}, ${x + 0.05} ${y - 0.03}, ${x + 0.09} ${y}`), detail * 1.3);
  pen.fill(slice, {
    pigment: fish,
    tone: (x, y) => clamp(0.1 + 0.3 * x + 0.7 * (y + 0.3)),
    line: inner * 1.3,
  });
  for (const x of [-0.56, -0.3, -0.04, 0.22, 0.48]) {
    const stripe = traced(`${x + 0.16} ${-0.5 + 0.3 * (x + 0.1) ** 2}, ${x + 0.02} -0.2, ${x + 0.06} 0.08`);
    pen.stroke(stripe, inner * 1.7, { taper: 0.3, isErasing: true });
    pen.stroke(stripe, detail * 0.8, { taper: 0.3 });
  }
  if (isTied)
    pen.fill(outlined('-0.14 -0.54!, 0.1 -0.55!, 0.14 -0.1, 0.12 0.4!, -0.14 0.4!, -0.12 -0.1'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.5,
      line: inner,
    });
}

/** Cut from a roll in seaweed, standing: about 0.9 wide. */
function drawRoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.48 -0.22!, 0.48 -0.22!, 0.48 0.3, 0.28 0.46, 0 0.5, -0.28 0.46, -0.48 0.3'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.4 + 0.8 * x),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.22], 0.48, 0.22, 50), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  pen.fill(ellipse([0, -0.22], 0.4, 0.17, 46), { pigment: 'foam', tone: 0.05, line: inner });
  for (const [x, y] of [
    [-0.32, -0.22],
    [-0.2, -0.12],
    [0.02, -0.09],
    [0.22, -0.13],
    [0.26, -0.28],
    [-0.06, -0.35],
    [-0.24, -0.3],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x + 0.04} ${y - 0.02}, ${x + 0.07} ${y}`), detail * 1.2);
  pen.fill(circle([-0.08, -0.22], 0.085, 22), { pigment: 'petalLight', tone: 0.15, line: inner * 0.9 });
  pen.fill(circle([0.1, -0.22], 0.085, 22), { pigment: 'leafLight', tone: 0.15, line: inner * 0.9 });
}

const rice = outlined(
  '-0.76 0.04, -0.5 -0.16, 0 -0.24, 0.52 -0.16, 0.78 0.04, 0.8 0.28, 0.64 0.42, 0 0.46, -0.64 0.42, -0.8 0.28',
);
const slice = outlined(
  '-0.94 0.08!, -0.88 -0.2, -0.6 -0.42, -0.1 -0.54, 0.4 -0.48, 0.78 -0.28, 0.96 0.1!, 0.7 0.06, 0.4 0.14, 0 0.08, -0.4 0.16, -0.7 0.08',
);
const grains = [
  [-0.66, 0.26],
  [-0.46, 0.32],
  [-0.3, 0.24],
  [0.0, 0.34],
  [0.24, 0.26],
  [0.42, 0.34],
  [0.6, 0.24],
] as const;
