import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A squid, its fins up and its arms trailing below. */
export const squid: Motif = {
  name: 'squid',
  tinted: ['petalLight', 'blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawTentacle);
      for (const [line, shade] of arms)
        drawBothSides(pen, (side) =>
          drawLimb(
            side,
            { line, half: [0.15, 0.12, 0.09, 0.06, 0.012] },
            { pigment: 'petalLight', tone: (x, y) => clamp(shade + 0.3 * (y - 0.4) + 0.2 * x) },
          ),
        );
      drawHead(pen);
      drawMantle(pen);
    });
  },
};

/** One of the two long ones, with a club at its end. */
function drawTentacle(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.2 0.5, 0.62 0.66, 0.94 0.5, 1.06 0.1, 1.0 -0.2', half: [0.07, 0.065, 0.06, 0.055, 0.05] },
    { pigment: 'petalLight', tone: 0.4 },
  );
  side.fill(
    outlined('0.94 -0.14!, 0.86 -0.34, 0.94 -0.62, 1.12 -0.82!, 1.16 -0.56, 1.14 -0.32, 1.06 -0.12!'),
    {
      pigment: 'petalLight',
      tone: 0.2,
      line: inner * 1.1,
    },
  );
  for (const [x, y] of [
    [1.0, -0.26],
    [1.02, -0.42],
    [1.05, -0.57],
  ] as const)
    side.fill(circle([x, y], 0.05, 16), { pigment: 'foam', tone: 0.05, line: detail * 1.2 });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.06, 0.34 0.1, 0.44 0.28, 0.36 0.52, 0.16 0.64, 0 0.62'), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.2 + 0.6 * x + 0.6 * smoothstep(0.3, 0.1, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.3, 0.34], 0.15, 0.13, 30), { pigment: 'foam', tone: 0, line: inner * 1.1 });
    side.fill(circle([0.31, 0.35], 0.085, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.28, 0.32], 0.03, 12), { color: [255, 255, 255], tone: 0 });
  });
}

function drawMantle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 -1.3!, 0.3 -1.16, 0.66 -0.86, 0.8 -0.6!, 0.62 -0.5, 0.36 -0.46!'), {
      pigment: 'blush',
      tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(-0.9, -0.46, y) + 0.2 * x),
      line: inner * 1.2,
    });
    for (const fold of ['0.4 -0.94, 0.36 -0.76', '0.54 -0.8, 0.48 -0.62', '0.66 -0.68, 0.6 -0.54'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -1.36!, 0.12 -1.2, 0.3 -0.8, 0.44 -0.3, 0.42 0.06, 0.3 0.18, 0.14 0.1, 0 0.12'), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0.0, 0.42, x) + 0.2 * smoothstep(-0.2, 0.16, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.02 -1.1, -0.04 -0.6, -0.02 -0.1'), detail * 1.3, { taper: 0.4 });
  for (const [x, y, radius] of spots)
    pen.fill(circle([x, y], radius, 18), { pigment: 'petal', tone: 0.1, line: detail });
}

const arms = [
  ['0.3 0.46, 0.52 0.8, 0.46 1.12, 0.66 1.36, 0.9 1.3', 0.45],
  ['0.2 0.52, 0.36 0.86, 0.26 1.16, 0.38 1.46, 0.6 1.54', 0.3],
  ['0.06 0.54, 0.16 0.9, 0.06 1.16, 0.14 1.44, 0.28 1.58', 0.15],
] as const;
const spots = [
  [-0.18, -0.5, 0.06],
  [-0.24, -0.2, 0.05],
  [0.12, -0.34, 0.055],
  [0.16, -0.7, 0.045],
  [-0.1, -0.84, 0.04],
  [0.24, -0.06, 0.045],
  [-0.12, -0.02, 0.04],
] as const;
