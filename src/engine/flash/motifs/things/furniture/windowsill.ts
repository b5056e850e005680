import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A deep sill before the panes of a window, a potted plant at its right: the rest of it is to lie or sit upon. */
export const windowsill: Motif = {
  name: 'windowsill',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawPanes(pen);
      drawSill(pen);
      drawPlant(pen.at({ at: [0.86, 0.6] }));
    }),
};

/** Four panes in a frame that goes on above. */
function drawPanes(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = { pigment: 'wood', line: inner * 1.2 } as const;
  pen.fill(rectangle(-1.16, -1.2, 1.16, 0.56), {
    ...wood,
    tone: (x) => clamp(0.15 + 0.3 * smoothstep(0.4, 1.2, x)),
  });
  for (const [left, right] of [
    [-1.0, -0.06],
    [0.06, 1.0],
  ] as const)
    for (const [top, bottom] of [
      [-1.04, -0.46],
      [-0.36, 0.5],
    ] as const) {
      pen.fill(rectangle(left, top, right, bottom), {
        pigment: 'waterLight',
        tone: (x, y) =>
          clamp(0.04 + 0.3 * smoothstep(top + 0.3, top, y) + 0.2 * smoothstep(left + 0.2, left, x)),
        line: inner,
      });
      // Light that slants across the glass.
      for (const [x, reach] of [
        [0.2, 0.3],
        [0.32, 0.42],
      ] as const)
        pen.stroke(
          traced(`${left + 0.08} ${top + x + 0.1}, ${left + x + 0.06} ${top + 0.1 + 0.3 * (0.42 - reach)}`),
          detail * 1.4,
          {
            taper: 0.3,
          },
        );
    }
}

/** The board from above, its edge, and the moulding below it. */
function drawSill(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const line = inner * 1.2;
  pen.fill(rectangle(-1.22, 0.92, 1.22, 1.06), { pigment: 'wood', tone: 0.6, line });
  pen.fill(outlined('-1.24 0.52!, 1.24 0.52!, 1.42 0.76!, -1.42 0.76!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.04 + 0.5 * smoothstep(0.62, 0.5, y)),
    line,
  });
  pen.fill(rectangle(-1.42, 0.76, 1.42, 0.93), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 0.3 * smoothstep(0.2, 1.4, x)),
    line,
  });
  for (const grain of [
    '-1.3 0.82, -0.9 0.84, -0.4 0.82',
    '-0.2 0.88, 0.3 0.86, 0.7 0.88',
    '0.5 0.81, 0.9 0.82, 1.3 0.8',
  ])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
}

/** A rubber plant's broad leaves in a pot of clay that stands on the origin. */
function drawPlant(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 -0.3, 0.0 -0.6, 0.03 -0.86'), inner * 1.8);
  for (const [at, angleRad, length] of leaves) {
    const leaf = pen.at({ at, angleRad, scale: length });
    leaf.fill(outlined('0 0!, -0.26 -0.32, -0.22 -0.7, 0 -1!, 0.22 -0.7, 0.26 -0.32'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 1.2 * Math.max(0, x) + 0.5 * smoothstep(-0.3, 0, y)),
      line: inner,
    });
    leaf.stroke(traced('0 -0.06, 0.01 -0.5, 0 -0.86'), detail, { taper: 0.4 });
  }
  pen.fill(outlined('-0.21 -0.26!, 0.21 -0.26!, 0.15 0.06!, 0 0.08, -0.15 0.06!'), {
    pigment: 'ember',
    tone: (x) => clamp(0.1 + 1.8 * Math.max(0, x - 0.02)),
    line: inner * 1.1,
  });
  pen.fill(rectangle(-0.25, -0.37, 0.25, -0.25), {
    pigment: 'ember',
    tone: (x) => clamp(0.1 + 1.6 * Math.max(0, x)),
    line: inner * 1.1,
  });
}

type Leaf = readonly [at: Point, angleRad: number, length: number];
const leaves: readonly Leaf[] = [
  [[0.03, -0.8], 0.1, 0.42],
  [[0.01, -0.7], -0.7, 0.4],
  [[0.02, -0.66], 0.85, 0.4],
  [[0, -0.46], -1.25, 0.38],
  [[0, -0.42], 1.25, 0.38],
];
