import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLock } from '../../parts/any-beast/fur.ts';

/** A white picket fence, grass at its foot. */
export const fence: Motif = {
  name: 'fence',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const y of [-0.24, 0.36]) drawRail(pen, y);
      for (const x of steps(6, -1.2, 1.2)) drawPicket(pen.at({ at: [x, 0] }));
      drawGrass(pen);
    }),
};

function drawRail(pen: Pen, y: number): void {
  pen.fill(outlined(`-1.5 ${y - 0.08}!, 1.5 ${y - 0.08}!, 1.5 ${y + 0.08}!, -1.5 ${y + 0.08}!`), {
    pigment: 'foam',
    tone: (_, at) => clamp(0.45 + 3 * (at - y)),
    line: pen.weight.inner * 1.1,
  });
}

/** Its point at y = -0.84. */
function drawPicket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.14 -0.62!, 0 -0.84!, 0.14 -0.62!, 0.14 0.84!, -0.14 0.84!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 2 * x + 0.3 * (y - 0.2)),
    line: inner * 1.1,
  });
  for (const y of [-0.24, 0.36]) pen.dot([0, y], inner);
  for (const grain of ['-0.05 -0.52, -0.04 -0.36', '0.05 -0.1, 0.04 0.2', '-0.06 0.0, -0.05 0.24'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
}

/** Tufts between the pickets. */
function drawGrass(pen: Pen): void {
  for (const x of steps(12, -1.44, 1.44))
    for (const [dx, height] of [
      [-0.14, 0.26],
      [0.13, 0.3],
      [0, 0.4],
    ] as const)
      drawLock(pen, {
        root: [x, 0.98],
        tip: [x + dx, 0.98 - height],
        width: 0.12,
        bend: dx,
        pigment: 'leaf',
        tone: (_, y) => clamp(0.2 + 1.6 * (y - 0.66)),
      });
}
