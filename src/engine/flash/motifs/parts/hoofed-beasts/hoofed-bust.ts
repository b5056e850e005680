import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';

export interface HoofedBust {
  readonly coat: Pigment;
  /** What stands up along the neck, behind it. */
  readonly drawMane?: (pen: Pen) => void;
  /** The head in profile, its nape at the origin of its pen. */
  readonly drawHead: (pen: Pen) => void;
}

/** The head and the neck of a hoofed beast in profile, looking to the right. */
export function drawHoofedBust(pen: Pen, { coat, drawMane, drawHead }: HoofedBust): void {
  drawMane?.(pen);
  pen.fill(neck, {
    pigment: coat,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.2, 0.3, x) * smoothstep(-0.4, 0.3, y)),
    line: pen.weight.inner * 1.2,
  });
  for (const row of ['-0.5 0.5, -0.3 0.58, -0.1 0.54', '-0.4 0.1, -0.2 0.2, 0.0 0.16'])
    drawHairs(pen, traced(row), [-0.02, 0.18], 8);
  drawHead(pen.at({ at: [-0.06, -0.7], scale: 1.75 }));
}

const neck = outlined(
  '-0.14 -0.72!, -0.36 -0.4, -0.54 0.1, -0.72 0.6, -0.82 1.04!, -0.52 1.0!, -0.36 1.18!, -0.14 1.02!, 0.04 1.16!, 0.2 0.98!, 0.16 0.6, 0.14 0.3, 0.22 0.0!, 0.1 -0.5',
);
