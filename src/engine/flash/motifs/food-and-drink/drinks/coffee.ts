import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A steaming cup on its saucer, a rosetta in the milk. */
export const coffee: Motif = {
  name: 'coffee',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawSteam, { contour: 0.5 });
    canvas.layer((pen) => {
      drawSaucer(pen);
      drawHandle(pen);
      drawCup(pen);
    });
  },
};

function drawSteam(pen: Pen): void {
  for (const line of [
    '-0.3 -0.5, -0.46 -0.74, -0.24 -0.96, -0.42 -1.24, -0.3 -1.42',
    '0.04 -0.46, -0.1 -0.72, 0.12 -0.98, -0.06 -1.3, 0.1 -1.56',
    '0.38 -0.5, 0.24 -0.74, 0.46 -0.96, 0.3 -1.2, 0.4 -1.4',
  ])
    drawLimb(
      pen,
      { line, half: [0.01, 0.06, 0.07, 0.05, 0.005] },
      { pigment: 'cloud', tone: 0.3, line: pen.weight.inner * 0.9 },
    );
}

function drawSaucer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.92], 1.14, 0.26, 72), {
    pigment: 'foam',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner,
  });
  pen.fill(ellipse([0, 0.86], 1.14, 0.25, 72), {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.05 + 0.7 * smoothstep(0.7, 0.1, Math.abs(x - 0.1)) * smoothstep(0.78, 0.9, y) + 0.3 * x),
    line: inner * 1.1,
  });
  pen.stroke(ellipse([0, 0.85], 0.98, 0.19, 60), detail);
}

function drawHandle(pen: Pen): void {
  pen.fill(
    [
      outlined('0.66 -0.24!, 0.94 -0.34, 1.2 -0.16, 1.18 0.16, 0.94 0.4, 0.54 0.5!'),
      outlined('0.7 -0.08!, 0.9 -0.18, 1.04 -0.06, 1.02 0.12, 0.86 0.26, 0.62 0.32!'),
    ],
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.3 + 0.8 * (x - 0.9) + 0.5 * y),
      line: pen.weight.inner,
      rule: 'evenodd',
    },
  );
}

function drawCup(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cup, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0.1, 0.8, x) + 0.3 * smoothstep(0.4, 0.8, y)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.42], 0.8, 0.24, 64), { pigment: 'foam', tone: 0.15, line: inner * 1.1 });
  pen.fill(ellipse([0, -0.4], 0.7, 0.18, 60), {
    pigment: 'wood',
    tone: (x) => clamp(0.45 + 0.4 * x),
    line: inner,
  });
  for (const side of [-1, 1])
    for (const [x, y, reach] of [
      [0.08, -0.5, 0.16],
      [0.09, -0.43, 0.24],
      [0.08, -0.35, 0.22],
    ] as const)
      pen.fill(
        outlined(
          `0 ${y + 0.05}!, ${side * x} ${y + 0.02}, ${side * reach} ${y - 0.02}, ${side * (reach + 0.05)} ${y + 0.03}!, ${side * reach * 0.6} ${y + 0.055}, 0 ${y + 0.08}!`,
        ),
        { pigment: 'foam', tone: 0, line: detail * 0.8 },
      );
  pen.stroke(spiral([-0.3, 0.22], 0, 0.22, 0.04, 1.4, 34), inner, { taper: 0.2 });
  pen.stroke(spiral([0.12, 0.3], Math.PI, 0.17, 0.03, -1.4, 30), inner, { taper: 0.2 });
  pen.stroke(traced('-0.64 -0.08, -0.6 0.14, -0.5 0.4'), detail * 1.6, {
    isErasing: !pen.isColored,
    taper: 0.4,
  });
}

const cup = symmetric('0 -0.2, 0.8 -0.42!, 0.78 -0.1, 0.66 0.3, 0.46 0.62, 0.34 0.72!, 0.36 0.84!, 0 0.9');
