import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Lily of the valley: white bells along an arched stem before two broad leaves. */
export const lilyOfTheValley: Motif = {
  name: 'lily-of-the-valley',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawLeaf(pen.at({ at: [-0.04, 1.4], angleRad: -0.26, scale: 1.08 }));
        drawLeaf(pen.at({ at: [0.04, 1.4], angleRad: 0.42, scale: 0.94, isFlipped: true }));
      },
      { contour: 0.8 },
    );
    canvas.layer(drawSpray, { silhouette: 'fills-and-lines', contour: 0.7 });
  },
};

/** Upright on its stalk, from 0 to -2.1. */
function drawLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0 0.1!, -0.14 -0.3, -0.44 -0.9, -0.4 -1.5, 0.0 -2.1!, 0.34 -1.5, 0.4 -0.9, 0.14 -0.3'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.1, 0.36, x) + 0.3 * smoothstep(-0.8, 0, y)),
    line: inner * 1.1,
  });
  for (const rib of [
    '0 0.0, 0.02 -1.0, 0 -2.0',
    '-0.04 -0.2, -0.24 -1.0, -0.1 -1.8',
    '0.04 -0.2, 0.22 -1.0, 0.08 -1.8',
    '-0.1 -0.4, -0.36 -1.1, -0.24 -1.6',
    '0.1 -0.4, 0.34 -1.1, 0.22 -1.5',
  ])
    pen.stroke(traced(rib), detail, { taper: 0.4 });
}

function drawSpray(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(
    traced('0.0 1.4, -0.16 0.6, -0.14 -0.2, 0.1 -0.86, 0.5 -1.14, 0.86 -1.0'),
    (t) => inner * (2.2 - t),
  );
  for (const [x, y, dx, scale] of bells) {
    pen.stroke(traced(`${x} ${y}, ${x + dx * 0.6} ${y - 0.06}, ${x + dx} ${y + 0.1}`), inner * 1.1);
    drawBell(pen.at({ at: [x + dx, y + 0.1], scale, angleRad: dx < 0 ? 0.2 : -0.15 }));
  }
}

/** Hangs from the origin, 1 long, its rim turned out in points. */
function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0, 0.3 0.06, 0.48 0.36, 0.46 0.7, 0.62 0.94!, 0.4 0.9, 0.26 1.06!, 0.12 0.92, 0 1.1!, -0.12 0.92, -0.26 1.06!, -0.4 0.9, -0.62 0.94!, -0.46 0.7, -0.48 0.36, -0.3 0.06',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.8 * smoothstep(0, 0.5, x) + 0.2 * smoothstep(0.3, 0, y)),
      line: inner,
    },
  );
  pen.stroke(traced('-0.2 0.2, -0.26 0.5, -0.2 0.8'), detail, { taper: 0.4 });
  pen.stroke(traced('0.14 0.2, 0.2 0.5, 0.16 0.8'), detail, { taper: 0.4 });
}

const bells = [
  [-0.15, 0.16, 0.36, 0.34],
  [-0.17, -0.06, -0.34, 0.36],
  [-0.1, -0.36, 0.4, 0.34],
  [-0.02, -0.6, -0.36, 0.34],
  [0.16, -0.92, 0.26, 0.32],
  [0.46, -1.12, 0.2, 0.28],
  [0.72, -1.1, 0.16, 0.22],
  [0.86, -1.0, 0.1, 0.16],
] as const;
