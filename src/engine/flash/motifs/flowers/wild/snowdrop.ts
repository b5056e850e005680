import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** Snowdrops: two bells of three petals nodding from bent stems. */
export const snowdrop: Motif = {
  name: 'snowdrop',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        drawStrapLeaf(pen, '-0.1 1.5, -0.5 0.8, -0.8 0.2', 0.09);
        drawStrapLeaf(pen, '0.14 1.5, 0.54 1.0, 0.94 0.6', 0.09);
        drawStrapLeaf(pen, '0 1.5, 0.0 0.9, -0.16 0.4', 0.08);
        pen.stroke(traced('0 1.5, -0.06 0.4, -0.2 -0.6, -0.42 -1.12, -0.66 -1.0, -0.7 -0.76', 10), inner * 2);
        pen.stroke(traced('0.04 1.5, 0.2 0.6, 0.34 -0.2, 0.54 -0.6, 0.74 -0.5, 0.78 -0.32', 10), inner * 1.8);
        pen.fill(outlined('-0.34 -1.06!, -0.3 -1.3, -0.42 -1.44, -0.56 -1.5!, -0.5 -1.26'), {
          pigment: 'leaf',
          tone: 0.3,
          line: inner,
        });
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => drawBell(pen.at({ at: [0.78, -0.36], scale: 0.62, angleRad: -0.12 })));
    canvas.layer((pen) => drawBell(pen.at({ at: [-0.7, -0.8], scale: 0.78, angleRad: 0.1 })));
  },
};

/** Hangs from the origin, 1.3 long. */
function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.2 0.3!, 0.2 0.3!, 0.28 0.7, 0.2 0.9!, 0.1 0.82, 0 0.94!, -0.1 0.82, -0.2 0.9!, -0.28 0.7'),
    { pigment: 'foam', tone: 0.5, line: inner },
  );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 0.76!, 0.16 0.7, 0.2 0.84!, 0.1 0.8'), {
      pigment: 'leaf',
      tone: 0.2,
      line: detail,
    });
    side.fill(outlined('0 0.16!, 0.2 0.2, 0.5 0.5, 0.66 0.9, 0.58 1.16!, 0.36 0.98, 0.16 0.6'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.4, 0.1, y) + 0.5 * smoothstep(0.4, 0.66, x)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.14 0.3, 0.36 0.6, 0.52 1.0'), detail, { taper: 0.4 });
  });
  pen.fill(outlined('0 0.14!, 0.22 0.3, 0.32 0.7, 0.2 1.1, 0 1.28!, -0.2 1.1, -0.32 0.7, -0.22 0.3'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.7 * smoothstep(0.05, 0.32, x) + 0.4 * smoothstep(0.5, 0.2, y)),
    line: inner * 1.1,
  });
  for (const vein of [
    '0 0.4, 0 0.8, 0 1.14',
    '-0.1 0.4, -0.14 0.7, -0.08 1.0',
    '0.1 0.4, 0.14 0.7, 0.08 1.0',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.4 });
  pen.fill(outlined('0 -0.1, 0.16 -0.02, 0.18 0.18, 0 0.26, -0.18 0.18, -0.16 -0.02'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner,
  });
}
