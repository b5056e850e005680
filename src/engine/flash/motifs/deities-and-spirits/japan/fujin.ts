import { spiral } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawOniHair, drawOniMask } from './oni.ts';

/** The god of wind: an oni's face under his bag of winds, gusts at both sides. */
export const fujin: Motif = {
  name: 'fujin',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawGusts, { silhouette: 'fills-and-lines', contour: 0 });
    canvas.layer(drawBag);
    canvas.layer((pen) => {
      const head = pen.at({ scale: 0.8, at: [0, 0.16] });
      drawOniHair(head);
      drawOniMask(head, 'leaf');
    });
  },
};

function drawBag(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const bag = ribbon(
    traced(
      '-0.9 0.7, -1.26 0.2, -1.22 -0.5, -0.72 -1.16, 0 -1.42, 0.72 -1.16, 1.22 -0.5, 1.26 0.2, 0.9 0.7',
      9,
    ),
    (t) => 0.05 + 0.26 * Math.sin(Math.PI * t) ** 0.5,
  );
  pen.fill(outlineOf(bag), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.95 - 0.62 * Math.sqrt(x * x + (y * 0.86) ** 2)),
    line: inner * 1.2,
  });
  for (const across of [-0.6, -0.2, 0.25, 0.65])
    pen.stroke(
      Array.from({ length: 30 }, (_, i) =>
        onRibbon(bag, 0.06 + (i / 29) * 0.88, across + 0.1 * Math.sin(i * 0.7 + across * 9)),
      ),
      detail * 1.3,
      { taper: 0.2 },
    );
}

function drawGusts(pen: Pen): void {
  const { inner } = pen.weight;
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    for (const [x, y, radius] of [
      [0.98, 1.0, 0.26],
      [0.6, 1.3, 0.2],
    ] as const) {
      side.stroke(spiral([x, y], Math.PI * 0.5, radius, radius * 0.1, -1.4, 40), (t) => inner * (1.6 - t), {
        taper: 0.2,
      });
      side.stroke(
        traced(`${x} ${y + radius}, ${x - 0.3} ${y + radius + 0.02}, ${x - 0.6} ${y + radius - 0.08}`),
        inner * 1.5,
        { taper: 0.5 },
      );
    }
  }
}
