import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPetal } from '../../parts/flowers/petal-ring.ts';

/** A spray of moth orchids: three open, buds at its end. */
export const orchid: Motif = {
  name: 'orchid',
  tinted: ['blush', 'violet'],
  draw(canvas) {
    canvas.layer(drawSpray, { silhouette: 'fills-and-lines' });
    for (const [x, y, scale, angleRad] of [
      [0.56, -0.72, 0.48, 0.3],
      [-0.34, -0.6, 0.56, -0.2],
      [0.06, 0.24, 0.66, 0],
    ] as const)
      canvas.layer((pen) => drawFlower(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.8 });
  },
};

function drawSpray(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(
    traced('-0.5 1.5, -0.44 0.8, -0.1 0.2, 0.1 -0.5, 0.5 -1.06, 1.06 -1.3', 10),
    (t) => inner * (2.4 - 1.2 * t),
  );
  for (const [x, y, scale] of [
    [0.86, -1.26, 0.17],
    [1.08, -1.3, 0.13],
  ] as const)
    pen.at({ at: [x, y], scale }).fill(outlined('0 -1, 0.8 -0.6, 0.8 0.5, 0 1.1!, -0.8 0.5, -0.8 -0.6'), {
      pigment: 'blush',
      tone: (px) => clamp(0.3 + 0.5 * px),
      line: inner,
    });
  for (const [leaf, rib] of [
    ['-0.5 1.5!, -0.9 1.3, -1.2 0.9, -1.24 0.6!, -0.86 0.84, -0.56 1.16', '-0.56 1.4, -0.9 1.06, -1.14 0.74'],
    ['-0.5 1.5!, -0.2 1.24, 0.3 1.1, 0.72 1.24!, 0.4 1.46, -0.1 1.54', '-0.4 1.46, 0.1 1.3, 0.6 1.26'],
  ] as const) {
    pen.fill(outlined(leaf), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 0.5 * (y - 0.8) + 0.2 * x),
      line: inner * 1.1,
    });
    pen.stroke(traced(rib), pen.weight.detail * 1.2, { taper: 0.4 });
  }
}

/** From the front, of radius 1. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const angle of [-Math.PI / 2, 0.66, Math.PI - 0.66])
    drawPetal(pen.at({ angleRad: angle }), {
      outline: outlined('0 0!, 0.4 -0.26, 0.76 -0.28, 1.02 0, 0.76 0.28, 0.4 0.26'),
      pigment: 'blush',
      veins: ['0.3 0, 0.6 0, 0.94 0', '0.36 -0.1, 0.6 -0.14, 0.82 -0.1', '0.36 0.1, 0.6 0.14, 0.82 0.1'],
    });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 -0.04!, 0.2 -0.4, 0.6 -0.62, 0.98 -0.44, 1.04 -0.04, 0.8 0.24, 0.4 0.24'), {
      pigment: 'blush',
      tone: (x, y) => clamp(0.8 - 0.95 * lengthOf(x, y)),
      line: inner * 1.1,
    });
    for (const vein of [
      '0.2 -0.06, 0.6 -0.1, 0.94 -0.06',
      '0.2 -0.14, 0.54 -0.34, 0.82 -0.36',
      '0.2 0.02, 0.5 0.1, 0.76 0.12',
    ])
      side.stroke(traced(vein), detail, { taper: 0.5 });
    side.fill(outlined('0.02 0.06!, 0.16 -0.04, 0.3 0.06, 0.3 0.24, 0.14 0.3, 0.02 0.24!'), {
      pigment: 'violet',
      tone: 0.3,
      line: inner,
    });
  });
  pen.fill(
    outlined(
      '0 0.1!, 0.14 0.24, 0.2 0.44, 0.1 0.6, 0.16 0.74!, 0 0.68, -0.16 0.74!, -0.1 0.6, -0.2 0.44, -0.14 0.24',
    ),
    {
      pigment: 'violet',
      tone: (x) => clamp(0.2 + 2 * Math.abs(x)),
      line: inner,
    },
  );
  pen.fill(outlined('0 -0.12, 0.1 -0.04, 0.08 0.12, 0 0.18, -0.08 0.12, -0.1 -0.04'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
}
