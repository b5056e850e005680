import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs, drawLock } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A wild boar from the side: bristles along its back, tusks; looks to the right. */
export const boar: Motif = {
  name: 'boar',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const leg of farLegs) drawLeg(pen, leg, 0.75);
      drawBody(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.3);
      drawHead(pen);
    });
  },
};

function drawLeg(pen: Pen, [x, y, lean]: readonly [number, number, number], shade: number): void {
  const { inner } = pen.weight;
  const hoof = x + lean;
  drawLimb(
    pen,
    {
      line: `${x} ${y}, ${x - 0.03} ${y + 0.34}, ${hoof} 0.72, ${hoof} 0.92`,
      half: [0.24, 0.14, 0.09, 0.08],
    },
    { pigment: 'wood', tone: shade, line: inner * 1.1 },
  );
  pen.fill(
    outlined(`${hoof - 0.09} 0.88!, ${hoof + 0.09} 0.88!, ${hoof + 0.17} 1.06!, ${hoof - 0.1} 1.06!`),
    {
      black: 'always',
      tone: 1,
    },
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-1.18 -0.2, -1.38 -0.06, -1.4 0.2, -1.32 0.36'), inner * 2.4, {
    taper: 0.2,
    tapering: 'end',
  });
  for (const [x, y] of mane)
    drawLock(pen, {
      root: [x + 0.08, y + 0.16],
      tip: [x - 0.16, y - 0.22],
      width: 0.14,
      bend: -0.1,
      pigment: 'dark',
      tone: 0.5,
    });
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.0, 0.5, y) + 0.4 * smoothstep(-0.7, -1.2, x)),
    line: inner * 1.2,
  });
  for (const [line, count] of [
    ['-1.0 -0.3, -0.6 -0.44, -0.1 -0.5', 12],
    ['-0.96 -0.06, -0.5 -0.2, 0.0 -0.24', 12],
    ['-0.9 0.16, -0.5 0.06, 0.0 0.08', 10],
    ['-0.1 -0.6, 0.1 -0.6, 0.3 -0.56', 7],
  ] as const)
    drawHairs(pen, traced(line), [-0.14, 0.07], count);
  pen.stroke(traced('-0.72 0.28, -0.62 0.0, -0.7 -0.2'), detail * 1.4, { taper: 0.4 });
  pen.stroke(traced('0.06 0.34, 0.0 0.06, 0.1 -0.2'), detail * 1.4, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.5 -0.62!, 0.56 -0.92, 0.76 -1.02!, 0.82 -0.76, 0.74 -0.5!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  pen.fill(jaw, { pigment: 'wood', tone: 0.7, line: inner });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(0.0, 0.34, y - 0.4 * (x - 0.7))),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.3 -0.62!, 0.28 -0.94, 0.44 -1.1!, 0.6 -0.84, 0.58 -0.54!'), {
    pigment: 'wood',
    tone: 0.2,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.38 -0.66!, 0.38 -0.84, 0.46 -0.96!, 0.52 -0.8, 0.52 -0.62!'), {
    pigment: 'blush',
    tone: 0.5,
    line: detail,
  });
  pen.fill(ellipse([1.44, 0.2], 0.075, 0.16, 30), { pigment: 'blush', tone: 0.3, line: inner * 1.1 });
  for (const y of [0.13, 0.26]) pen.fill(ellipse([1.45, y], 0.025, 0.04, 14), { black: 'always', tone: 1 });
  pen.stroke(traced('1.38 0.3, 1.14 0.32, 0.9 0.26, 0.8 0.16'), inner * 1.2, { taper: 0.3, tapering: 'end' });
  pen.fill(outlined('1.06 0.36!, 1.04 0.14, 1.12 -0.08, 1.22 -0.2!, 1.2 0.0, 1.2 0.18, 1.24 0.36!'), {
    pigment: 'bone',
    tone: (x) => clamp(3 * (x - 1.1)),
    line: inner,
  });
  pen.fill(outlined('0.82 -0.3!, 0.9 -0.36, 0.98 -0.28!, 0.9 -0.23'), {
    pigment: 'gold',
    tone: 0,
    line: inner,
  });
  pen.fill(ellipse([0.91, -0.295], 0.034, 0.036, 14), { black: 'always', tone: 1 });
  pen.stroke(traced('0.74 -0.38, 0.88 -0.42, 1.0 -0.32'), inner * 1.6, { taper: 0.3 });
  for (const wrinkle of ['1.22 0.0, 1.26 0.06, 1.26 0.14', '1.3 0.06, 1.34 0.12, 1.34 0.2'])
    pen.stroke(traced(wrinkle), detail * 1.2, { taper: 0.3 });
  drawHairs(pen, traced('0.44 -0.3, 0.5 -0.06, 0.6 0.14'), [-0.1, 0.12], 9);
  drawHairs(pen, traced('0.62 -0.24, 0.7 -0.04, 0.8 0.1'), [-0.09, 0.1], 7);
}

/** The shoulder or hip, and how far the hoof is from below it. */
const farLegs = [
  [-0.62, 0.2, -0.1],
  [0.42, 0.22, 0.12],
] as const;
const nearLegs = [
  [-0.86, 0.2, 0.02],
  [0.16, 0.24, -0.02],
] as const;
const mane = [
  [0.34, -0.86],
  [0.22, -0.86],
  [0.1, -0.84],
  [-0.02, -0.82],
  [-0.14, -0.79],
  [-0.26, -0.75],
  [-0.38, -0.71],
  [-0.5, -0.67],
  [-0.62, -0.63],
  [-0.74, -0.58],
] as const;
const body = outlined(
  '-1.22 -0.16, -1.06 -0.46, -0.66 -0.6, -0.14 -0.74, 0.24 -0.8, 0.54 -0.7, 0.74 -0.36, 0.7 0.06, 0.5 0.36, 0.0 0.42, -0.5 0.34, -0.96 0.36, -1.18 0.16',
);
const head = outlined(
  '0.34 -0.7!, 0.66 -0.62, 0.9 -0.44, 1.14 -0.16, 1.42 0.04!, 1.46 0.34!, 1.2 0.34, 0.96 0.3, 0.74 0.4, 0.5 0.34, 0.36 0.0',
);
const jaw = outlined('0.6 0.3!, 0.9 0.24, 1.34 0.32!, 1.26 0.46, 0.94 0.5, 0.68 0.48');
