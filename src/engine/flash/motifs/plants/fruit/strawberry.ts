import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A strawberry on its stalk, with its leaves. */
export const strawberry: Motif = {
  name: 'strawberry',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.stroke(traced('-0.04 -0.4, -0.02 -0.8, 0.1 -1.2', 8), inner * 2);
        for (const [x, y, scale, angleRad] of [
          [0.1, -1.16, 0.8, -0.2],
          [0.04, -1.16, 0.7, -2.7],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.66, teeth: 0.3, veins: 5 });
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => drawBerry(pen.at({ at: [-0.02, 0.4], angleRad: 0.06 })));
  },
};

/** A berry that hangs, its tip down, about 1.5 wide and 1.9 high. */
function drawBerry(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.72, 0.42 -0.76, 0.74 -0.5, 0.76 -0.14, 0.56 0.4, 0.26 0.86, 0 1.0'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.04 + 0.85 * smoothstep(0.1, 0.72, x + 0.2 * y) + 0.2 * smoothstep(0.4, 1, y)),
    line: inner * 1.2,
  });
  for (let row = 0; row < 7; row++) {
    const y = -0.42 + 0.2 * row;
    const half = 0.7 * Math.sqrt(Math.max(0.02, 1 - ((y + 0.2) / 1.16) ** 2)) * (y > 0.3 ? 0.8 : 0.94);
    const count = Math.max(1, Math.round(half * 6) - (row % 2));
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0 : (i / (count - 1) - 0.5) * 2 * half * 0.84;
      pen.fill(
        outlined(`${x} ${y - 0.055}!, ${x + 0.03} ${y + 0.01}, ${x} ${y + 0.045}, ${x - 0.03} ${y + 0.01}`),
        {
          pigment: 'gold',
          tone: 0.05,
          line: detail,
        },
      );
    }
  }
  for (const angleRad of [-1.35, 1.35, -0.75, 0.75, 0])
    pen.at({ at: [0, -0.72], angleRad }).fill(outlined('-0.13 0!, -0.16 0.2, 0 0.52!, 0.16 0.2, 0.13 0!'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.15 + 2 * x + 0.4 * (0.3 - y)),
      line: inner,
    });
}
