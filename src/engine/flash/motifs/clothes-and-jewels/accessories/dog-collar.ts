import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBone } from '../../parts/tools-and-things/bone-shape.ts';

/** A dog's collar, buckled, a tag in the shape of a bone on its ring. */
export const dogCollar: Motif = {
  name: 'dog-collar',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawInside(pen);
      drawBand(pen);
      drawBuckle(pen);
    });
    canvas.layer(drawTag);
  },
};

function drawInside(pen: Pen): void {
  pen.fill(
    outlined(
      '-1.1 -0.5!, -0.7 -0.82, 0 -0.94, 0.7 -0.82, 1.1 -0.5!, 1.06 -0.24!, 0.7 -0.46, 0 -0.58, -0.7 -0.46, -1.06 -0.24!',
    ),
    {
      pigment: 'wood',
      tone: 0.7,
      line: pen.weight.inner * 1.2,
    },
  );
}

/** The strap in front, stitched along both edges, with its holes to the right. */
function drawBand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(band, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.08 + 0.7 * smoothstep(0.4, 1.1, Math.abs(x + 0.15)) + 0.3 * smoothstep(0.2, 0.5, y)),
    line: inner * 1.3,
  });
  for (const seam of [
    '-1.04 -0.38, -0.74 -0.06, -0.3 0.12, 0 0.16, 0.3 0.12, 0.74 -0.06, 1.04 -0.38',
    '-1.0 -0.02, -0.74 0.22, -0.3 0.4, 0 0.44, 0.3 0.4, 0.74 0.22, 1.0 -0.02',
  ]) {
    const line = traced(seam);
    for (let i = 0; i + 2 < line.length; i += 3) pen.stroke(line.slice(i, i + 2), inner, { isErasing: true });
  }
  for (const [x, y] of [
    [0.28, 0.27],
    [0.46, 0.21],
    [0.64, 0.11],
    [0.8, 0.0],
  ] as const) {
    pen.fill(circle([x, y], 0.045, 18), { pigment: 'gold', tone: 0.1, line: detail * 1.2 });
    pen.dot([x, y], inner * 0.8);
  }
}

function drawBuckle(pen: Pen): void {
  const { inner } = pen.weight;
  const brass = {
    pigment: 'gold',
    tone: (x: number, y: number) => clamp(0.15 + 0.6 * (x + 0.8) + 0.5 * y),
    line: inner,
  } as const;
  const frame = pen.at({ at: [-0.56, 0.14], angleRad: 0.36 });
  frame.fill(
    [
      outlined('-0.28 -0.34, 0.28 -0.34, 0.28 0.34, -0.28 0.34'),
      outlined('-0.17 -0.21, -0.17 0.21, 0.17 0.21, 0.17 -0.21'),
    ],
    {
      ...brass,
      line: inner * 1.1,
      rule: 'evenodd',
    },
  );
  frame.fill(outlined('-0.3 -0.05!, 0.24 -0.04!, 0.3 0.0, 0.24 0.05!, -0.3 0.05!'), brass);
}

function drawTag(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [y, radius] of [
    [0.5, 0.14],
    [0.72, 0.11],
  ] as const)
    pen.fill([circle([0, y], radius, 30), circle([0, y], radius * 0.62, 26).toReversed()], {
      pigment: 'steel',
      tone: 0.25,
      line: inner,
    });
  drawBone(pen.at({ at: [0, 1.08], scale: 0.62, angleRad: -0.08 }), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.4 * (x + 0.2) + 0.9 * y),
    line: inner * 1.3,
  });
  pen.fill(circle([0, 0.9], 0.04, 14), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.26 1.1, 0 1.08, 0.24 1.06'), detail * 1.4, { taper: 0.3 });
  pen.stroke(traced('-0.18 1.2, 0.02 1.18, 0.18 1.17'), detail * 1.2, { taper: 0.3 });
}

const band = outlined(
  '-1.12 -0.52!, -0.8 -0.16, -0.34 0.04, 0 0.08, 0.34 0.04, 0.8 -0.16, 1.12 -0.52!, 1.1 -0.06, 0.8 0.26, 0.36 0.48, 0 0.54, -0.36 0.48, -0.8 0.26, -1.1 -0.06',
);
