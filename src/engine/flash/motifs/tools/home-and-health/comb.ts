import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A barber's comb, one half of its teeth finer. */
export const comb: Motif = {
  name: 'comb',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer(drawComb, { at: { angleRad: -0.4 } }),
};

const teeth = [...steps(7, -1.1, -0.12), ...steps(11, 0.04, 1.14)];

function drawComb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const edge = teeth.flatMap((x, i): Point[] => {
    const next = teeth[i + 1];
    if (next === undefined) return [];
    const width = (next - x) * 0.6;
    return [
      [x, -0.02],
      [x + width * 0.12, 0.42],
      [x + width * 0.5, 0.46],
      [x + width * 0.88, 0.42],
      [x + width, -0.02],
    ];
  });
  const spine = traced(
    '1.22 0.46!, 1.24 -0.1, 1.16 -0.3, 0.8 -0.36, 0 -0.4, -0.8 -0.36, -1.16 -0.3, -1.24 -0.1, -1.2 0.46!, -1.12 0.46!',
  );
  pen.fill([...edge, [1.12, -0.02], [1.14, 0.46], ...spine], {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.2 * x + 1.2 * (y + 0.2)),
    line: inner,
  });
  pen.stroke(traced('-1.12 -0.1, 0 -0.12, 1.12 -0.1'), inner);
  pen.stroke(traced('-1.0 -0.25, -0.5 -0.29, 0 -0.3'), detail * 2, { isErasing: true, taper: 0.3 });
}
