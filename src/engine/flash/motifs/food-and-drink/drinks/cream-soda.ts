import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Melon soda in a footed glass: ice, bubbles, a scoop of ice cream with its cherry, a striped straw. */
export const creamSoda: Motif = {
  name: 'cream-soda',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer(drawStraw, { contour: 0.7 });
    canvas.layer((pen) => {
      drawScoop(pen);
      drawGlass(pen);
    });
  },
};

function drawStraw(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.2 -0.5!, 0.52 -1.56!, 0.66 -1.52!, 0.36 -0.46!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  for (let i = 0; i < 5; i++)
    pen.fill(
      outlined(
        `${0.26 + 0.06 * i} ${-0.68 - 0.2 * i}!, ${0.4 + 0.06 * i} ${-0.58 - 0.2 * i}!, ${0.43 + 0.06 * i} ${-0.68 - 0.2 * i}!, ${0.29 + 0.06 * i} ${-0.78 - 0.2 * i}!`,
      ),
      { pigment: 'petal', tone: 0.2 },
    );
}

function drawScoop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.2 -1.2, -0.26 -1.44, -0.5 -1.58'), inner * 1.6);
  pen.fill(circle([-0.18, -1.12], 0.17, 34), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.3 + 1.8 * (x + 0.18 + y + 1.12)),
    line: inner,
  });
  pen.stroke(traced('-0.26 -1.14, -0.24 -1.22, -0.18 -1.24'), detail * 1.6, { isErasing: true });
  pen.fill(
    outlined('-0.54 -0.5, -0.56 -0.78, -0.34 -1.02, -0.02 -1.06, 0.3 -0.94, 0.44 -0.7, 0.42 -0.46, 0 -0.36'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.6 * x + 0.5 * (y + 0.6)),
      line: inner * 1.1,
    },
  );
  for (const dent of [
    '-0.2 -0.74, -0.08 -0.68, 0.04 -0.74',
    '0.1 -0.9, 0.2 -0.84, 0.26 -0.88',
    '-0.4 -0.64, -0.3 -0.6, -0.24 -0.64',
  ])
    pen.stroke(traced(dent), detail * 1.2, { taper: 0.4 });
}

function drawGlass(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.14!, 0.08 1.14!, 0.1 1.34, 0.5 1.46, 0.52 1.54!, 0 1.6'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.1 + 0.8 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -0.5!, 0.66 -0.54!, 0.6 0.0, 0.48 0.6, 0.28 1.04, 0.08 1.18, 0 1.18'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.24!, 0.58 -0.28!, 0.53 0.0, 0.42 0.56, 0.24 0.98, 0 1.1'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0, 0.6, x) + 0.3 * smoothstep(0.2, 1.1, y)),
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.6 -0.4!, -0.3 -0.22, -0.16 -0.06, -0.04 -0.2, 0.16 -0.22, 0.26 0.0, 0.36 -0.2, 0.6 -0.4!, 0 -0.52',
    ),
    {
      pigment: 'foam',
      tone: (_, y) => clamp(0.4 * (y + 0.4)),
      line: inner,
    },
  );
  for (const [x, y, angleRad] of [
    [-0.24, 0.2, 0.3],
    [0.18, 0.3, -0.4],
    [-0.06, 0.62, 0.7],
  ] as const)
    pen.at({ at: [x, y], angleRad }).fill(outlined('-0.14 -0.14!, 0.14 -0.14!, 0.14 0.14!, -0.14 0.14!'), {
      pigment: 'waterLight',
      tone: (px, py) => clamp(0.1 + 2 * (px + py)),
      line: detail * 1.4,
    });
  for (const [x, y, radius] of bubbles)
    pen.fill(circle([x, y], radius, 16), { pigment: 'foam', tone: 0, line: detail });
  pen.stroke(ellipse([0, -0.53], 0.66, 0.08, 50), inner);
  pen.stroke(traced('-0.5 -0.1, -0.44 0.24, -0.36 0.5'), inner * 1.4, { isErasing: true, taper: 0.4 });
}

const bubbles = [
  [0.06, 0.04, 0.045],
  [0.36, 0.04, 0.035],
  [-0.16, 0.44, 0.035],
  [0.2, 0.62, 0.045],
  [0.06, 0.86, 0.035],
  [-0.12, 0.9, 0.03],
] as const;
