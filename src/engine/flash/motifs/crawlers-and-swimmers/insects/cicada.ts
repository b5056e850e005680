import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A cicada from above: a broad blunt head with its eyes far apart, long clear veined wings along its body. */
export const cicada: Motif = {
  name: 'cicada',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => {
        for (const leg of ['0.36 -0.66, 0.66 -0.86, 0.8 -1.16', '0.44 -0.4, 0.84 -0.46, 1.06 -0.7'])
          drawJointedLeg(side, leg, 0.05, 'leaf');
      });
      drawAbdomen(pen);
    });
    for (const isFlipped of [true, false])
      canvas.layer(drawWing, { at: { isFlipped }, contour: 0.7, gapPx: 0 });
    canvas.layer((pen) => {
      drawThorax(pen);
      drawHead(pen);
    });
  },
};

function drawAbdomen(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.2, 0.4 -0.16, 0.44 0.2, 0.36 0.6, 0.2 0.96, 0 1.1!'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0.1, 0.44, Math.abs(x + 0.05)) + 0.2 * y),
    line: inner * 1.1,
  });
  for (const y of [0.1, 0.26, 0.42, 0.58, 0.74, 0.88]) {
    const half = 0.44 - 0.3 * Math.max(0, y - 0.1);
    pen.stroke(traced(`${-half} ${y - 0.05}, 0 ${y + 0.04}, ${half} ${y - 0.05}`), inner * 1.3, {
      taper: 0.2,
    });
  }
}

function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.2 -0.42!, 0.52 -0.4, 0.84 0.0, 1.02 0.66, 1.04 1.34, 0.86 1.76, 0.56 1.64, 0.26 1.2, 0.06 0.66, 0.04 -0.1!',
    ),
    {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.04 + 0.4 * smoothstep(0.6, 0.1, x) * smoothstep(1, 0, y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('0.3 -0.36, 0.54 -0.26, 0.8 0.12, 0.96 0.7, 0.98 1.3'), inner * 2, {
    taper: 0.3,
    tapering: 'end',
  });
  for (const vein of [
    '0.2 -0.3, 0.44 0.2, 0.58 0.66, 0.64 1.0',
    '0.44 0.2, 0.7 0.56, 0.84 0.96',
    '0.12 0.0, 0.22 0.5, 0.4 0.96',
    '0.4 0.96, 0.52 0.92, 0.64 1.0, 0.74 0.92, 0.84 0.96, 0.97 0.88',
    '0.4 0.96, 0.42 1.22, 0.44 1.46',
    '0.52 0.94, 0.58 1.26, 0.6 1.64',
    '0.64 1.0, 0.74 1.34, 0.76 1.72',
    '0.74 0.94, 0.86 1.3, 0.9 1.66',
    '0.84 0.96, 0.96 1.24, 1.02 1.5',
    '0.22 0.5, 0.4 0.42, 0.52 0.46',
    '0.12 0.6, 0.22 0.5',
  ])
    pen.stroke(traced(vein), Math.max(detail * 1.5, inner));
}

function drawThorax(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.86, 0.4 -0.84, 0.56 -0.66, 0.52 -0.3, 0.36 -0.04, 0.14 0.06, 0 0.16'), {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(0.12 + 0.7 * smoothstep(0.2, 0.56, Math.abs(x + 0.05)) + 0.3 * smoothstep(-0.3, 0.1, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.52 -0.58, -0.2 -0.5, 0 -0.54, 0.2 -0.5, 0.52 -0.58'), inner * 1.2);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.05 -0.46!, 0.16 -0.44, 0.14 -0.2!, 0.06 -0.3'), { black: 'always', tone: 1 });
    side.fill(outlined('0.26 -0.44!, 0.42 -0.46, 0.38 -0.16, 0.28 -0.06!, 0.24 -0.26'), {
      black: 'always',
      tone: 1,
    });
    side.stroke(traced('0.06 -0.78, 0.14 -0.68, 0.08 -0.6'), inner, { taper: 0.3 });
    side.stroke(traced('0.24 -0.8, 0.34 -0.7, 0.28 -0.6'), inner, { taper: 0.3 });
  });
  pen.stroke(traced('-0.14 0.0, 0 -0.1, 0.14 0.0'), inner * 1.3, { taper: 0.2 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.2 -1.12, 0.28 -1.26, 0.26 -1.36'), inner, { taper: 0.5, tapering: 'end' }),
  );
  pen.fill(symmetric('0 -1.24, 0.24 -1.2, 0.48 -1.1, 0.52 -0.92, 0.3 -0.82, 0 -0.8'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.abs(x) + 0.5 * smoothstep(-1, -0.8, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.55, -1.0], 0.12, 0.13, 30), { black: 'always', tone: 1, line: inner });
    side.fill(circle([0.52, -1.04], 0.035, 14), { color: [255, 255, 255], tone: 0 });
    for (const x of [0.06, 0.13])
      side.stroke(traced(`${x} -1.2, ${x + 0.04} -1.1, ${x} -1.02`), detail * 1.3, { taper: 0.3 });
  });
  for (const [x, y] of [
    [0, -1.02],
    [-0.07, -0.93],
    [0.07, -0.93],
  ] as const)
    pen.fill(circle([x, y], 0.03, 14), { pigment: 'petal', black: 'uncolored', tone: 0.2, line: detail });
}
