import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawFeatheredWing } from '../parts/birds/plumage.ts';

/** A swan afloat, its wings raised. */
export const swan: Motif = {
  name: 'swan',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => drawWing(pen.at({ at: [0.12, -0.06], scale: 0.9, angleRad: -0.24 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen);
    });
    canvas.layer(drawWing, { contour: 0.7 });
    canvas.layer(drawRipples, { contour: 0, silhouette: 'fills-and-lines' });
  },
};

function drawWing(pen: Pen): void {
  drawFeatheredWing(pen, traced('0.74 -0.74, 0.4 -0.74, 0.06 -0.4, -0.2 0.16'), [
    { feathers: 11, pigment: 'foam', lengths: [0.6, 0.9], anglesRad: [-0.7, 0.2], width: 0.24, shade: 0.1 },
    { feathers: 9, pigment: 'foam', lengths: [0.36, 0.6], anglesRad: [-0.6, 0.24], width: 0.32, shade: 0.06 },
    { feathers: 8, pigment: 'foam', lengths: [0.22, 0.36], anglesRad: [-0.5, 0.3], width: 0.46, shade: 0 },
  ]);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.74 0.24, -0.5 0.02, -0.1 0.04, 0.4 0.1, 0.84 0.12, 1.24 -0.06!, 1.1 0.2, 1.2 0.24!, 0.94 0.5, 0.4 0.7, -0.2 0.7, -0.62 0.56',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.9 * smoothstep(0.3, 0.72, y) + 0.12 * x),
      line: inner * 1.2,
    },
  );
  for (const feather of [
    '0.5 0.4, 0.8 0.38, 1.06 0.22',
    '0.3 0.54, 0.6 0.54, 0.86 0.44',
    '-0.5 0.34, -0.36 0.5, -0.16 0.58',
    '-0.56 0.2, -0.44 0.34, -0.26 0.42',
  ])
    pen.stroke(traced(feather), detail * 1.2, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-0.46 0.34, -0.72 0.1, -0.7 -0.2, -0.48 -0.48, -0.42 -0.76, -0.56 -0.96, -0.76 -0.94',
      half: [0.24, 0.17, 0.12, 0.1, 0.09, 0.1, 0.12],
    },
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(-0.62, -0.36, x) * smoothstep(0.1, -0.3, y)),
      line: inner * 1.2,
    },
  );
  // The neck grows out of the breast without a seam.
  pen.fill(
    outlined('-0.66 0.44, -0.52 0.24, -0.3 0.06, -0.08 0.1, 0 0.3, -0.2 0.5, -0.48 0.57, -0.62 0.53'),
    {
      pigment: 'foam',
      tone: (_, y) => clamp(0.9 * smoothstep(0.3, 0.72, y)),
    },
  );
  pen.fill(
    outlined('-0.72 -1.06!, -0.6 -1.08, -0.5 -0.98, -0.56 -0.84, -0.7 -0.8!, -0.78 -0.82, -0.84 -0.92'),
    { pigment: 'foam', tone: 0 },
  );
  pen.stroke(traced('-0.52 -0.9, -0.6 -0.82, -0.74 -0.8'), inner, { taper: 0.3 });
  pen.fill(outlined('-0.74 -1.04!, -0.84 -1.02, -0.96 -0.86, -1.16 -0.7!, -0.94 -0.72, -0.76 -0.8!'), {
    pigment: 'ember',
    tone: (_, y) => clamp(0.1 + 1.4 * (y + 0.95)),
    line: inner,
  });
  pen.fill(
    outlined('-0.68 -1.02!, -0.76 -1.08, -0.86 -1.02, -0.88 -0.94!, -0.8 -0.94, -0.76 -0.82!, -0.68 -0.9'),
    { black: 'always', tone: 0 },
  );
  pen.fill(circle([-0.66, -0.96], 0.035, 14), { black: 'always', tone: 0 });
  pen.stroke(traced('-0.8 -0.84, -0.96 -0.78, -1.1 -0.72'), detail);
}

function drawRipples(pen: Pen): void {
  for (const ripple of [
    '-1.0 0.74, -0.6 0.8, -0.2 0.76, 0.2 0.82, 0.7 0.76, 1.1 0.7',
    '-0.7 0.92, -0.3 0.96, 0.1 0.9, 0.5 0.94',
    '0.66 0.9, 0.86 0.88, 1.04 0.9',
  ])
    pen.stroke(traced(ripple), pen.weight.inner, { taper: 0.4 });
}
