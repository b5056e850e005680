import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A boned corset from the front, laced down the middle, lace along its edges. */
export const corset: Motif = {
  name: 'corset',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLaceEdge(pen);
      drawPanels(pen);
      drawLacing(pen);
    });
  },
};

function drawLaceEdge(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.1, -0.7],
      [0.22, -0.84],
      [0.38, -0.91],
      [0.54, -0.86],
      [0.67, -0.72],
    ] as const)
      side.fill(circle([x, y], 0.11, 24), { pigment: 'foam', tone: 0.1, line: inner });
    for (const x of steps(5, 0.06, 0.76))
      side.fill(circle([x, 0.98 - 0.36 * x], 0.11, 24), { pigment: 'foam', tone: 0.2, line: inner });
  });
}

function drawPanels(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.6!, 0.16 -0.8, 0.38 -0.86, 0.6 -0.76, 0.74 -0.58!, 0.7 -0.36, 0.52 0, 0.48 0.18, 0.6 0.42, 0.84 0.68!, 0.5 0.82, 0 1.02!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) =>
        clamp(0.08 + 0.6 * clamp(x - 0.05) + 0.4 * clamp(0.3 - Math.abs(y - 0.12)) + 0.2 * clamp(y)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.12 -0.34, 0.3 -0.2, 0.52 -0.24, 0.68 -0.4'), detail * 1.5, { taper: 0.3 });
    for (const bone of [
      '0.3 -0.2, 0.24 0.14, 0.34 0.5, 0.42 0.84',
      '0.5 -0.22, 0.38 0.14, 0.48 0.46, 0.66 0.76',
    ])
      side.stroke(traced(bone), inner);
    side.stroke(traced('0.36 -0.22, 0.3 0.14, 0.4 0.48, 0.5 0.82'), detail * 1.2);
  });
}

function drawLacing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.56!, 0.1 -0.68!, 0.1 0, 0.1 0.97!, 0 1.0!'), {
    pigment: 'blush',
    tone: 0.25,
    line: inner,
  });
  for (const y of steps(7, -0.44, 0.78)) {
    pen.stroke(traced(`-0.1 ${y}, 0.1 ${y + 0.14}`), inner * 1.2);
    pen.stroke(traced(`0.1 ${y}, -0.1 ${y + 0.14}`), inner * 1.2);
    drawBothSides(pen, (side) =>
      side.fill(circle([0.13, y], 0.025, 12), { pigment: 'gold', tone: 0.1, line: detail }),
    );
  }
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 -0.56!, 0.14 -0.68, 0.26 -0.62, 0.24 -0.5, 0.12 -0.46'), {
      pigment: 'blush',
      tone: 0.1,
      line: inner,
    });
    side.stroke(traced('0.02 -0.52, 0.1 -0.36, 0.2 -0.28'), inner * 1.2);
  });
}
