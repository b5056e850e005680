import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A kangaroo that sits upright on its tail, a joey in its pouch; looks to the right. */
export const kangaroo: Motif = {
  name: 'kangaroo',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLimb(
        pen,
        { line: '-0.2 0.6, -0.6 0.92, -1.06 1.08, -1.56 1.02', half: [0.34, 0.24, 0.13, 0.03] },
        { pigment: 'wood', tone: (_, y) => clamp(0.1 + 0.9 * smoothstep(0.8, 1.16, y)) },
      );
      drawArm(pen.at({ at: [0.12, -0.02] }), 0.6);
      drawBody(pen);
      drawHead(pen.at({ at: [0.24, 0.6], scale: 0.5 }));
      drawPouch(pen);
      drawHindLeg(pen);
      drawArm(pen, 0.1);
      drawHead(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.0, -0.5, x + 0.35 * y) + 0.3 * smoothstep(0.6, 1, y)),
    line: pen.weight.inner * 1.2,
  });
  pen.fill(belly, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.5 * smoothstep(0.4, 0.14, x) + 0.4 * smoothstep(0.2, 0.7, y)),
    line: pen.weight.detail,
  });
  drawHairs(pen, traced('0.28 -0.5, 0.3 -0.3, 0.26 -0.1'), [0.05, 0.14], 7);
  drawHairs(pen, traced('-0.02 -0.36, -0.24 0.0, -0.36 0.3'), [-0.01, 0.16], 10);
}

function drawPouch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.22 0.32!, 0.36 0.4, 0.54 0.4, 0.68 0.28!, 0.64 0.54, 0.5 0.72, 0.3 0.7'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.1 + 1.2 * (y - 0.36)),
    line: inner,
  });
  drawHairs(pen, traced('0.3 0.46, 0.44 0.48, 0.58 0.44'), [0, 0.1], 6);
  pen.stroke(traced('0.26 0.38, 0.44 0.46, 0.64 0.36'), detail, { taper: 0.3 });
}

function drawHindLeg(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(foot, { pigment: 'wood', tone: (_, y) => clamp(0.15 + 2.4 * (y - 1.04)), line: inner * 1.1 });
  for (const toe of ['0.6 1.06, 0.72 1.1, 0.82 1.12', '0.5 1.12, 0.62 1.17, 0.74 1.19'])
    pen.stroke(traced(toe), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('0.82 1.07!, 0.96 1.14, 1.0 1.22!, 0.82 1.2!'), { black: 'always', tone: 1 });
  pen.fill(thigh, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.6, 1.0, y) + 0.4 * smoothstep(-0.2, -0.46, x)),
    line: inner * 1.1,
  });
  drawHairs(pen, traced('-0.2 0.4, 0.0 0.36, 0.14 0.48'), [0.03, 0.14], 7);
}

function drawArm(pen: Pen, shade: number): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.08 -0.3!, 0.18 -0.46, 0.34 -0.36, 0.44 -0.12, 0.58 -0.07, 0.76 -0.14!, 0.78 -0.02!, 0.56 0.09, 0.34 0.05, 0.18 -0.1',
    ),
    {
      pigment: 'wood',
      tone: (_, y) => clamp(shade + 1.2 * (y + 0.12)),
      line: inner * 1.1,
    },
  );
  pen.fill(
    outlined(
      '0.7 -0.16!, 0.82 -0.16, 0.88 -0.08, 0.9 0.04!, 0.83 -0.0!, 0.82 0.1!, 0.76 0.03!, 0.72 0.1!, 0.68 0.0',
    ),
    {
      pigment: 'dark',
      tone: 0.6,
      line: inner * 0.8,
    },
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outer, hollow, shade] of ears) {
    pen.fill(outlined(outer), { pigment: 'wood', tone: shade, line: inner * 1.1 });
    pen.fill(outlined(hollow), { pigment: 'blush', tone: shade * 0.8 + 0.2, line: detail });
  }
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(-0.86, -0.56, y - 0.2 * (x - 0.5))),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.56 -0.6!, 0.72 -0.7, 0.94 -0.7, 0.98 -0.62, 0.84 -0.55, 0.66 -0.54'), {
    pigment: 'bone',
    tone: 0.3,
    line: detail,
  });
  pen.fill(outlined('0.9 -0.84!, 1.0 -0.8, 1.03 -0.7!, 0.95 -0.69, 0.9 -0.74!'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('0.96 -0.66, 0.82 -0.62, 0.7 -0.66'), inner, { taper: 0.3, tapering: 'end' });
  drawRoundEye(pen, [0.56, -0.86], 0.062, 'ember');
  pen.stroke(traced('0.44 -0.9, 0.56 -0.97, 0.68 -0.88'), inner, { taper: 0.4 });
  for (const [x, y] of [
    [0.8, -0.68],
    [0.86, -0.66],
    [0.76, -0.64],
  ] as const)
    pen.fill(circle([x, y], 0.009, 8), { black: 'always', tone: 1 });
}

const ears = [
  [
    '0.34 -1.0!, 0.34 -1.34, 0.5 -1.64!, 0.6 -1.36, 0.52 -1.02!',
    '0.4 -1.04!, 0.41 -1.32, 0.5 -1.5!, 0.54 -1.34, 0.48 -1.06!',
    0.55,
  ],
  [
    '0.16 -0.92!, 0.02 -1.26, 0.08 -1.6!, 0.3 -1.36, 0.38 -1.02!',
    '0.2 -0.98!, 0.09 -1.26, 0.12 -1.46!, 0.25 -1.32, 0.3 -1.04!',
    0.1,
  ],
] as const;
const head = outlined(
  '0.1 -0.72, 0.14 -0.94, 0.3 -1.08, 0.5 -1.06, 0.7 -0.94, 0.9 -0.86, 1.03 -0.76, 1.0 -0.62, 0.86 -0.54, 0.66 -0.52, 0.46 -0.44, 0.3 -0.4, 0.12 -0.52',
);
const body = outlined(
  '0.1 -0.78, -0.02 -0.5, -0.24 -0.14, -0.46 0.3, -0.46 0.7, -0.2 0.98, 0.2 0.96, 0.5 0.78, 0.66 0.42, 0.58 0.1, 0.46 -0.2, 0.44 -0.5, 0.4 -0.7',
);
const belly = outlined(
  '0.34 -0.56!, 0.44 -0.5, 0.45 -0.2, 0.56 0.1, 0.65 0.42, 0.5 0.77, 0.3 0.8!, 0.26 0.4, 0.3 0.0, 0.26 -0.3',
);
const thigh = outlined(
  '-0.46 0.5, -0.34 0.24, -0.06 0.16, 0.2 0.3, 0.3 0.58, 0.2 0.86, -0.02 1.0, -0.3 1.04, -0.46 0.84',
);
const foot = outlined(
  '-0.36 0.92!, -0.1 0.88, 0.2 0.96, 0.56 1.02, 0.86 1.08, 0.9 1.2!, 0.5 1.24, 0.0 1.22, -0.34 1.2, -0.42 1.08',
);
