import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Edelweiss: two woolly stars on their stems, a knot of little heads in the midst of each. */
export const edelweiss: Motif = {
  name: 'edelweiss',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0.1 1.6, 0.02 0.9, -0.08 0.1', 8), pen.weight.inner * 2.4);
        pen.stroke(traced('0.08 1.3, 0.4 0.9, 0.72 0.6', 8), pen.weight.inner * 2);
        for (const [x, y, scale, angleRad] of [
          [0.08, 1.4, 0.8, 3.6],
          [0.1, 1.4, 0.8, -0.2],
          [0.02, 1.0, 0.66, 3.7],
          [0.4, 0.9, 0.5, 0.1],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.26, veins: 3 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    canvas.layer((pen) => drawStar(pen.at({ at: [0.76, 0.5], scale: 0.56, angleRad: 0.3 })), {
      contour: 0.8,
    });
    canvas.layer((pen) => drawStar(pen.at({ at: [-0.1, -0.3], scale: 1.02 })), { contour: 0.9 });
  },
};

/** Nine bracts of unlike length in two tiers, of radius 1. */
function drawStar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const i of [0, 2, 4, 6, 8, 1, 3, 5, 7]) {
    const reach = i % 2 === 0 ? 1 : 0.78;
    const bract = pen.at({
      angleRad: (i / 9) * fullTurn - 1.5 + pen.random.between(-0.08, 0.08),
      scale: reach,
    });
    bract.fill(
      outlined('0.1 0!, 0.3 -0.16, 0.6 -0.21, 0.86 -0.1, 1.04 0.02!, 0.84 0.12, 0.6 0.21, 0.3 0.16'),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.7 - 0.9 * x + 0.5 * y),
        line: inner * 1.1,
      },
    );
    bract.stroke(traced('0.3 0, 0.6 0.02, 0.9 0.02'), detail * 1.2, { taper: 0.5 });
    drawHairs(bract, traced('0.36 -0.16, 0.6 -0.19, 0.86 -0.08'), [0.07, 0.06], 6);
    drawHairs(bract, traced('0.36 0.16, 0.6 0.19, 0.86 0.1'), [0.07, -0.06], 6);
  }
  for (let i = 0; i < 8; i++) {
    const [x, y] = i === 7 ? [0, 0] : polar((i / 7) * fullTurn, 0.23);
    pen.fill(circle([x, y], 0.135, 26), {
      pigment: 'gold',
      tone: (px, py) => clamp(0.2 + 2 * (px - x + py - y)),
      line: inner,
    });
    for (let dot = 0; dot < 6; dot++) {
      const [dx, dy] = polar(dot * 2.4, 0.09 * Math.sqrt(dot / 6), [x, y]);
      pen.dot([dx, dy], detail * 1.2);
    }
  }
}
