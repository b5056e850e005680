import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';

/** The red cross: five equal squares. */
export const medicalCross: Motif = {
  name: 'medical-cross',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(greekCross(0.33, 0), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.1 + 0.6 * (x + y - 0.2)),
        line: inner * 1.2,
      });
      pen.stroke(closed(greekCross(0.26, 0.07)), detail);
    });
  },
};

/** @param half half the width of the beams
 *  @param inset how much shorter the beams are at their ends */
function greekCross(half: number, inset: number): Point[] {
  const reach = 1 - inset;
  const quarter: readonly Point[] = [
    [-half, -reach],
    [half, -reach],
    [half, -half],
  ];
  return [0, 1, 2, 3].flatMap((turn) =>
    quarter.map(([x, y]) => {
      let at: Point = [x, y];
      for (let i = 0; i < turn; i++) at = [-at[1], at[0]];
      return at;
    }),
  );
}
