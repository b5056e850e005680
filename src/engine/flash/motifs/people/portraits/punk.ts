import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';

/** A punk: a mohawk in spikes, the sides shaved, a studded leather jacket, rings in his ears. */
export const punk: Motif = portrait({
  name: 'punk',
  tinted: ['petal'],
  behind: drawShavedHead,
  garment: drawStuddedJacket,
  face: { man: { skin: 'bone', mood: 'stern', cast: 'lean' } },
  over: (pen) => {
    drawMohawk(pen);
    drawRings(pen);
  },
});

function drawShavedHead(pen: Pen): void {
  pen.fill(symmetric('0 -1.0, 0.3 -0.96, 0.52 -0.72, 0.58 -0.36, 0.56 0.0!, 0 0.2!'), {
    pigment: 'grey',
    tone: (x) => clamp(0.35 + 0.5 * Math.abs(x)),
    line: pen.weight.inner * 1.1,
  });
}

/** Spikes that stand up from the brow over the crown, the middle ones in front. */
function drawMohawk(pen: Pen): void {
  for (const [x, y, tx, ty, width] of [
    [-0.16, -0.86, -0.66, -1.5, 0.28],
    [0.16, -0.86, 0.66, -1.5, 0.28],
    [-0.12, -0.84, -0.46, -1.78, 0.3],
    [0.12, -0.84, 0.46, -1.78, 0.3],
    [-0.07, -0.8, -0.22, -1.98, 0.32],
    [0.07, -0.8, 0.24, -1.98, 0.32],
    [0, -0.74, 0.0, -2.08, 0.34],
    [-0.08, -0.62, -0.16, -1.5, 0.22],
    [0.1, -0.62, 0.17, -1.54, 0.22],
    [0.0, -0.5, 0.02, -1.3, 0.24],
  ] as const)
    drawLock(pen, {
      root: [x, y],
      tip: [tx, ty],
      width,
      bend: 0,
      pigment: 'petal',
      tone: (px, py) => clamp(0.1 + 0.7 * smoothstep(-1.2, -0.6, py) + 0.4 * px),
    });
}

function drawRings(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const [x, y, radius] of [
      [0.64, 0.32, 0.1],
      [0.7, 0.12, 0.06],
    ] as const)
      side.fill([circle([x, y], radius, 30), circle([x, y], radius * 0.6, 24)], {
        pigment: 'steel',
        tone: 0.15,
        rule: 'evenodd',
        line: inner * 0.9,
      });
    side.stroke(traced('0.3 -0.35, 0.32 -0.24'), inner * 2.2);
  });
}

function drawStuddedJacket(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.38 0.98, 0.3 1.3, 0 1.5'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.9 * smoothstep(1.3, 0.8, y)),
    line: inner,
  });
  pen.fill(symmetric('0 1.32, 0.24 1.24, 0.42 1.1!, 0.5 1.94!, 0 1.96'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 1.2 * Math.abs(x)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.42 0.92!, 0.78 1.02, 1.12 1.16, 1.28 1.5, 1.32 1.94!, 0.12 1.98!, 0.26 1.5'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.6, 1.28, x)),
      line: inner * 1.2,
    });
    side.stroke(traced('0.86 1.1, 0.98 1.4, 0.98 1.92'), inner, { isErasing: true, taper: 0.3 });
    side.fill(
      outlined('0.34 0.74!, 0.52 0.74, 0.74 0.96, 0.9 1.26!, 0.66 1.36!, 0.56 1.62!, 0.34 1.4, 0.36 1.06'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.2,
        line: inner * 1.2,
      },
    );
    side.stroke(traced('0.4 0.82, 0.52 0.82, 0.7 1.0, 0.82 1.22, 0.6 1.31, 0.53 1.5'), inner, {
      isErasing: true,
    });
    for (const [x, y] of [
      [0.52, 0.94],
      [0.6, 1.08],
      [0.68, 1.2],
      [0.48, 1.2],
      [0.5, 1.36],
    ] as const)
      drawStud(side.at({ at: [x, y], scale: 0.07 }));
    for (const [x, y] of [
      [0.9, 1.06],
      [1.04, 1.14],
      [1.14, 1.26],
    ] as const)
      side.fill(outlined(`${x - 0.06} ${y + 0.03}!, ${x + 0.09} ${y - 0.19}!, ${x + 0.07} ${y + 0.09}!`), {
        pigment: 'steel',
        tone: (px) => clamp(0.1 + 4 * (px - x)),
        line: inner,
      });
  });
}

function drawStud(pen: Pen): void {
  pen.fill(outlined('0 -0.8!, 0.8 0!, 0 0.8!, -0.8 0!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 0.5 * x),
    line: pen.weight.detail * 1.2,
  });
}
