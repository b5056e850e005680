import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three pyramids in the desert under the sun. */
export const pyramid: Motif = {
  name: 'pyramid',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        pen.fill(circle([0.34, -0.62], 0.42, 60), { pigment: 'ember', tone: 0.1, line: pen.weight.inner }),
      { contour: 0.7 },
    );
    canvas.layer((pen) => {
      drawPyramid(pen, 0.78, 0.12, 0.5);
      drawPyramid(pen, -0.72, 0.24, 0.42);
      drawPyramid(pen, 0, -0.62, 0.92);
      pen.fill(
        outlined(
          '-1.3 0.66!, -0.8 0.56, -0.2 0.64, 0.4 0.54, 1.3 0.66!, 1.0 0.86, 0.2 0.92, -0.6 0.9, -1.1 0.84',
        ),
        { pigment: 'bone', tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.62)), line: pen.weight.inner },
      );
      for (const line of ['-0.7 0.74, -0.4 0.7, -0.1 0.76', '0.3 0.76, 0.6 0.7, 0.9 0.74'])
        pen.stroke(traced(line), pen.weight.detail, { taper: 0.4 });
    });
  },
};

/** A lit and a shaded side; courses of stone. */
function drawPyramid(pen: Pen, x: number, top: number, half: number): void {
  const { inner, detail } = pen.weight;
  const edge = x + half * 0.3;
  pen.fill(outlined(`${x} ${top}!, ${edge} 0.72!, ${x - half} 0.64!`), {
    pigment: 'gold',
    tone: 0.08,
    line: inner * 1.1,
  });
  pen.fill(outlined(`${x} ${top}!, ${x + half} 0.62!, ${edge} 0.72!`), {
    pigment: 'gold',
    tone: 0.65,
    line: inner * 1.1,
  });
  for (const share of steps(7, 0.16, 0.9)) {
    const y = top + (0.68 - top) * share;
    const [left, middle, right] = [x - half * share, x + (edge - x) * share, x + half * share];
    const start = pen.random.between(0, 0.5);
    pen.stroke(
      traced(
        `${left + (middle - left) * start} ${y}, ${left + (middle - left) * (start + 0.45)} ${y + 0.01}`,
      ),
      detail,
    );
    if (share > 0.4)
      pen.stroke(
        traced(`${middle + (right - middle) * 0.2} ${y}, ${middle + (right - middle) * 0.8} ${y - 0.02}`),
        detail,
      );
  }
}
