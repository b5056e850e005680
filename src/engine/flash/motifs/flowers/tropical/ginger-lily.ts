import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStrapLeaf } from '../../parts/plants/strap-leaf.ts';

/** White ginger lily: butterflies of flowers around a head of green bracts, long leaves below. */
export const gingerLily: Motif = {
  name: 'ginger-lily',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawStalk, { contour: 0.8 });
    for (const [x, y, scale, angleRad] of [
      [0.1, -1.0, 0.62, 0.3],
      [-0.56, -0.62, 0.68, -0.7],
      [0.6, -0.5, 0.7, 0.9],
      [-0.04, -0.3, 0.82, 0.05],
    ] as const)
      canvas.layer((pen) => drawButterfly(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.8 });
  },
};

function drawStalk(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.04 1.7, 0 0.8, 0 -0.2', 8), inner * 4);
  for (const [line, half] of [
    ['0.02 1.5, 0.5 1.0, 1.0 0.9, 1.36 1.16', 0.15],
    ['0.02 1.5, -0.5 1.1, -0.96 1.04, -1.3 1.3', 0.15],
    ['0 1.1, -0.4 0.5, -0.9 0.36, -1.26 0.5', 0.15],
    ['0 1.0, 0.4 0.42, 0.86 0.26, 1.2 0.36', 0.14],
  ] as const)
    drawStrapLeaf(pen, line, half);
  for (const [x, y, scale, angleRad] of [
    [-0.16, 0.2, 0.5, -0.3],
    [0.16, 0.2, 0.5, 0.3],
    [-0.14, -0.08, 0.46, -0.24],
    [0.16, -0.1, 0.46, 0.24],
    [0, 0.12, 0.54, 0],
    [0, -0.4, 0.44, 0],
  ] as const)
    pen
      .at({ at: [x, y], scale, angleRad })
      .fill(outlined('-0.3 0.4!, -0.46 0, 0 -0.8!, 0.46 0, 0.3 0.4!, 0 0.5'), {
        pigment: 'leafLight',
        tone: (px, py) => clamp(0.3 + 0.5 * px + 0.2 * py),
        line: inner,
      });
}

/** About 2 wide: a lip cleft in two above two wings, narrow petals behind, one long stamen. */
function drawButterfly(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const angleRad of [-2.3, 2.3, 3.14])
    pen.at({ angleRad }).fill(outlined('-0.06 0!, -0.12 -0.5, 0 -0.94!, 0.12 -0.5, 0.06 0!'), {
      pigment: 'foam',
      tone: 0.35,
      line: inner,
    });
  for (const side of [-1, 1]) {
    const wing = pen.at({ isFlipped: side < 0 });
    wing.fill(outlined('0.02 0.02!, 0.3 0.0, 0.74 0.06, 0.98 0.3, 0.8 0.58, 0.46 0.5, 0.16 0.26'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.5 - 0.5 * x + 0.2 * y),
      line: inner,
    });
    wing.stroke(traced('0.12 0.06, 0.44 0.2, 0.76 0.34'), detail * 1.2, { taper: 0.4 });
  }
  pen.fill(
    outlined(
      '0 0.12!, -0.24 -0.2, -0.66 -0.42, -0.8 -0.78, -0.54 -1.08, -0.16 -1.0, 0 -0.74!, 0.18 -1.02, 0.56 -1.06, 0.8 -0.74, 0.64 -0.4, 0.24 -0.2',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.55 + 0.8 * y + 0.2 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0 0.08!, -0.16 -0.22, -0.12 -0.5, 0 -0.6!, 0.12 -0.5, 0.16 -0.22'), {
    pigment: 'moon',
    tone: 0.2,
  });
  for (const vein of [
    '-0.08 -0.1, -0.34 -0.46, -0.5 -0.84',
    '0.08 -0.1, 0.34 -0.46, 0.5 -0.84',
    '0 -0.1, 0 -0.66',
  ])
    pen.stroke(traced(vein), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('0 0.04, 0.1 0.4, 0.02 0.8'), inner * 2.4);
  pen.fill(outlined('-0.06 0.66!, 0.1 0.66!, 0.06 0.98, -0.04 0.98'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}
