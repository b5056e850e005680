import { spiral } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A cinnamon roll seen from above its front: the coil on top, icing that runs over it and down its side. */
export const cinnamonRoll: Motif = {
  name: 'cinnamon-roll',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawSide(pen);
      drawCoil(pen);
      drawIcing(pen);
    }),
};

function drawSide(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-1.16 -0.16!, 1.16 -0.16!, 1.14 0.4, 0.94 0.78, 0.4 0.98, -0.4 0.98, -0.94 0.78, -1.14 0.4'),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.25 + 0.4 * x + 0.5 * (y - 0.3)),
      line: inner * 1.2,
    },
  );
  for (const layer of ['-1.1 0.34, -0.5 0.64, 0.3 0.66, 1.12 0.3', '-0.4 0.86, 0.3 0.84, 0.9 0.66'])
    pen.stroke(traced(layer), detail * 1.4, { taper: 0.4 });
}

function drawCoil(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, -0.2], 1.17, 0.8, 80), {
    pigment: 'gold',
    tone: ballShader([0, -0.2], 1.1, 0.7),
    line: inner * 1.2,
  });
  const coil = spiral([0, 0], 0.6, 1.1, 0.08, 3.1, 150).map(([x, y]) => [x, -0.2 + 0.68 * y] as const);
  pen.stroke(coil, (t) => inner * (3.4 - 1.4 * t));
}

function drawIcing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: 'foam',
    tone: (x: number, y: number) => clamp(0.05 + 0.3 * x + 0.3 * y),
    line: inner,
  } as const;
  for (const ribbon of [
    '-0.9 -0.5!, -0.5 -0.62, -0.1 -0.6, 0.2 -0.7, 0.5 -0.86!, 0.62 -0.72, 0.3 -0.54, 0 -0.42, -0.4 -0.44, -0.8 -0.34',
    '-0.66 0.28!, -0.2 0.2, 0.3 0.16, 0.8 0.0, 1.1 -0.08!, 1.14 0.14, 1.02 0.22, 1.0 0.5, 0.9 0.6, 0.8 0.48, 0.76 0.26, 0.4 0.38, 0.36 0.62, 0.26 0.72, 0.16 0.6, 0.1 0.42, -0.3 0.46, -0.56 0.42',
  ])
    pen.fill(outlined(ribbon), look);
  for (const gleam of ['-0.6 -0.54, -0.2 -0.54', '0.1 0.28, 0.5 0.2'])
    pen.stroke(traced(gleam), detail, { taper: 0.5 });
  for (const [x, y] of [
    [-0.3, 0.72],
    [0.62, 0.74],
    [-0.7, 0.6],
  ] as const)
    pen.fill(circle([x, y], 0.03, 10), { pigment: 'wood', tone: 0.6 });
}
