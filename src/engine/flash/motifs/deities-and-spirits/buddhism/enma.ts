import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Enma, the king of hell who judges the dead: a red face, a black beard, the judge's cap. */
export const enma: Motif = {
  name: 'enma',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRobe(pen);
      drawBeard(pen);
      drawManFace(pen, { skin: 'petal', mood: 'stern', cast: 'aged' });
      drawMouth(pen);
      drawCap(pen);
    });
  },
};

function drawBeard(pen: Pen): void {
  for (const [x, y, tx, ty, bend] of [
    [0.5, 0.1, 0.86, 0.6, 0.1],
    [0.5, 0.24, 0.84, 0.9, 0.1],
    [0.42, 0.4, 0.64, 1.16, 0.06],
    [0.28, 0.56, 0.36, 1.34, 0.05],
    [0.12, 0.6, 0.1, 1.44, 0.04],
  ] as const)
    for (const side of [-1, 1])
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.32,
        bend: -side * bend,
        pigment: 'dark',
        tone: (px) => clamp(0.3 + 0.5 * Math.abs(px)),
      });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.3 0.46!, -0.16 0.38, 0 0.41, 0.16 0.38, 0.3 0.46!, 0.24 0.6, 0 0.66, -0.24 0.6'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(outlined('-0.24 0.43!, -0.1 0.41!, 0.1 0.41!, 0.24 0.43!, 0.2 0.5!, -0.2 0.5!'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x} 0.42, ${x} 0.5`), detail);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 0.62!, 0.2 0.46!, 0.26 0.3!, 0.28 0.5, 0.26 0.6!'), {
      pigment: 'foam',
      tone: 0.1,
      line: detail,
    });
    drawLock(side, {
      root: [0.04, 0.34],
      tip: [0.62, 0.62],
      width: 0.16,
      bend: -0.22,
      pigment: 'dark',
      tone: 0.4,
    });
  });
  pen.stroke(traced('-0.3 0.46, -0.16 0.38, 0 0.41, 0.16 0.38, 0.3 0.46'), inner);
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 -0.74!, 0.8 -0.86, 1.04 -1.1, 1.14 -1.4!, 0.84 -1.26, 0.5 -1.06!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    });
    side.stroke(traced('0.6 -0.9, 0.84 -1.04, 1.0 -1.22'), detail * 1.2, { isErasing: true, taper: 0.4 });
    side.stroke(traced('0.56 -0.5, 0.72 0.1, 0.62 0.7'), inner);
    side.fill(circle([0.62, 0.76], 0.06, 18), { pigment: 'gold', tone: 0.2, line: inner });
  });
  pen.fill(crown, {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.25 + 0.6 * smoothstep(0.2, 0.6, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.fill(brim, {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.1, 0.6, x)),
    line: inner * 1.1,
  });
  for (const x of [-0.42, -0.21, 0.21, 0.42])
    pen.fill(circle([x, -0.62 + 0.1 * x * x], 0.05, 18), { pigment: 'petal', tone: 0.2, line: detail });
  // 王, the king's sign.
  pen.fill(outlined('-0.26 -1.36!, 0.26 -1.36!, 0.26 -0.84!, -0.26 -0.84!'), {
    pigment: 'gold',
    tone: 0.05,
    line: inner,
  });
  for (const line of [
    '-0.17 -1.26, 0.17 -1.26',
    '-0.14 -1.1, 0.14 -1.1',
    '-0.19 -0.93, 0.19 -0.93',
    '0 -1.26, 0 -0.93',
  ])
    pen.stroke(traced(line), inner * 1.6);
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 0.8!, 0.56 0.82, 1.0 1.0, 1.2 1.3, 1.24 1.62!, 0 1.7!'), {
      pigment: 'water',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.6, 1.2, x) + 0.3 * (y - 1)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.4 0.74!, 0.62 0.88!, 0.2 1.7!, -0.06 1.7!, 0.1 1.3'), {
      pigment: 'gold',
      tone: 0.3,
      line: inner,
    });
    side.stroke(traced('0.9 1.1, 0.86 1.4, 0.74 1.62'), detail * 1.3, { taper: 0.4 });
  });
}

const crown = symmetric('0 -1.62, 0.3 -1.58, 0.5 -1.4!, 0.56 -1.0, 0.6 -0.66!, 0 -0.7');
const brim = symmetric('0 -0.76, 0.4 -0.74, 0.66 -0.64!, 0.64 -0.44!, 0.4 -0.52, 0 -0.56');
