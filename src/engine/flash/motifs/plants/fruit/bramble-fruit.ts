import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Two ripe berries and an unripe one on a cane with leaves. */
function brambleFruit(name: string, ripe: Pigment, unripe: Pigment): Motif {
  return {
    name,
    tinted: [ripe],
    draw(canvas) {
      canvas.layer(drawCane, { silhouette: 'fills-and-lines', contour: 0.8 });
      canvas.layer((pen) => drawBerry(pen.at({ at: [0.82, -0.06], scale: 0.44, angleRad: -0.3 }), unripe), {
        contour: 0.8,
      });
      canvas.layer((pen) => drawBerry(pen.at({ at: [0.36, 0.52], scale: 0.74, angleRad: -0.16 }), ripe), {
        contour: 0.85,
      });
      canvas.layer((pen) => drawBerry(pen.at({ at: [-0.42, 0.38], scale: 0.9, angleRad: 0.14 }), ripe), {
        contour: 0.85,
      });
    },
  };
}

export const blackberry = brambleFruit('blackberry', 'violet', 'petal');
export const raspberry = brambleFruit('raspberry', 'petal', 'blush');

function drawCane(pen: Pen): void {
  const { inner, contour } = pen.weight;
  pen.stroke(traced('-1.1 -1.0, -0.5 -0.9, 0.2 -0.76, 0.9 -1.0', 10), contour * 1.3);
  for (const stalk of [
    '-0.5 -0.9, -0.46 -0.6, -0.46 -0.3',
    '0.2 -0.76, 0.34 -0.4, 0.36 0.0',
    '0.5 -0.82, 0.78 -0.6, 0.84 -0.36',
  ])
    pen.stroke(traced(stalk), inner * 2);
  for (const [x, y, dx] of [
    [-0.84, -0.95, 0.05],
    [-0.2, -0.82, -0.06],
    [0.66, -0.88, 0.06],
  ] as const)
    pen.fill(outlined(`${x - 0.04} ${y}!, ${x + dx} ${y + 0.16}!, ${x + 0.04} ${y}!`), {
      pigment: 'wood',
      tone: 0.3,
      line: inner,
    });
  for (const [x, y, scale, angleRad] of [
    [-0.7, -0.92, 0.8, -2.6],
    [-0.62, -0.92, 0.86, -1.7],
    [-0.54, -0.9, 0.76, -0.9],
    [0.56, -0.84, 0.7, -1.3],
    [0.66, -0.88, 0.78, -0.3],
    [-0.66, -0.9, 0.7, 2.6],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.52, teeth: 0.2, veins: 5 });
}

/** Beads in rows, the lower ones over the upper; hangs from its stalk at (0, -0.8), about 1.4 wide. */
function drawBerry(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  for (let row = 0; row < 7; row++) {
    const y = -0.52 + 0.2 * row;
    const half = [0.38, 0.5, 0.58, 0.56, 0.46, 0.32, 0.12][row] ?? 0;
    const count = Math.round((2 * half) / 0.25) + 1;
    for (let i = 0; i < count; i++) {
      const across = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const [x, dy] = [half * across, y - 0.06 * across * across];
      pen.fill(circle([x, dy], 0.165, 26), {
        pigment,
        tone: (px, py) => clamp(0.25 + 2.2 * (px - x + py - dy) + 0.35 * across + 0.05 * row),
        line: inner * 0.9,
      });
      pen.stroke(
        traced(`${x - 0.08} ${dy - 0.03}, ${x - 0.05} ${dy - 0.08}, ${x} ${dy - 0.09}`),
        detail * 1.5,
        { isErasing: true },
      );
    }
  }
  for (const angleRad of [-1.5, 1.5, -0.8, 0.8, 0])
    pen
      .at({ at: [0, -0.72], angleRad })
      .fill(outlined('-0.1 -0.04!, -0.14 0.16, 0 0.44!, 0.14 0.16, 0.1 -0.04!'), {
        pigment: 'leaf',
        tone: (x) => clamp(0.3 + 2 * x),
        line: inner,
      });
}
