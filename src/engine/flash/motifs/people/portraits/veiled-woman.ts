import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A woman of whom veil and headscarf leave nothing but the eyes. */
export const veiledWoman: Motif = {
  name: 'veiled-woman',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawScarf(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: 'bold', hasNeck: false });
      drawVeil(pen);
      drawBrowBand(pen);
    });
  },
};

/** Around the head, down over the shoulders. */
function drawScarf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -1.1, 0.42 -1.02, 0.74 -0.66, 0.8 -0.1, 0.84 0.4, 1.0 0.8, 1.3 1.3!, 0.6 1.46, 0 1.5'),
    {
      pigment: 'violet',
      tone: (x, y) => clamp(0.25 + 0.45 * smoothstep(0.3, 0.9, Math.abs(x)) + 0.1 * y),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    for (const fold of [
      '0.1 -0.98, 0.44 -0.84, 0.62 -0.4, 0.64 0.1',
      '0.3 -0.96, 0.6 -0.7, 0.72 -0.2, 0.74 0.3',
      '0.66 0.5, 0.8 0.8, 1.04 1.24',
      '0.5 0.8, 0.6 1.0, 0.74 1.34',
    ])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
  });
}

/** Over nose and mouth. */
function drawVeil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.08, 0.2 0.06, 0.44 0.0, 0.62 -0.08!, 0.66 0.34, 0.6 0.8, 0.4 1.16, 0 1.34'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.6, Math.abs(x + 0.06)) + 0.2 * (y - 0.2)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.6 0.0, -0.4 0.08, -0.18 0.14, 0 0.16, 0.18 0.14, 0.4 0.08, 0.6 0.0'), detail * 1.6);
  for (const fold of [
    '0.0 0.3, 0.02 0.7, 0 1.2',
    '-0.2 0.3, -0.24 0.7, -0.16 1.1',
    '0.22 0.3, 0.26 0.7, 0.18 1.1',
    '-0.42 0.2, -0.44 0.6, -0.34 1.0',
    '0.44 0.2, 0.46 0.6, 0.36 1.0',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.5 });
}

/** A hem with coins across the brow. */
function drawBrowBand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.1, 0.42 -1.02, 0.72 -0.64, 0.66 -0.2!, 0.5 -0.4, 0.26 -0.5, 0 -0.52'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.2 + 0.4 * Math.abs(x) - 0.2 * (y + 0.6)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.06 -0.98, 0.3 -0.84, 0.5 -0.54', '0.24 -0.98, 0.5 -0.8, 0.62 -0.44'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.5 });
    for (const [x, y] of [
      [0.15, -0.5],
      [0.29, -0.46],
      [0.42, -0.4],
    ] as const)
      side.fill(circle([x, y], 0.065, 20), { pigment: 'gold', tone: 0.2, line: inner });
  });
  pen.fill(circle([0, -0.5], 0.085, 22), { pigment: 'gold', tone: 0.2, line: inner });
}
