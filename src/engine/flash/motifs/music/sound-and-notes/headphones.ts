import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Headphones from the front: a padded band, a cushion inside each cup. */
export const headphones: Motif = {
  name: 'headphones',
  tinted: ['dark', 'grey'],
  draw: (canvas) => canvas.layer(drawHeadphones),
};

function drawHeadphones(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(band, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.35 + 0.3 * x + 0.3 * y),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.8 -0.2, -0.7 -0.58, -0.42 -0.86, -0.1 -0.95', 10), inner * 1.3, {
    isErasing: true,
    taper: 0.4,
  });
  // Its padding, stitched.
  pen.fill(padding, { pigment: 'grey', tone: (x, y) => clamp(0.3 + 0.4 * x + 0.4 * (y + 0.7)), line: inner });
  for (const x of [-0.32, -0.16, 0, 0.16, 0.32])
    pen.stroke(traced(`${x} ${-0.84 + 0.45 * x * x}, ${0.9 * x} ${-0.68 + 0.45 * x * x}`), detail * 1.4);
  drawBothSides(pen, (side) => drawCup(side));
}

function drawCup(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.72 -0.3!, 0.88 -0.3!, 0.92 0.1!, 0.78 0.1!'), {
    pigment: 'steel',
    tone: 0.25,
    line: inner,
  });
  pen.stroke(traced('0.8 -0.26, 0.84 0.02'), detail * 1.3);
  pen.fill(outlined('0.74 -0.08!, 0.98 -0.04, 1.1 0.16, 1.12 0.4, 1.08 0.66, 0.94 0.86, 0.74 0.9!'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.25 + 0.5 * (x - 0.7) + 0.3 * y),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.94 0.08, 1.06 0.22, 1.08 0.42, 1.04 0.62, 0.92 0.76, 0.9 0.42'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.8, y)),
    line: inner * 0.9,
  });
  pen.fill(ellipse([0.66, 0.4], 0.17, 0.5, 44), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.25 + 1.2 * (0.66 - x) + 0.3 * y),
    line: inner * 1.2,
  });
  for (const y of [0.08, 0.26, 0.44, 0.62])
    pen.stroke(traced(`0.53 ${y}, 0.6 ${y + 0.06}, 0.68 ${y + 0.07}`), detail * 1.3, { taper: 0.4 });
  pen.stroke(traced('0.76 0.02, 0.79 0.4, 0.76 0.78'), detail * 1.3);
}

const band = symmetric(
  '0 -1.0, 0.4 -0.92, 0.72 -0.66, 0.88 -0.24!, 0.72 -0.24!, 0.58 -0.56, 0.34 -0.76, 0 -0.84',
);
const padding = symmetric('0 -0.86, 0.26 -0.82, 0.5 -0.68!, 0.46 -0.56!, 0.24 -0.66, 0 -0.7');
