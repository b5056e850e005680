import { clamp, lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';

/** How many bands the funnel is wound of. */
const bands = 9;

/** A funnel of wind, wound of bands that narrow and sway down to the ground, and the dust at its foot. */
export const tornado: Motif = {
  name: 'tornado',
  tinted: ['grey', 'cloud'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        for (let i = bands - 1; i >= 0; i--) {
          const { x, y, half } = bandAt(i / (bands - 1));
          const ring = ellipse(x, y, half, half * 0.3 + 0.02);
          pen.fill(ring, {
            pigment: i % 2 === 0 ? 'grey' : 'cloud',
            tone: (px, py) =>
              clamp(0.15 + 0.35 * ((px - x) / half) + 0.9 * ((py - y) / (half * 0.32 + 0.02)) * 0.4),
            line: inner,
          });
          pen.stroke(arc(x, y, half * 0.72, half * 0.16, 0.15, 0.75), detail * 1.3, { taper: 0.4 });
        }
        for (const [x, y, reach] of dust)
          pen.stroke(arc(x, y, reach, reach * 0.3, 0.05, 0.85), inner, { taper: 0.5 });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** The band at a share of the funnel's height, 0 at its mouth: wide above, swaying, a point below. */
function bandAt(share: number): { readonly x: number; readonly y: number; readonly half: number } {
  return {
    x: 0.22 * Math.sin(share * 4.4 - 0.5),
    y: lerp(-1, 0.98, share ** 0.9),
    half: lerp(1.02, 0.08, share ** 0.72),
  };
}

function ellipse(x: number, y: number, halfWidth: number, halfHeight: number): Point[] {
  return arc(x, y, halfWidth, halfHeight, 0, 1);
}

/** Part of an ellipse, by shares of its round, clockwise from the right. */
function arc(x: number, y: number, halfWidth: number, halfHeight: number, from: number, to: number): Point[] {
  return Array.from({ length: 49 }, (_, i): Point => {
    const angle = 2 * Math.PI * lerp(from, to, i / 48);
    return [x + halfWidth * Math.cos(angle), y + halfHeight * Math.sin(angle)];
  });
}

const dust = [
  [-0.3, 1.06, 0.24],
  [0.14, 1.12, 0.3],
  [-0.06, 1.2, 0.42],
] as const;
