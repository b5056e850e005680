import type { Point } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

export const cross: Motif = {
  name: 'cross',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const tone = linearShader([-0.2, 0], [0.4, 0], [0.1, 0.6]);
      pen.fill(latinCross(0.17, 0), { pigment: 'wood', tone, line: inner * 1.2 });
      pen.stroke(closed(latinCross(0.105, 0.065)), detail);
      for (const y of [-0.8, -0.6, 0.1, 0.35, 0.6, 0.82]) {
        pen.stroke(
          [
            [-0.06, y],
            [0.02, y + 0.1],
          ],
          detail,
          { taper: 0.5 },
        );
      }
    });
  },
};

/** @param half half the width of the beams
 *  @param inset how much shorter the beams are at their ends */
function latinCross(half: number, inset: number): Point[] {
  const middle = -0.285;
  const [top, bottom, reach] = [-1 + inset, 1 - inset, 0.66 - inset];
  return [
    [-half, top],
    [half, top],
    [half, middle - half],
    [reach, middle - half],
    [reach, middle + half],
    [half, middle + half],
    [half, bottom],
    [-half, bottom],
    [-half, middle + half],
    [-reach, middle + half],
    [-reach, middle - half],
    [-half, middle - half],
  ];
}
