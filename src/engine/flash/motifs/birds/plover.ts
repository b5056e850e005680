import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Canvas } from '../../paint/canvas.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** A plover as Japan's old patterns have it over the waves: round, its wings spread, its tail a little fan. */
export const plover: Motif = {
  name: 'plover',
  tinted: ['water'],
  grouping: 'scattered',
  draw: drawPlover,
};

function drawPlover(canvas: Canvas): void {
  canvas.layer((pen) => {
    drawTail(pen);
    drawFarWing(pen);
    drawBody(pen);
    drawNearWing(pen);
  });
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('1.3 -0.2!, 1.04 -0.3, 0.98 -0.14!, 1.0 -0.02!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined(
      '1.04 -0.16, 0.9 -0.42, 0.6 -0.48, 0.2 -0.34, -0.3 -0.2, -0.72 0.02!, -0.4 0.36, 0.1 0.56, 0.6 0.48, 0.96 0.2',
    ),
    {
      pigment: 'foam',
      tone: (_, y) => clamp(0.02 + 0.6 * smoothstep(0.1, 0.6, y)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('1.02 -0.2!, 0.9 -0.42, 0.6 -0.48, 0.2 -0.34!, 0.44 -0.2, 0.74 -0.14'), {
    pigment: 'water',
    tone: 0.25,
    line: inner,
  });
  pen.fill(circle([0.78, -0.06], 0.075, 24), { black: 'always', tone: 1 });
}

function drawNearWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.4 -0.14!, 0.1 -0.5, -0.4 -0.94, -0.86 -1.1!, -0.72 -0.76, -0.84 -0.7!, -0.62 -0.46, -0.7 -0.36!, -0.44 -0.16, -0.1 0.14, 0.24 0.16',
    ),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.15 + 0.4 * smoothstep(0.2, -0.8, x) + 0.2 * y),
      line: inner * 1.2,
    },
  );
  for (const line of [
    '0.2 -0.06, -0.2 -0.46, -0.66 -0.94',
    '0.14 0.02, -0.24 -0.28, -0.62 -0.6',
    '0.06 0.08, -0.2 -0.1, -0.5 -0.3',
  ])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
}

function drawFarWing(pen: Pen): void {
  pen.fill(
    outlined(
      '0.5 -0.36!, 0.46 -0.7, 0.6 -1.1, 0.84 -1.36!, 0.88 -1.04, 0.98 -0.98!, 0.9 -0.76, 0.96 -0.66!, 0.84 -0.38!',
    ),
    {
      pigment: 'water',
      tone: 0.5,
      line: pen.weight.inner * 1.1,
    },
  );
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 -0.06!, -1.0 -0.16, -1.24 -0.1!, -1.14 0.08, -1.22 0.24!, -1.0 0.26, -0.96 0.42!, -0.46 0.24!',
    ),
    {
      pigment: 'water',
      tone: 0.35,
      line: inner,
    },
  );
  for (const line of ['-0.6 0.04, -1.08 0.02', '-0.58 0.12, -1.04 0.2'])
    pen.stroke(traced(line), detail * 1.2);
}
