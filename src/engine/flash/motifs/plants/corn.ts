import { clamp } from '../../geometry/interval.ts';
import { ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** An ear of corn between the husks that open around it. */
export const corn: Motif = {
  name: 'corn',
  tinted: ['gold'],
  draw: (easel) =>
    easel.layer((upright) => {
      const pen = upright.at({ angleRad: 0.16 });
      for (const isFlipped of [true, false]) drawBackHusk(pen.at({ isFlipped }));
      drawCob(pen);
      for (const isFlipped of [true, false]) drawFrontHusk(pen.at({ isFlipped }), isFlipped);
    }),
};

function halfWidth(y: number): number {
  const share = (y - 0.3) / 1.8;
  return 0.52 * Math.sqrt(Math.max(0, 1 - share * share));
}

function drawCob(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.52, 0.2 -1.4, 0.4 -0.98, 0.5 -0.4, 0.54 0.3, 0.44 0.9, 0 1.1!'), {
    pigment: 'gold',
    tone: 0.75,
    line: inner * 1.3,
  });
  for (const [row, y] of kernelRows.entries())
    for (const place of [-2, -1, 0, 1, 2, 3]) {
      const around = (place - (row % 2 ? 0 : 0.5)) * 0.52;
      if (Math.abs(around) > 1.45) continue;
      const x = halfWidth(y) * Math.sin(around);
      pen.cell(ellipse([x, y], 0.045 + 0.27 * halfWidth(y) * Math.cos(around), 0.105, 22), {
        pigment: 'gold',
        tone: clamp(0.2 + 0.9 * x),
        line: detail * 1.5,
      });
    }
}

function drawBackHusk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined('0.1 1.3!, 0.5 0.9, 0.78 0.3, 0.98 -0.3, 1.2 -0.66!, 1.14 0.0, 0.98 0.62, 0.6 1.16, 0.2 1.44!'),
    { pigment: 'leafLight', tone: (x, y) => clamp(0.35 + 0.5 * (x - 0.6) + 0.3 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('0.4 1.16, 0.8 0.66, 1.04 -0.1'), detail * 1.4, { taper: 0.4 });
}

function drawFrontHusk(pen: Pen, isLit: boolean): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-0.12 1.52!, -0.16 1.2, 0.06 0.82, 0.34 0.3, 0.46 -0.18, 0.5 -0.62!, 0.7 -0.1, 0.74 0.5, 0.56 1.06, 0.24 1.42, 0.12 1.72!, -0.08 1.72!',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp((isLit ? 0.1 : 0.4) + 0.5 * (x - 0.3) + 0.2 * y),
      line: inner * 1.3,
    },
  );
  for (const vein of [
    '0.0 1.4, 0.34 0.78, 0.52 0.0',
    '0.12 1.42, 0.5 0.86, 0.64 0.3',
    '-0.04 1.24, 0.16 0.84, 0.38 0.36',
  ])
    pen.stroke(traced(vein), detail * 1.4, { taper: 0.4 });
}

const kernelRows = [-1.42, -1.28, -1.1, -0.9, -0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9];
