import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import type { Rgb } from '../../../paint/palette.ts';
import { mixColors } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A pearl: rose and blue shimmer in its sheen, and light glints on it. */
export const pearl: Motif = {
  name: 'pearl',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawPearl);
    canvas.layer(
      (pen) => {
        for (const [x, y, scale] of glints) drawSparkle(pen.at({ at: [x, y], scale }));
      },
      { contour: 0.4 },
    );
  },
};

function drawPearl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.8, 90), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.85 * Math.max(0, lengthOf(x + 0.24, y + 0.24) - 0.36)),
    line: inner * 1.2,
  });
  if (pen.isColored) drawShimmer(pen);
  pen.fill(ellipse([-0.3, -0.34], 0.19, 0.12, 36), { color: [255, 255, 255], tone: 0 });
  pen.stroke(arc([0, 0], 0.68, 0.1, 1.6, 30), inner, { taper: 0.4 });
  pen.stroke(arc([0, 0], 0.54, 0.3, 1.3, 30), inner * 0.8, { taper: 0.4 });
  pen.stroke(arc([0, 0], 0.66, 3.6, 4.5, 30), detail * 1.3, { taper: 0.4 });
}

/** Rose that turns to lilac and to blue along its shaded side, fading towards its middle. */
function drawShimmer(pen: Pen): void {
  for (const [ring, [near, far]] of rings.entries())
    for (const share of steps(wedges - 1)) {
      const from = lerp(-0.75, 2.3, share);
      const to = from + 3.05 / (wedges - 1) + 0.02;
      const at = share * (hues.length - 1);
      const hue = mixColors(hueAt(Math.floor(at)), hueAt(Math.floor(at) + 1), at - Math.floor(at));
      pen.fill([...arc([0, 0], far, from, to, 4), ...arc([-0.05, -0.05], near, to, from, 4)], {
        color: mixColors(hue, cream, [0.75, 0.45, 0.1, 0.4][ring] ?? 0),
        tone: (x, y) => clamp(0.04 + 0.7 * Math.max(0, lengthOf(x + 0.24, y + 0.24) - 0.5)),
      });
    }
}

function hueAt(index: number): Rgb {
  return hues[Math.min(index, hues.length - 1)] ?? cream;
}

const cream: Rgb = [247, 246, 240];
const hues: readonly Rgb[] = [
  cream,
  [240, 190, 202],
  [214, 190, 222],
  [176, 205, 226],
  [190, 222, 222],
  cream,
];
const rings = [
  [0.36, 0.46],
  [0.44, 0.54],
  [0.52, 0.68],
  [0.66, 0.74],
] as const;
const wedges = 26;
const glints = [
  [-0.62, -0.66, 0.3],
  [0.74, -0.56, 0.15],
] as const;
