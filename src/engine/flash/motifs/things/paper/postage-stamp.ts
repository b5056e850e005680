import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A perforated postage stamp that shows a rose, cancelled with a round postmark. */
export const postageStamp: Motif = {
  name: 'postage-stamp',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.1 });
      drawPaper(pen);
      for (const [x, y, angleRad] of leaves)
        drawLeaf(pen.at({ at: [x, y], angleRad, scale: 0.42 }), { width: 0.6, teeth: 0.14 });
      drawRose(pen.at({ at: [0, -0.06], scale: 0.42 }));
      drawPostmark(pen.at({ at: [-0.5, 0.72] }));
    });
  },
};

const halfWidth = 0.84;
const halfHeight = 1.08;

function drawPaper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(perforated(), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.3 * smoothstep(0.5, 1.1, x + 0.3 * y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.66 -0.9!, 0.66 -0.9!, 0.66 0.9!, -0.66 0.9!'), {
    pigment: 'water',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined('-0.54 -0.66, -0.46 -0.78, 0.46 -0.78, 0.54 -0.66, 0.54 0.5, 0.46 0.62, -0.46 0.62, -0.54 0.5'),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.7 * smoothstep(0.2, 0.75, Math.sqrt(x * x + y * y))),
      line: inner,
    },
  );
  pen.fill(outlined('0.2 0.68!, 0.6 0.68!, 0.6 0.85!, 0.2 0.85!'), {
    pigment: 'foam',
    tone: 0,
    line: detail,
  });
  pen.stroke(traced('0.36 0.74, 0.4 0.71, 0.44 0.74, 0.36 0.82!, 0.45 0.82'), inner);
}

/** The paper's outline: bites between the teeth all around. */
function perforated(): Point[] {
  const bite = 0.062;
  const side = (from: Point, to: Point, count: number, facing: number): Point[] =>
    steps(count - 1, 0.5 / count, 1 - 0.5 / count).flatMap((share) =>
      arc(
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        bite,
        facing + Math.PI / 2,
        facing - Math.PI / 2,
        6,
      ),
    );
  const [w, h] = [halfWidth, halfHeight];
  return [
    ...side([-w, -h], [w, -h], 9, Math.PI / 2),
    ...side([w, -h], [w, h], 12, Math.PI),
    ...side([w, h], [-w, h], 9, -Math.PI / 2),
    ...side([-w, h], [-w, -h], 12, 0),
  ];
}

function drawPostmark(pen: Pen): void {
  const { inner } = pen.weight;
  for (const radius of [0.42, 0.3]) pen.stroke(circle([0, 0], radius, 48), inner);
  for (const y of [-0.22, -0.08, 0.06, 0.2])
    pen.stroke(traced(`0.4 ${y}, 0.62 ${y - 0.05}, 0.84 ${y + 0.03}, 1.06 ${y - 0.05}, 1.26 ${y}`), inner);
  pen.stroke(traced('-0.2 0, 0.2 0'), inner * 1.4);
  for (const x of [-0.12, 0, 0.12]) for (const y of [-0.12, 0.12]) pen.dot([x, y], inner);
}

const leaves = [
  [-0.26, 0.14, 2.5],
  [0.26, 0.16, 0.6],
  [0.02, 0.26, 1.5],
] as const;
