import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A full-face helmet from the side, its visor shut, a stripe over the shell. */
export const motorcycleHelmet: Motif = {
  name: 'motorcycle-helmet',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShell(pen);
      drawVisor(pen);
    });
  },
};

function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.6 0.7!, 0.6 0.72!, 0.52 0.94!, 0 1.0, -0.5 0.94!'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  pen.fill(
    outlined(
      '-1.02 0.42, -0.98 0.16, -0.94 -0.1, -0.86 -0.44, -0.54 -0.82, 0 -1.0, 0.56 -0.84, 0.94 -0.4, 1.0 0.1, 0.86 0.52, 0.66 0.82!, 0.1 0.8, -0.4 0.9, -0.84 0.8, -1.02 0.64',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.06 + 0.55 * clamp(x) + 0.45 * clamp(y)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '-0.82 -0.5!, -0.54 -0.82, 0 -1.0, 0.56 -0.84, 0.94 -0.4!, 0.86 -0.3!, 0.48 -0.66, 0 -0.8, -0.46 -0.66, -0.66 -0.42!',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.05 + 0.5 * x),
      line: inner,
    },
  );
  pen.stroke(traced('-0.7 -0.5, -0.48 -0.74, 0 -0.9, 0.5 -0.76, 0.9 -0.35'), detail * 1.4);
  pen.stroke(traced('0.46 0.78, 0.5 0.46, 0.3 0.34, -0.2 0.48, -0.98 0.36'), detail * 1.5);
  for (const y of [0.54, 0.64])
    pen.stroke(traced(`-0.92 ${y}, -0.74 ${y + 0.03}, -0.56 ${y + 0.02}`), inner * 1.5, { taper: 0.2 });
  pen.stroke(traced('0.6 -0.42, 0.74 -0.16, 0.76 0.06'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

function drawVisor(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.94 -0.3!, -0.5 -0.46, 0.1 -0.4, 0.36 -0.3, 0.44 -0.06, 0.34 0.16, 0 0.28, -0.5 0.36, -1.02 0.24!, -1.04 0',
    ),
    { pigment: 'dark', tone: (x, y) => clamp(0.5 + 0.3 * x + 0.5 * y), line: inner * 1.3 },
  );
  for (const gleam of [
    '-0.66 0.24!, -0.44 -0.36!, -0.26 -0.38!, -0.5 0.26!',
    '-0.4 0.26!, -0.16 -0.38!, -0.1 -0.38!, -0.34 0.26!',
  ])
    pen.fill(outlined(gleam), { pigment: 'waterLight', tone: 0 });
  pen.fill(circle([0.32, -0.06], 0.13, 30), { pigment: 'steel', tone: 0.25, line: inner });
  pen.fill(circle([0.32, -0.06], 0.05, 18), { pigment: 'dark', tone: 0.5, line: pen.weight.detail });
}
