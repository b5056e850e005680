import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A flying saucer under a dome of glass, with its beam; empty, as others fly it. */
export const ufo: Motif = {
  name: 'ufo',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer(drawBeam, { contour: 0.5 });
    canvas.layer((pen) => {
      drawDome(pen);
      drawSaucer(pen);
    });
  },
};

function drawBeam(pen: Pen): void {
  pen.fill(symmetric('0 0.3!, 0.34 0.3!, 0.66 1.1!, 0 1.14!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.5 - 0.5 * y),
    line: pen.weight.detail,
  });
  for (const ray of ['-0.2 0.5, -0.34 1.0', '0 0.5, 0 1.02', '0.2 0.5, 0.34 1.0'])
    pen.stroke(traced(ray), pen.weight.detail, { taper: 0.5 });
}

function drawDome(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.54 0.1!, -0.56 -0.3, -0.4 -0.68, 0 -0.86, 0.4 -0.68, 0.56 -0.3, 0.54 0.1!'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.2, 0.56, Math.abs(x)) + 0.2 * smoothstep(-0.4, -0.8, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.46 -0.24, -0.42 -0.48, -0.28 -0.66'), inner, { taper: 0.4 });
}

function drawSaucer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.34], 0.42, 0.14, 50), { pigment: 'steel', tone: 0.75, line: inner });
  pen.fill(
    outlined(
      '-1.1 0.16!, -0.8 0, -0.4 -0.06, 0 0.02, 0.4 -0.06, 0.8 0, 1.1 0.16!, 0.8 0.32, 0.4 0.4, 0 0.42, -0.4 0.4, -0.8 0.32',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.08, 0.4, y) + 0.2 * Math.abs(x)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('-1.06 0.17, -0.5 0.12, 0 0.18, 0.5 0.12, 1.06 0.17'), detail * 1.3);
  for (const [x, y] of [
    [-0.78, 0.21],
    [-0.4, 0.26],
    [0, 0.29],
    [0.4, 0.26],
    [0.78, 0.21],
  ] as const)
    pen.fill(ellipse([x, y], 0.085, 0.06, 24), { pigment: 'gold', tone: 0.1, line: inner });
}
