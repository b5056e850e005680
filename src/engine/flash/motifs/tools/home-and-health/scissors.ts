import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A barber's scissors, open. */
export const scissors: Motif = {
  name: 'scissors',
  tinted: ['steel'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawHalf(pen.at({ angleRad: 0.3 }), !isFlipped), {
        at: { isFlipped },
        contour: 0.7,
      });
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.fill(circle([0, 0.06], 0.09, 24), { pigment: 'gold', tone: 0.2, line: inner });
        pen.stroke(traced('-0.05 0.09, 0.05 0.03'), detail * 1.4);
      },
      { contour: 0.4 },
    );
  },
};

/** A blade up to -1.4, its handle below; one has a rest for the little finger. */
function drawHalf(pen: Pen, hasRest: boolean): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 0.14!, 0.11 -0.2, 0.07 -0.9, -0.02 -1.46!, -0.1 -0.8, -0.12 -0.1, -0.08 0.14!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.25 + 3.2 * x + 0.2 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.03 -1.3, -0.03 -0.7, -0.02 -0.1'), detail * 1.2, { taper: 0.3 });
  if (hasRest)
    pen.stroke(traced('-0.3 1.16, -0.42 1.32, -0.38 1.5', 8), inner * 2.4, { taper: 0.3, tapering: 'end' });
  pen.fill(
    outlined('-0.08 0.06!, 0.1 0.06!, 0.06 0.3, 0.0 0.56, -0.02 0.72!, -0.16 0.72!, -0.14 0.5, -0.12 0.28'),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.3 + 3 * (x + 0.04)),
      line: inner * 1.1,
    },
  );
  pen.fill([ellipse([-0.14, 0.94], 0.3, 0.34, 44), ellipse([-0.14, 0.94], 0.19, 0.23, 44)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 1.2 * (x + 0.14) + 0.6 * (y - 0.94)),
    line: inner * 1.1,
    rule: 'evenodd',
  });
}
