import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A womb between its ovaries, as anatomy draws it from the front. */
export const uterus: Motif = {
  name: 'uterus',
  tinted: ['petalLight', 'blush'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawSide);
      drawWomb(pen);
    }),
};

function drawSide(side: Pen): void {
  const { inner, detail } = side.weight;
  side.stroke(traced('0.3 -0.2, 0.5 -0.1, 0.72 -0.04'), inner * 3.2);
  side.fill(ovary, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 1.2 * (x - 0.8) + 1.2 * (y + 0.1)),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [0.82, -0.06],
    [0.96, 0.04],
    [0.84, 0.1],
    [1.0, -0.1],
  ] as const)
    side.fill(outlined(`${x - 0.045} ${y}, ${x} ${y - 0.045}, ${x + 0.045} ${y}, ${x} ${y + 0.045}`), {
      pigment: 'blush',
      tone: 0.2,
      line: detail * 1.2,
    });
  for (const finger of fingers)
    side.fill(outlineOf(ribbon(traced(finger, 8), (t) => 0.034 + 0.03 * Math.sin(Math.PI * t))), {
      pigment: 'blush',
      tone: 0.25,
      line: inner,
    });
  side.fill(outlineOf(ribbon(tube, (t) => 0.085 + 0.06 * smoothstep(0.5, 1, t))), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.1 + 0.9 * (y + 0.7) * smoothstep(0.2, 0.6, x)),
    line: inner * 1.2,
  });
  side.stroke(traced('0.5 -0.66, 0.8 -0.76, 1.06 -0.68'), detail * 1.3, { taper: 0.4 });
}

function drawWomb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(womb, {
    pigment: 'petalLight',
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.12, 0.5, Math.abs(x + 0.06)) + 0.2 * smoothstep(0.3, 1, y)),
    line: inner * 1.3,
  });
  pen.fill(hollow, {
    pigment: 'petal',
    tone: (_, y) => clamp(0.2 + 0.5 * smoothstep(-0.4, 0.5, y)),
    line: inner,
  });
  pen.fill(symmetric('0 0.98!, 0.05 0.94, 0.06 0.82, 0.04 0.66, 0 0.56!'), { black: 'always', tone: 1 });
  for (const fold of ['0.16 0.7, 0.12 0.82, 0.16 0.94', '0.24 0.78, 0.21 0.86, 0.24 0.96'])
    drawBothSides(pen, (side) => side.stroke(traced(fold), detail * 1.3, { taper: 0.4 }));
}

const tube = traced('0.24 -0.5, 0.44 -0.62, 0.74 -0.7, 1.02 -0.62, 1.18 -0.42', 8);
const fingers = [
  '1.12 -0.5, 0.98 -0.38, 0.9 -0.26',
  '1.14 -0.5, 1.06 -0.34, 1.02 -0.18',
  '1.18 -0.48, 1.16 -0.3, 1.16 -0.1',
  '1.22 -0.5, 1.28 -0.32, 1.3 -0.16',
];
const ovary = outlined('0.7 0.02, 0.76 -0.16, 0.94 -0.2, 1.1 -0.1, 1.12 0.06, 1.0 0.17, 0.82 0.18');
const womb = symmetric(
  '0 -0.72, 0.2 -0.7, 0.38 -0.58, 0.44 -0.36, 0.38 -0.06, 0.26 0.22, 0.2 0.46, 0.22 0.6, 0.3 0.72, 0.32 1.06!, 0.14 1.1, 0 1.1',
);
const hollow = symmetric('0 -0.44, 0.12 -0.46, 0.26 -0.48!, 0.16 -0.2, 0.07 0.14, 0.04 0.4, 0 0.5!');
