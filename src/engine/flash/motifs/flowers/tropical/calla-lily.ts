import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** Two calla lilies: a white spathe rolled around its golden spadix, on long stems. */
export const callaLily: Motif = {
  name: 'calla-lily',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawStems, { contour: 0.8 });
    canvas.layer((pen) =>
      drawSpathe(pen.at({ at: [0.56, -0.1], scale: 0.62, angleRad: 0.34, isFlipped: true })),
    );
    canvas.layer((pen) => drawSpathe(pen.at({ at: [-0.2, -0.36], scale: 0.82, angleRad: -0.12 })));
  },
};

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  for (const line of ['0.62 0.3, 0.4 0.9, 0.14 1.6', '-0.22 0.2, -0.1 0.9, 0.0 1.6'])
    drawLimb(
      pen,
      { line, half: [0.08, 0.065, 0.06] },
      { pigment: 'leaf', tone: (x) => clamp(0.3 + x), line: inner },
    );
  pen.fill(outlined('0.0 1.6!, -0.4 1.2, -0.8 0.9, -1.0 0.3!, -0.6 0.46, -0.3 0.84, -0.06 1.3'), {
    pigment: 'leaf',
    tone: (_x, y) => clamp(0.2 + 0.4 * (y - 0.6)),
    line: inner * 1.1,
  });
  for (const vein of [
    '-0.06 1.5, -0.46 0.9, -0.9 0.44',
    '-0.3 1.1, -0.52 1.04',
    '-0.44 0.92, -0.66 0.82',
    '-0.36 0.98, -0.34 0.82',
    '-0.56 0.78, -0.54 0.6',
  ])
    pen.stroke(traced(vein), pen.weight.detail * 1.2, { taper: 0.4 });
}

/** The funnel's throat at the origin, its foot at (0, 0.8). */
function drawSpathe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 -0.4!, -0.4 -0.8, 0.0 -1.06, 0.4 -1.1, 0.86 -1.36!, 0.84 -0.8, 0.62 -0.3, 0.3 0.0, -0.2 0.0',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(-0.6, 0.0, y) + 0.2 * x),
      line: inner * 1.1,
    },
  );
  for (const vein of [
    '0.1 -0.1, 0.36 -0.6, 0.74 -1.2',
    '0.0 -0.14, 0.12 -0.6, 0.3 -1.0',
    '0.24 -0.1, 0.5 -0.5, 0.74 -0.9',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
  pen.fill(outlined('-0.06 0.1!, -0.09 -0.3, -0.04 -0.66, 0.04 -0.74, 0.12 -0.66, 0.13 -0.3, 0.1 0.1!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 4 * Math.max(0, x)),
    line: inner,
  });
  for (const [x, y] of [
    [0, -0.56],
    [0.06, -0.44],
    [-0.02, -0.36],
    [0.06, -0.26],
    [0, -0.14],
  ] as const)
    pen.dot([x, y], detail * 1.1);
  pen.fill(
    outlined(
      '-0.5 -0.4!, -0.62 -0.2, -0.5 0.1, -0.24 0.5, -0.1 0.84!, 0.1 0.84!, 0.26 0.46, 0.5 0.06, 0.62 -0.3!, 0.4 -0.16, 0.14 -0.08, -0.2 -0.16',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.03 + 0.6 * smoothstep(0, 0.5, x) + 0.5 * smoothstep(0.3, 0.84, y)),
      line: inner * 1.1,
    },
  );
  for (const vein of [
    '-0.4 -0.1, -0.2 0.3, -0.03 0.76',
    '-0.06 0.0, -0.02 0.4, 0.0 0.76',
    '0.34 0.0, 0.14 0.4, 0.04 0.76',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
}
