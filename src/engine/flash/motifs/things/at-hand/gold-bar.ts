import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A cast bar of gold, gleaming. */
export const goldBar: Motif = {
  name: 'gold-bar',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawBar(pen.at({ scale: 1.5 })));
    canvas.layer(
      (pen) => {
        for (const [x, y, scale] of [
          [0.86, -0.56, 0.26],
          [-0.96, -0.2, 0.17],
        ] as const)
          drawSparkle(pen.at({ at: [x, y], scale }));
      },
      { contour: 0.4 },
    );
  },
};

/** Its end towards us on the left, about 1.3 wide and 0.9 high. */
function drawBar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.36 -0.1!, 0.2 -0.42!, 0.56 -0.34!, 0.06 0.0!'), {
    pigment: 'gold',
    tone: 0.02,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.06 0.0!, 0.56 -0.34!, 0.72 0.06!, 0.22 0.5!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.45 + 0.5 * y),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.36 -0.1!, 0.06 0.0!, 0.22 0.5!, -0.6 0.34!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.14 + 0.3 * (x + 0.4) + 0.3 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.34 0.02!, -0.02 0.1!, 0.06 0.36!, -0.44 0.26!, -0.34 0.02'), detail * 1.2);
  pen.stroke(traced('-0.2 0.13, -0.02 0.17'), inner);
  pen.stroke(traced('-0.24 0.2, 0.0 0.26'), inner);
  pen.stroke(traced('-0.16 -0.12, 0.2 -0.33'), detail * 1.3, { taper: 0.4 });
}
