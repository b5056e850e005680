import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Caishen, the god of wealth: a winged official's hat, a long beard, a gold ingot before him. */
export const godOfWealth: Motif = {
  name: 'god-of-wealth',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRobe(pen);
      drawHatWings(pen);
      drawBeard(pen);
      drawManFace(pen, { skin: 'bone', mood: 'kind' });
      drawMoustache(pen);
      drawHat(pen);
    });
    canvas.layer(drawIngot, { contour: 0.8 });
  },
};

function drawBeard(pen: Pen): void {
  for (const [x, y, tx, ty, bend] of [
    [0.44, 0.16, 0.5, 0.92, 0.06],
    [0.34, 0.4, 0.36, 1.12, 0.05],
    [0.14, 0.5, 0.16, 1.3, 0.06],
  ] as const)
    for (const side of [-1, 1])
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.26,
        bend: side * bend,
        pigment: 'dark',
        tone: (_, py) => clamp(0.9 - 0.5 * py),
      });
  drawLock(pen, { root: [0, 0.66], tip: [0, 1.36], width: 0.3, bend: 0.02, pigment: 'dark', tone: 0.4 });
}

function drawMoustache(pen: Pen): void {
  drawBothSides(pen, (side) =>
    drawLock(side, {
      root: [0.03, 0.36],
      tip: [0.5, 0.62],
      width: 0.13,
      bend: -0.26,
      pigment: 'dark',
      tone: 0.4,
    }),
  );
}

function drawHatWings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.44 -0.92!, 0.8 -1.02, 1.2 -1.06, 1.4 -0.92, 1.3 -0.76, 0.9 -0.74, 0.46 -0.78!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner * 1.1,
    });
    side.stroke(traced('0.6 -0.88, 0.9 -0.94, 1.22 -0.94, 1.26 -0.86'), detail * 1.3, {
      isErasing: true,
      taper: 0.3,
    });
    side.fill(circle([1.32, -0.9], 0.09, 24), { pigment: 'gold', tone: 0.2, line: inner });
    side.stroke(traced('0.58 -0.5, 0.66 -0.1, 0.6 0.24'), inner);
    side.fill(circle([0.6, 0.3], 0.055, 18), { pigment: 'petal', tone: 0.2, line: inner });
  });
}

function drawHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.6, 0.26 -1.56, 0.4 -1.34, 0.44 -1.0!, 0 -0.96'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.3 + Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.14, 0.5 -1.1!, 0.6 -0.6!, 0.4 -0.54, 0 -0.56'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.6, Math.abs(x + 0.05))),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.68, 0.4 -0.67, 0.61 -0.6!, 0.61 -0.46!, 0.4 -0.54, 0 -0.56'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -0.88], 0.15, 32), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * (x + y + 0.9)),
    line: inner,
  });
  pen.fill(outlined('-0.055 -0.935!, 0.055 -0.935!, 0.055 -0.825!, -0.055 -0.825!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.24 -0.98, 0.36 -0.92, 0.32 -0.8, 0.24 -0.84, 0.28 -0.9'), detail * 1.3, {
      taper: 0.3,
    });
    side.stroke(traced('0.1 -1.5, 0.22 -1.4, 0.28 -1.22'), detail * 1.2, { isErasing: true, taper: 0.5 });
  });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0.7!, 0.5 0.78, 0.96 0.96, 1.24 1.3, 1.3 1.7!, 0 1.78!'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.6, 1.25, x) + 0.3 * (y - 0.9)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.34 0.7!, 0.56 0.82!, 0.3 1.2, 0.1 1.74!, -0.1 1.74!, 0.1 1.1'), {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    });
    side.stroke(traced('0.9 1.1, 0.84 1.4, 0.9 1.66'), detail * 1.4, { taper: 0.4 });
    side.stroke(traced('0.74 1.1, 0.64 1.3'), detail * 1.3, { taper: 0.4 });
  });
}

/** A boat of gold, coins to its sides. */
function drawIngot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.78, 0.78]) {
    pen.fill(circle([x, 1.68], 0.2, 40), {
      pigment: 'gold',
      tone: (px, py) => clamp(0.15 + 1.5 * (px - x + py - 1.68)),
      line: inner,
    });
    pen.fill(outlined(`${x - 0.06} 1.62!, ${x + 0.06} 1.62!, ${x + 0.06} 1.74!, ${x - 0.06} 1.74!`), {
      black: 'always',
      tone: 0,
    });
  }
  pen.fill(ellipse([0, 1.44], 0.3, 0.24, 44), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.8 * (x + y - 1.3)),
    line: inner,
  });
  pen.fill(symmetric('0 1.5, 0.3 1.5, 0.5 1.4, 0.72 1.22!, 0.72 1.46, 0.56 1.74, 0.34 1.9, 0 1.94'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0, 0.6, x) + 0.6 * smoothstep(1.7, 1.95, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.54 1.5, -0.3 1.62, 0 1.65, 0.3 1.62, 0.54 1.5'), detail * 1.2, { taper: 0.3 });
}
