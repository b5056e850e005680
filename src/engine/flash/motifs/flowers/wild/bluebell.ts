import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** Bluebells: nodding bells with rolled tips along one side of an arching stem. */
export const bluebell: Motif = {
  name: 'bluebell',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawStrapLeaf(pen, '0 1.5, -0.3 0.9, -0.7 0.3, -1.0 0.24', 0.1);
        drawStrapLeaf(pen, '0 1.5, 0.26 1.0, 0.74 0.56, 0.96 0.66', 0.1);
        pen.stroke(
          traced('0 1.5, -0.1 0.6, -0.06 -0.3, 0.2 -0.94, 0.62 -1.06, 0.86 -0.8', 12),
          pen.weight.inner * 2,
        );
        for (const { bend, at, angleRad, scale } of bells) {
          pen.stroke(traced(bend), pen.weight.inner * 1.2);
          drawBell(pen.at({ at, angleRad, scale }));
        }
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** Hanging along the y axis from its stalk at 0, 1 long. */
function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.12, 0.1]) {
    pen.stroke(traced(`${x} 0.7, ${x * 1.4} 1.04`), detail);
    pen.dot([x * 1.4, 1.05], detail * 1.6);
  }
  pen.fill(bell, { pigment: 'violet', tone: (x, y) => clamp(0.65 - 0.6 * y + 0.9 * x), line: inner * 1.1 });
  for (const rib of ['-0.05 0.08, -0.13 0.4, -0.14 0.76', '0.06 0.08, 0.13 0.4, 0.14 0.76'])
    pen.stroke(traced(rib), detail * 1.2, { taper: 0.4 });
  for (const tip of tips) pen.fill(tip, { pigment: 'waterLight', tone: 0.05, line: inner * 0.8 });
  pen.fill(outlined('-0.1 0.06!, 0 -0.1, 0.1 0.06!, 0 0.1'), { pigment: 'leaf', tone: 0.4, line: detail });
}

const bell = outlined(
  '0 -0.04, 0.18 0.04, 0.26 0.3, 0.28 0.6, 0.42 0.86!, 0.22 0.8, 0.1 0.92!, 0 0.8, -0.12 0.92!, -0.22 0.8, -0.42 0.86!, -0.28 0.6, -0.26 0.3, -0.18 0.04',
);
/** Rolled outwards and up. */
const tips = [
  outlined('0.27 0.6!, 0.42 0.88, 0.6 0.82, 0.6 0.66!, 0.5 0.72, 0.4 0.66'),
  outlined('-0.27 0.6!, -0.42 0.88, -0.6 0.82, -0.6 0.66!, -0.5 0.72, -0.4 0.66'),
  outlined('-0.14 0.74!, -0.16 0.96, 0 1.02, 0.14 0.96, 0.12 0.74!, 0 0.84'),
];
const bells = [
  { bend: '0.84 -0.84, 0.9 -0.74', at: [0.9, -0.76], angleRad: -0.1, scale: 0.42 },
  { bend: '0.6 -1.06, 0.62 -0.86', at: [0.6, -0.9], angleRad: 0.16, scale: 0.52 },
  { bend: '0.24 -0.96, 0.26 -0.64', at: [0.24, -0.68], angleRad: 0.2, scale: 0.6 },
  { bend: '0.02 -0.6, -0.34 -0.62, -0.42 -0.4', at: [-0.42, -0.46], angleRad: 0.16, scale: 0.62 },
  { bend: '-0.04 -0.3, 0.24 -0.28, 0.34 -0.06', at: [0.34, -0.12], angleRad: -0.1, scale: 0.66 },
  { bend: '-0.08 0.2, -0.32 0.16, -0.42 0.34', at: [-0.42, 0.28], angleRad: 0.2, scale: 0.66 },
] as const;
