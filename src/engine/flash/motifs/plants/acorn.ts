import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { latticeLines } from '../parts/lattice.ts';

/** An acorn in its scaly cup, leaning. */
export const acorn: Motif = {
  name: 'acorn',
  tinted: ['gold'],
  draw: (easel) =>
    easel.layer((upright) => {
      const pen = upright.at({ angleRad: 0.3 });
      drawNut(pen);
      drawCup(pen);
    }),
};

function drawNut(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -0.3!, 0.8 -0.3!, 0.82 0.1, 0.68 0.6, 0.36 1.02, 0.12 1.16!, 0 1.42!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.22 + 0.6 * smoothstep(-0.2, 0.8, x) + 0.2 * y),
    line: inner * 1.4,
  });
  for (const grain of ['0.34 0.1, 0.3 0.5, 0.14 0.9', '0.6 0.06, 0.54 0.42', '0.06 0.12, 0.06 0.44'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.5 });
  pen.stroke(traced('-0.56 0.06, -0.52 0.4, -0.34 0.76'), inner * 2.4, { isErasing: true, taper: 0.4 });
}

function drawCup(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(outlined('-0.1 -0.9!, -0.14 -1.2, -0.06 -1.42!, 0.16 -1.46!, 0.1 -1.2, 0.12 -0.9!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner * 1.3,
  });
  pen.cell(
    symmetric('0 -1.02, 0.4 -0.98, 0.78 -0.72, 0.98 -0.32, 0.94 -0.08, 0.7 -0.02, 0.36 0.06, 0 0.08'),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.16 + 0.5 * x + 0.3 * (y + 0.5)),
      line: inner * 1.4,
    },
  );
  const scales = {
    halfWidth: (y: number) => 0.92 * Math.sqrt(1 - ((y + 0.16) / 0.86) ** 2),
    top: -0.98,
    bottom: -0.02,
  };
  for (const line of latticeLines({ ...scales, count: 11, turnRad: 1 })) pen.stroke(line, inner * 0.9);
}
