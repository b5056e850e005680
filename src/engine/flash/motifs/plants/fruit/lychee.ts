import { clamp } from '../../../geometry/interval.ts';
import { lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Lychees on their twig: two in their scaly skins, one half peeled. */
export const lychee: Motif = {
  name: 'lychee',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [scale, angleRad, bend] of [
        [0.96, 0.1, 0.2],
        [0.9, Math.PI - 0.1, -0.2],
        [0.7, -0.6, 0.1],
      ] as const)
        drawLeaf(pen.at({ at: [0, -0.86], scale, angleRad }), { width: 0.36, bend, veins: 5 });
      for (const stalk of [
        '0 -0.9, -0.1 -0.6, -0.4 -0.3',
        '0 -0.9, 0.14 -0.6, 0.46 -0.4',
        '0 -0.9, 0.04 -0.4, 0 0.1',
      ])
        pen.stroke(traced(stalk), pen.weight.inner * 2);
    });
    canvas.layer((pen) => drawFruit(pen.at({ at: [-0.5, 0.0] })), { contour: 0.8 });
    canvas.layer((pen) => drawFruit(pen.at({ at: [0.54, -0.06] })), { contour: 0.8 });
    canvas.layer((pen) => drawPeeled(pen.at({ at: [0.04, 0.6] })), { contour: 0.8 });
  },
};

/** Of radius 0.5. */
function drawFruit(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rind, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.75 * x + 0.6 * y),
    line: inner * 1.2,
  });
  drawScales(pen, () => true);
}

/** Its lower half still in the skin. */
function drawPeeled(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, -0.04], 0.45, 60), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.9 * lengthOf(x + 0.14, y + 0.24) - 0.12),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.32 -0.1, -0.28 -0.26, -0.16 -0.36'), inner * 1.4, { taper: 0.4 });
  pen.fill(
    outlined(
      '-0.52 -0.02!, -0.4 0.1!, -0.32 -0.02!, -0.18 0.12!, -0.06 0.0!, 0.08 0.12!, 0.2 -0.02!, 0.34 0.1!, 0.52 -0.04!, 0.5 0.2, 0.3 0.46, 0 0.54, -0.3 0.46, -0.5 0.2',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.6 * x + 0.6 * y), line: inner * 1.2 },
  );
  drawScales(pen, (_, y) => y > 0.2);
}

/** Each scale is a small cup with a point in it. */
function drawScales(pen: Pen, isThere: (x: number, y: number) => boolean): void {
  const { inner, detail } = pen.weight;
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * 0.16, row * 0.14];
      if (lengthOf(x, y) > 0.42 || !isThere(x, y)) continue;
      pen.stroke(
        traced(
          `${x - 0.075} ${y - 0.03}, ${x - 0.04} ${y + 0.06}, ${x + 0.04} ${y + 0.06}, ${x + 0.075} ${y - 0.03}`,
        ),
        inner * 0.8,
      );
      pen.dot([x, y], detail * 0.9);
    }
}

/** Round, its skin standing out in points. */
const rind = Array.from({ length: 48 }, (_, i) => polar((i / 48) * 2 * Math.PI, i % 2 ? 0.53 : 0.49));
