import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A tuft of grass: long thin leaves that rise from one root and bend over. */
export const grass: Motif = {
  name: 'grass',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [i, [root, tip, height, bend]] of leaves.entries())
          drawBlade(
            pen,
            `${root} 1.3, ${root + (tip - root) * 0.2} ${1.3 - height * 0.5}, ${root + (tip - root) * 0.6} ${1.3 - height}, ${tip} ${1.3 - height + bend}`,
            i,
          );
      },
      { contour: 0.7 },
    );
  },
};

function drawBlade(pen: Pen, knots: string, i: number): void {
  const line = traced(knots, 12);
  pen.fill(
    outlineOf(ribbon(line, (share) => 0.075 * (1 - share) ** 0.6 * Math.min(1, 0.55 + share * 2) + 0.004)),
    {
      pigment: i % 3 === 1 ? 'leafLight' : 'leaf',
      tone: (_, y) => clamp(0.1 + 0.45 * (y - 0.2)),
      line: pen.weight.inner,
    },
  );
  if (pen.hasDetail)
    pen.stroke(line.slice(0, Math.round(line.length * 0.75)), pen.weight.detail * 0.8, {
      taper: 0.4,
      tapering: 'end',
    });
}

/** Root and tip across, height, and how far the tip hangs below it: from the back to the front. */
const leaves: readonly (readonly [number, number, number, number])[] = [
  [-0.06, -0.16, 2.7, 0.0],
  [0.08, 0.34, 2.6, 0.04],
  [-0.12, -0.62, 2.42, 0.12],
  [0.14, 0.8, 2.3, 0.16],
  [0.0, 0.1, 2.34, -0.04],
  [-0.2, -1.0, 2.0, 0.3],
  [0.2, 1.14, 1.92, 0.34],
  [-0.1, -0.42, 2.02, 0.02],
  [0.1, 0.5, 1.94, 0.06],
  [-0.26, -1.3, 1.5, 0.44],
  [0.26, 1.4, 1.42, 0.46],
  [-0.16, -0.76, 1.5, 0.14],
  [0.18, 0.86, 1.4, 0.16],
  [-0.04, -0.2, 1.56, -0.02],
  [0.06, 0.26, 1.4, 0.0],
  [-0.3, -1.16, 0.92, 0.24],
  [0.3, 1.2, 0.86, 0.22],
];
