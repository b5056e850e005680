import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Honeysuckle: a crown of slender trumpets, their stamens far out, above a pair of leaves. */
export const honeysuckle: Motif = {
  name: 'honeysuckle',
  tinted: ['moon', 'blush'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0.1 1.5, -0.06 0.9, 0 0.2', 10), pen.weight.inner * 1.9);
        for (const [x, y, scale, angleRad] of [
          [0, 0.36, 0.9, 0.5],
          [0, 0.36, 0.9, Math.PI - 0.5],
          [-0.03, 1.0, 0.8, 0.3],
          [-0.03, 1.0, 0.8, Math.PI - 0.2],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.54, veins: 4 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    canvas.layer(
      (pen) => {
        for (const angle of [-2.95, -0.2, -2.5, -0.62, -1.06, -2.06])
          drawTrumpet(pen.at({ at: [0, 0.2], angleRad: angle }), angle < -Math.PI / 2);
        for (const angle of [-1.84, -1.3]) drawBud(pen.at({ at: [0, 0.2], angleRad: angle }));
      },
      { silhouette: 'fills-and-lines', contour: 0.7 },
    );
  },
};

/** Along the x axis, 1.3 long; its lips curl to both sides. */
function drawTrumpet(pen: Pen, isFlipped: boolean): void {
  const flower = pen.at({ angleRad: isFlipped ? Math.PI : 0, isFlipped });
  const { inner, detail } = pen.weight;
  for (const stamen of [
    '0.8 0, 1.1 -0.04, 1.4 -0.14',
    '0.8 0, 1.1 0.02, 1.44 0.0',
    '0.8 0, 1.1 0.06, 1.38 0.14',
    '0.8 0, 1.1 0.1, 1.28 0.26',
  ]) {
    const line = traced(stamen);
    flower.stroke(line, detail * 1.2);
    const tip = line[line.length - 1];
    if (tip) flower.dot(tip, inner);
  }
  flower.fill(
    outlined(
      '0.1 -0.05!, 0.5 -0.08, 0.78 -0.14, 0.96 -0.34, 1.2 -0.46, 1.34 -0.34, 1.2 -0.24, 1.0 -0.1!, 0.96 0.06!, 1.12 0.26, 1.06 0.46, 0.94 0.44, 0.86 0.24, 0.72 0.12, 0.5 0.08, 0.1 0.05!',
    ),
    { pigment: 'blush', tone: (x, y) => clamp(0.85 - 0.65 * lengthOf(x, y)), line: inner },
  );
  flower.stroke(traced('0.2 0, 0.6 0.0, 0.9 -0.08'), detail, { taper: 0.4 });
  flower.stroke(traced('0.96 -0.2, 1.1 -0.32, 1.24 -0.36'), detail, { taper: 0.4 });
}

function drawBud(pen: Pen): void {
  pen.fill(
    outlined(
      '0.1 -0.05!, 0.6 -0.07, 0.86 -0.14, 1.1 -0.12, 1.16 0.0, 1.06 0.1, 0.8 0.1, 0.5 0.06, 0.1 0.05!',
    ),
    {
      pigment: 'moon',
      tone: (x, y) => clamp(0.7 - 0.6 * lengthOf(x, y) + Math.max(0, y)),
      line: pen.weight.inner,
    },
  );
}
