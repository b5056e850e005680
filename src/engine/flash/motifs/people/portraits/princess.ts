import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawJewel } from '../../parts/jewels/jewel.ts';

/** A princess: golden waves, a small tiara, puffed sleeves. */
export const princess: Motif = portrait({
  name: 'princess',
  tinted: ['blush'],
  behind: (pen) => {
    drawBackOfHair(pen);
    drawWavyHair(pen, 'gold');
  },
  garment: drawPuffedDress,
  face: { woman: { skin: 'bone', iris: 'water', cast: 'gentle' } },
  over: (pen) => {
    drawParting(pen);
    drawTiara(pen);
  },
});

function drawBackOfHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.0, 0.42 -0.92, 0.68 -0.56, 0.72 0.0, 0.76 0.5, 0.5 0.9!, 0 0.8'), {
    pigment: 'gold',
    tone: 0.8,
    line: pen.weight.inner,
  });
}

function drawParting(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.0!, 0.36 -0.96, 0.64 -0.72, 0.74 -0.3, 0.7 0.1, 0.78 0.5, 0.7 0.84!, 0.58 0.5, 0.54 0.1, 0.48 -0.16, 0.36 -0.42, 0 -0.62!',
      ),
      {
        pigment: 'gold',
        tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.5, 0.76, x) + 0.4 * smoothstep(0, 0.8, y)),
        line: inner,
      },
    );
    for (const hair of [
      '0.06 -0.72, 0.38 -0.56, 0.54 -0.2, 0.6 0.3',
      '0.06 -0.84, 0.44 -0.7, 0.62 -0.3, 0.66 0.4',
      '0.2 -0.92, 0.54 -0.72, 0.68 -0.34',
    ])
      side.stroke(traced(hair), detail * 1.1, { taper: 0.5 });
  });
}

/** A band with five points over the parting, the middle one the tallest. */
function drawTiara(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.34!, 0.07 -1.16, 0.14 -1.04!, 0.2 -1.1, 0.27 -1.22!, 0.31 -1.08, 0.36 -0.97!, 0.42 -1.0, 0.5 -1.06!, 0.54 -0.9, 0.58 -0.74!, 0.34 -0.86, 0 -0.9',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.15 + 0.7 * x), line: inner * 1.1 },
  );
  drawJewel(pen.at({ at: [0, -1.08], scale: 0.17 }), 'petal');
  pen.fill(circle([0, -1.38], 0.05, 18), { pigment: 'foam', tone: 0.1, line: inner * 0.8 });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.27, -1.25], 0.045, 18), { pigment: 'foam', tone: 0.1, line: inner * 0.8 });
    side.fill(circle([0.5, -1.09], 0.04, 18), { pigment: 'foam', tone: 0.1, line: inner * 0.8 });
    side.fill(circle([0.25, -1.0], 0.045, 16), { pigment: 'petal', tone: 0.2, line: detail });
    side.fill(circle([0.45, -0.92], 0.035, 16), { pigment: 'petal', tone: 0.2, line: detail });
  });
}

/** A bodice that leaves the throat free, and sleeves like balloons. */
function drawPuffedDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.4!, 0.2 1.32, 0.44 1.2, 0.62 1.04!, 0.86 1.3, 0.84 1.86!, 0 1.92'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.3, 0.84, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.1 1.42!, 0 1.38, 0.1 1.42!, 0.16 1.92!, -0.16 1.92!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  for (const y of [1.54, 1.68, 1.82])
    pen.stroke(traced(`-0.12 ${y}, 0 ${y + 0.05}, 0.12 ${y}`), detail * 1.5);
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.5 1.12!, 0.6 0.98, 0.86 0.98, 1.14 1.18, 1.22 1.5, 1.1 1.74!, 0.96 1.8, 0.8 1.7!, 0.72 1.4',
      ),
      {
        pigment: 'blush',
        tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.9, 1.24, x) + 0.5 * smoothstep(1.4, 1.8, y)),
        line: inner * 1.1,
      },
    );
    for (const fold of [
      '0.66 1.08, 0.8 1.3, 0.86 1.62',
      '0.84 1.06, 0.98 1.3, 0.98 1.64',
      '1.02 1.16, 1.12 1.4, 1.08 1.62',
    ])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.78 1.66!, 0.94 1.76, 1.12 1.7!, 1.12 1.86!, 0.94 1.92, 0.76 1.84!'), {
      pigment: 'foam',
      tone: 0.2,
      line: inner,
    });
    side.stroke(traced('0.04 1.44, 0.24 1.37, 0.46 1.26, 0.6 1.12'), detail * 1.3);
  });
  pen.fill(ellipse([0, 1.13], 0.08, 0.1, 24), { pigment: 'petal', tone: 0.2, line: inner });
  pen.stroke(traced('-0.3 0.92, -0.16 1.04, 0 1.07, 0.16 1.04, 0.3 0.92'), inner);
}
