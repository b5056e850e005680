import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawGuandao } from '../../parts/weapons/guandao.ts';

/** Guan Yu: red face, the most beautiful of beards, green cap and robe, the crescent blade beside him. */
export const guanYu: Motif = {
  name: 'guan-yu',
  tinted: ['leaf'],
  carries: ['guandao'],
  draw(canvas) {
    canvas.layer((pen) => drawGuandao(pen.at({ at: [1.16, 0.1], angleRad: 0.1 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawCapTails(pen);
      drawDrapedRobe(pen, { skin: 'petal', cloth: 'leaf', mantle: 'gold' });
      drawManFace(pen, { skin: 'petal', mood: 'stern' });
      drawBeard(pen, { pigment: 'dark', tipY: 1.94, fullness: 0.56, sway: 0.05 });
      drawCap(pen);
    });
  },
};

function drawCapTails(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.4 -0.7!, 0.74 -0.4, 0.84 0.2, 0.9 0.9!, 0.56 0.94!, 0.56 0.2'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.3 + 0.3 * (y + 0.4) + 0.4 * (x - 0.6)),
      line: side.weight.inner * 1.1,
    });
    side.stroke(traced('0.64 -0.3, 0.7 0.3, 0.72 0.86'), side.weight.detail * 1.3, { taper: 0.4 });
  });
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.34, 0.3 -1.3, 0.56 -1.06, 0.7 -0.7, 0.66 -0.42!, 0.34 -0.6, 0 -0.64'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.66, Math.abs(x + 0.06)) + 0.2 * (y + 1)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.1 -1.26, 0.3 -1.1, 0.4 -0.8', '0.3 -1.24, 0.5 -1.04, 0.58 -0.74'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.84!, 0.36 -0.78, 0.7 -0.6!, 0.66 -0.36!, 0.36 -0.54, 0 -0.6!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.7 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.4, -0.2, 0.2, 0.4]) pen.dot([x, -0.7 + 0.3 * x * x], detail * 1.6);
  for (const [x, y, radius] of [
    [0, -1.34, 0.16],
    [-0.3, -1.26, 0.1],
    [0.3, -1.26, 0.1],
  ] as const)
    pen.fill(circle([x, y], radius, 30), {
      pigment: 'petal',
      tone: (px, py) => clamp(0.2 + (px - x + py - y) / radius / 2),
      line: inner,
    });
  pen.fill(circle([0, -0.74], 0.11, 26), { pigment: 'foam', tone: 0.1, line: inner });
}
