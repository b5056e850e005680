import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A small one of the old kind, riveted, heading right. */
export const submarine: Motif = {
  name: 'submarine',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawScrew(pen);
      drawTower(pen);
      drawHull(pen);
      drawPortholes(pen);
    });
  },
};

function drawScrew(pen: Pen): void {
  const { inner } = pen.weight;
  for (const fin of [
    '-0.9 0.1!, -1.26 -0.32!, -1.44 -0.32!, -1.3 0.16!',
    '-0.9 0.3!, -1.26 0.72!, -1.44 0.72!, -1.3 0.24!',
  ])
    pen.fill(outlined(fin), { pigment: 'petal', tone: 0.25, line: inner * 1.2 });
  pen.fill(outlined('-1.5 0.12!, -1.28 0.12!, -1.28 0.28!, -1.5 0.28!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  for (const blade of [
    '-1.52 0.18, -1.66 -0.06, -1.58 -0.22, -1.44 -0.1, -1.46 0.18',
    '-1.52 0.22, -1.66 0.46, -1.58 0.62, -1.44 0.5, -1.46 0.22',
  ])
    pen.fill(outlined(blade), { pigment: 'steel', tone: 0.2, line: inner * 1.1 });
}

function drawTower(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.14 -0.6!, 0.14 -1.16, 0.22 -1.26, 0.56 -1.26!, 0.56 -1.08!, 0.3 -1.08!, 0.3 -0.6!'), {
    pigment: 'steel',
    tone: 0.25,
    line: inner * 1.1,
  });
  pen.fill(circle([0.56, -1.17], 0.095, 22), { pigment: 'waterLight', tone: 0.1, line: inner });
  pen.fill(outlined('-0.42 -0.2!, -0.34 -0.64, -0.24 -0.72, 0.36 -0.72, 0.46 -0.64, 0.56 -0.2!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.6 * x + 0.4 * (y + 0.5)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.42 -0.68!, -0.38 -0.78!, 0.48 -0.78!, 0.52 -0.68!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.36 -0.46, 0.48 -0.46'), inner);
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.34 0.2, -1.1 -0.08, -0.6 -0.3, 0.1 -0.36, 0.8 -0.28, 1.24 -0.04, 1.4 0.24, 1.2 0.56, 0.7 0.76, 0 0.82, -0.64 0.7, -1.1 0.44',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(0.2, 0.8, y) + 0.1 * x),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-1.2 0.36, -0.6 0.52, 0 0.58, 0.7 0.54, 1.3 0.36'), inner);
  for (const seam of ['-0.78 -0.22, -0.84 0.2, -0.74 0.64', '0.88 -0.24, 0.96 0.2, 0.84 0.68'])
    pen.stroke(traced(seam), inner);
  for (const [x, y] of [
    [-0.68, -0.14],
    [-0.73, 0.08],
    [-0.72, 0.3],
    [0.8, -0.12],
    [0.86, 0.1],
    [0.84, 0.32],
    [-0.4, 0.68],
    [0, 0.7],
    [0.4, 0.68],
  ] as const)
    pen.dot([x, y], inner);
  pen.stroke(traced('-0.6 -0.18, 0 -0.25, 0.6 -0.2'), detail * 2.2, { isErasing: true, taper: 0.3 });
}

function drawPortholes(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.42, 0.04, 0.5]) {
    pen.fill(circle([x, 0.14], 0.19, 34), { pigment: 'steel', tone: 0.2, line: inner * 1.1 });
    pen.fill(circle([x, 0.14], 0.125, 28), {
      pigment: 'waterLight',
      tone: (px, py) => clamp(0.2 + 2 * (px - x + py - 0.14)),
      line: inner,
    });
    pen.stroke(traced(`${x - 0.06} 0.14, ${x + 0.02} 0.06`), detail * 1.5, { taper: 0.3 });
  }
}
