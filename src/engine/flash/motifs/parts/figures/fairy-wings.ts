import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** The two pairs of a fairy's wings, about 2.7 wide, spread from between her shoulders at (0, -0.25). */
export function drawFairyWings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const { outline, veins, spots, pigment } of wings) {
      side.fill(outlined(outline), {
        pigment,
        tone: (x, y) => {
          const away = lengthOf(x, y + 0.25);
          return clamp(0.6 * smoothstep(0.6, 0.1, away) + 0.6 * smoothstep(0.8, 1.6, away));
        },
        line: inner * 1.2,
      });
      for (const vein of veins) side.stroke(traced(vein), detail * 1.2, { taper: 0.3, tapering: 'end' });
      for (const [x, y, radius] of spots)
        side.fill(circle([x, y], radius, 20), { pigment: 'foam', tone: 0.05, line: detail });
    }
  });
}

const wings = [
  {
    outline:
      '0.06 -0.2!, 0.4 -0.14, 0.8 0.0, 1.08 0.26, 1.06 0.56, 0.86 0.74, 0.84 1.06!, 0.64 0.84, 0.5 0.5, 0.3 0.16, 0.06 -0.06!',
    veins: [
      '0.1 -0.16, 0.5 0.02, 1.0 0.34',
      '0.1 -0.14, 0.5 0.16, 0.86 0.66',
      '0.1 -0.12, 0.44 0.22, 0.76 0.86',
      '0.64 0.1, 0.84 0.12, 1.0 0.22',
    ],
    spots: [
      [0.94, 0.5, 0.07],
      [0.98, 0.3, 0.05],
      [0.8, 0.62, 0.05],
    ],
    pigment: 'waterLight',
  },
  {
    outline:
      '0.06 -0.4!, 0.3 -0.86, 0.64 -1.3, 1.04 -1.56, 1.3 -1.62!, 1.4 -1.2, 1.3 -0.72, 1.06 -0.36, 0.7 -0.14, 0.34 -0.1, 0.06 -0.2!',
    veins: [
      '0.1 -0.36, 0.5 -0.86, 1.2 -1.5',
      '0.1 -0.33, 0.6 -0.76, 1.3 -1.2',
      '0.1 -0.3, 0.64 -0.52, 1.26 -0.78',
      '0.1 -0.26, 0.6 -0.3, 1.0 -0.4',
      '0.6 -0.94, 0.72 -1.1, 0.86 -1.4',
    ],
    spots: [
      [1.22, -1.36, 0.07],
      [1.28, -1.02, 0.08],
      [1.16, -0.6, 0.07],
    ],
    pigment: 'violet',
  },
] as const;
