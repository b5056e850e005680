import { clamp, steps } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** Silver grass: three plumes that nod to one side over their long leaves. */
export const pampas: Motif = {
  name: 'pampas',
  tinted: ['scroll'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [line, half] of blades) drawStrapLeaf(pen, line, half);
      },
      { contour: 0.7 },
    );
    for (const line of plumes)
      canvas.layer((pen) => drawPlume(pen, line), { silhouette: 'fills-and-lines', contour: 0.6 });
  },
};

/** A stalk whose upper half bears drooping strands, those at the foot first. */
function drawPlume(pen: Pen, knots: string): void {
  const { inner, detail } = pen.weight;
  const line = traced(knots, 14);
  const last = line.length - 1;
  pen.stroke(line, (t) => inner * (2.2 - 1.4 * t));
  const from = Math.round(last * 0.46);
  for (let i = last; i >= from; i--) {
    const share = (i - from) / (last - from);
    const along = directionRad(pointAt(line, i - 1), pointAt(line, i + 1));
    const scale = 0.22 + 0.3 * Math.sin(Math.PI * (0.2 + 0.7 * share));
    for (const side of [-1, 1]) {
      const strand = pen.at({
        at: pointAt(line, i),
        angleRad: along + side * pen.random.between(0.3, 0.62),
        scale,
      });
      strand.fill(
        outlined(
          `0 -0.03!, 0.4 ${-0.08 - 0.05 * side}, 0.8 ${-0.04 + 0.06 * side}, 1.04 ${0.14 * side}!, 0.76 ${0.08 + 0.06 * side}, 0.4 ${0.09 - 0.05 * side}, 0 0.03!`,
        ),
        { pigment: 'scroll', tone: (x) => clamp(0.55 - 0.5 * x + 0.15 * side), line: detail * 1.2 },
      );
      for (const at of steps(2, 0.4, 0.8))
        strand.stroke(traced(`${at} 0, ${at + 0.16} ${-0.1 * side}`), detail * 0.9, { taper: 0.4 });
    }
  }
}

const plumes = [
  '-0.1 1.6, -0.24 0.6, -0.5 -0.2, -0.96 -0.6',
  '0.1 1.6, 0.2 0.7, 0.5 0.0, 0.96 -0.26',
  '0 1.6, 0.04 0.5, 0.1 -0.6, 0.44 -1.3',
];
const blades = [
  ['-0.1 1.6, -0.4 0.8, -0.96 0.5, -1.3 0.8', 0.06],
  ['0.1 1.6, 0.4 0.9, 0.9 0.6, 1.24 0.9', 0.06],
  ['0 1.6, -0.3 0.6, -0.6 0.2', 0.05],
  ['0.04 1.6, 0.3 0.7, 0.74 0.3', 0.05],
  ['0 1.6, -0.5 1.2, -0.94 1.2', 0.05],
] as const;
