import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two prawns fried in batter, side by side, their tails left bare. */
export const tempura: Motif = {
  name: 'tempura',
  tinted: ['gold'],
  draw(canvas) {
    for (const [x, y, angleRad, scale] of [
      [0.42, -0.14, 0.66, 0.9],
      [-0.26, 0.14, 0.5, 1],
    ] as const)
      canvas.layer((pen) => drawPrawn(pen.at({ at: [x, y], angleRad, scale })));
  },
};

/** Upright, the tail at the top, about 0.8 wide and 3 high. */
function drawPrawn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const fan of [
    '0 -0.86!, -0.3 -1.06, -0.52 -1.4, -0.5 -1.6!, -0.24 -1.44, -0.06 -1.14',
    '0 -0.86!, 0.3 -1.06, 0.5 -1.36, 0.5 -1.58!, 0.24 -1.44, 0.06 -1.14',
    '-0.06 -0.9!, -0.12 -1.2, 0 -1.56!, 0.12 -1.2, 0.06 -0.9!',
  ])
    pen.fill(outlined(fan), { pigment: 'petal', tone: (_, y) => clamp(0.9 + 0.5 * y), line: inner * 1.1 });
  for (const rib of ['-0.08 -1.0, -0.36 -1.38', '0.08 -1.0, 0.36 -1.36', '0 -1.0, 0 -1.42'])
    pen.stroke(traced(rib), detail * 1.3, { taper: 0.4 });
  pen.fill(batter, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.12 + 1.1 * Math.max(0, x + 0.06) + 0.15 * y),
    line: inner * 1.2,
  });
  for (let i = 0; i < 18; i++) {
    const [u, v] = polar(i * 2.39996, Math.sqrt((i + 0.5) / 18));
    const [x, y] = [0.3 * u, 0.28 + 0.98 * v];
    pen.stroke(
      traced(`${x - 0.07} ${y}, ${x - 0.04} ${y + 0.06}, ${x + 0.03} ${y + 0.06}, ${x + 0.06} ${y}`),
      inner,
      { taper: 0.3 },
    );
  }
  pen.stroke(traced('-0.3 -0.3, -0.32 0.1, -0.26 0.5'), inner * 1.3, { isErasing: true, taper: 0.5 });
}

/** Ragged, where the batter has puffed up and dripped. */
const batter = outlined(
  '-0.1 -0.96!, -0.22 -0.84, -0.16 -0.72, -0.36 -0.62, -0.3 -0.46, -0.46 -0.3, -0.36 -0.12, -0.5 0.06, -0.4 0.24, -0.5 0.44, -0.38 0.6, -0.46 0.82, -0.3 0.96, -0.3 1.2, -0.12 1.28, 0 1.46, 0.14 1.28, 0.28 1.26, 0.3 1.02, 0.46 0.86, 0.38 0.66, 0.52 0.46, 0.4 0.28, 0.52 0.06, 0.38 -0.1, 0.46 -0.32, 0.3 -0.46, 0.34 -0.64, 0.18 -0.72, 0.2 -0.86, 0.1 -0.96!',
);
