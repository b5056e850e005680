import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleam } from '../../parts/jewels/gleam-on-black.ts';

/** A silk top hat seen a little from above: a flared crown, a broad band, the brim rolled up at the sides. */
export const topHat: Motif = {
  name: 'top-hat',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBrim(pen);
      drawCrown(pen);
    });
  },
};

function drawBrim(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.9, 0.5 0.84, 0.94 0.62, 1.18 0.3, 1.12 0.18, 0.98 0.24, 0.72 0.36, 0 0.3'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.55 + 0.4 * x + 0.4 * (y - 0.5)),
    line: inner * 1.2,
  });
  drawGleam(pen, '-1.08 0.4, -0.86 0.6, -0.5 0.74, 0 0.79', 0.03);
}

function drawCrown(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.98!, 0.78 -0.94!, 0.68 -0.5, 0.62 0, 0.66 0.44!, 0.36 0.56, 0 0.6'), {
    pigment: 'dark',
    tone: (x) => clamp(0.5 + 0.9 * Math.abs(x + 0.22) - 0.1),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -0.94], 0.8, 0.17, 56), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.5 + 0.3 * x - 1.4 * (y + 0.94)),
    line: inner,
  });
  drawGleam(pen, '-0.76 -0.9, -0.4 -0.79, 0 -0.76, 0.4 -0.79, 0.76 -0.9', 0.018);
  pen.fill(
    outlined(
      '-0.62 0.06!, -0.3 0.17, 0 0.2, 0.3 0.17, 0.62 0.06!, 0.66 0.42!, 0.36 0.55, 0 0.59, -0.36 0.55, -0.66 0.42!',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.15 + 0.7 * x),
      line: inner * 1.2,
    },
  );
  drawGleam(pen, '-0.58 -0.72, -0.5 -0.34, -0.48 0', 0.035);
  drawGleam(pen, '-0.44 -0.66, -0.39 -0.44, -0.37 -0.2', 0.022);
  pen.stroke(traced('-0.5 0.2, -0.52 0.4'), pen.weight.detail * 1.3, { taper: 0.3 });
}
