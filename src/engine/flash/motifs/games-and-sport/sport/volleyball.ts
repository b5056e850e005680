import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three times three panels that meet in its middle. */
export const volleyball: Motif = {
  name: 'volleyball',
  tinted: ['gold'],
  draw: (canvas) => canvas.layer(drawBall),
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tone = (x: number, y: number) => clamp(0.7 * lengthOf(x + 0.35, y + 0.4) - 0.3);
  pen.fill(circle([0, 0], 1, 72), { pigment: 'foam', tone, line: inner * 1.2 });
  for (let third = 0; third < 3; third++) {
    const angleRad = (third / 3) * fullTurn + 0.2;
    const part = pen.at({ angleRad });
    part.fill(
      outlined('-0.27 -0.1!, -0.03 -0.48, 0.02 -0.99!, -0.18 -0.98, -0.36 -0.93!, -0.36 -0.5, -0.54 -0.1!'),
      {
        pigment: 'gold',
        tone: (x, y) =>
          tone(
            x * Math.cos(angleRad) - y * Math.sin(angleRad),
            x * Math.sin(angleRad) + y * Math.cos(angleRad),
          ),
        line: inner,
      },
    );
    part.stroke(traced('0 0, 0.28 -0.4, 0.34 -0.93'), inner * 1.2);
  }
  pen.stroke(traced('-0.84 -0.2, -0.72 -0.5, -0.5 -0.72'), detail * 2, { isErasing: true, taper: 0.4 });
}
