import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A king protea: a cup of stiff pointed bracts around a great downy dome, leathery leaves up its stem. */
export const protea: Motif = {
  name: 'protea',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0 0.5, 0.03 1.0, 0 1.6'), pen.weight.contour * 1.3);
        for (const [x, y, scale, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.42, veins: 2, bend: 0 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    canvas.layer((pen) => {
      drawBracts(pen, [-1.0, 1.0, -0.16, 0.16, -0.8, 0.8, -0.36, 0.36, -0.58, 0.58], 1.62, 0.3);
      drawDome(pen);
      drawBracts(pen, [-1.24, 1.24, -0.98, 0.98, -0.72, 0.72], 1.12, 0.24);
      drawBracts(pen, [-0.46, 0.46, -0.16, 0.16], 0.8, 0.2);
      drawBracts(pen, [-1.14, 1.14, -0.86, 0.86, -0.58, 0.58, -0.3, 0.3, 0], 0.58, 0.12);
      drawBracts(pen, [-0.7, 0.7, -0.36, 0.36, 0], 0.36, 0.06);
    });
  },
};

const leaves = [
  [0, 1.34, 0.74, -0.5],
  [0, 1.34, 0.74, Math.PI + 0.5],
  [0, 1.08, 0.8, -0.62],
  [0, 1.08, 0.8, Math.PI + 0.62],
  [0, 0.8, 0.84, -0.4],
  [0, 0.8, 0.84, Math.PI + 0.4],
] as const;

/** Fans of bracts from the foot of the head; directions from straight up. */
function drawBracts(pen: Pen, directions: readonly number[], length: number, tone: number): void {
  for (const direction of directions) {
    const bract = pen.at({
      at: [Math.sin(direction) * 0.24, 0.66 - 0.06 * Math.cos(direction)],
      angleRad: direction * 0.86 - Math.PI / 2,
      scale: length,
    });
    bract.fill(
      outlined(
        '0 -0.07!, 0.34 -0.12, 0.66 -0.13, 0.86 -0.08, 1.04 0!, 0.86 0.08, 0.66 0.13, 0.34 0.12, 0 0.07!',
      ),
      {
        pigment: 'blush',
        tone: (x, y) => clamp(tone + 0.55 - 0.6 * x + Math.max(0, 1.4 * y)),
        line: pen.weight.inner,
      },
    );
    bract.stroke(traced('0.3 0, 0.6 0.01, 0.9 0'), pen.weight.detail, { taper: 0.4 });
  }
}

/** Tightly packed downy florets. */
function drawDome(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.7, 0.3 -0.62, 0.52 -0.38, 0.6 -0.04, 0.54 0.3!, 0 0.4'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.15 + 0.5 * Math.max(0, x) + 0.3 * (y + 0.3)),
    line: inner * 1.1,
  });
  for (let row = 0; row < 6; row++) {
    const y = -0.56 + 0.16 * row;
    const half = 0.56 * Math.sqrt(Math.max(0.06, 1 - ((y - 0.14) / 0.86) ** 2));
    const count = 4 + row;
    for (let i = 0; i < count; i++) {
      const x = ((2 * (i + 0.5 * (row % 2)) + 0.5) / count - 1) * half;
      if (Math.abs(x) < half)
        pen.stroke(traced(`${x} ${y + 0.16}, ${x * 1.02} ${y + 0.08}, ${x * 0.94} ${y}`), inner, {
          taper: 0.5,
          tapering: 'start',
        });
    }
  }
}
