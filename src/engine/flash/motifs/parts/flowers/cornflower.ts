import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A cornflower from its side, about 2 wide: ragged trumpets fan out of a scaly calyx; the stem meets it at (0, 0.85). */
export function drawCornflower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [angleRad, reach] of florets) {
    const floret = pen.at({ at: [0, 0.2], angleRad, scale: reach });
    floret.fill(trumpet, { pigment: 'water', tone: (x) => clamp(0.85 - 0.8 * x), line: inner * 0.9 });
    for (const rib of ['0.3 0, 0.86 0', '0.4 -0.05, 0.84 -0.2', '0.4 0.05, 0.84 0.2'])
      floret.stroke(traced(rib), detail * 0.8, { taper: 0.5 });
  }
  for (const x of [-0.16, -0.06, 0.06, 0.16]) {
    pen.stroke(traced(`${x * 0.6} 0.2, ${x * 1.3} -0.26`), inner * 0.9);
    pen.dot([x * 1.3, -0.28], detail * 1.4);
  }
  pen.fill(calyx, { pigment: 'leaf', tone: (x) => clamp(0.25 + 1.2 * x), line: inner });
  for (const scales of [
    '-0.24 0.34, -0.12 0.46, 0 0.34, 0.12 0.46, 0.24 0.34',
    '-0.27 0.52, -0.14 0.64, 0 0.52, 0.14 0.64, 0.27 0.52',
  ])
    pen.stroke(traced(scales), detail);
}

/** Direction and length of each, from those behind to those in front. */
const florets = [
  [-1.85, 0.92],
  [-1.28, 0.94],
  [-2.95, 0.94],
  [-0.2, 0.92],
  [-2.55, 1.06],
  [-0.6, 1.04],
  [-2.12, 1.04],
  [-1.02, 1.06],
  [-1.57, 0.8],
] as const;
const trumpet = outlined(
  '0 -0.04!, 0.4 -0.08, 0.68 -0.24, 0.98 -0.3!, 0.86 -0.16!, 1.06 -0.1!, 0.9 0!, 1.06 0.1!, 0.86 0.16!, 0.98 0.3!, 0.68 0.24, 0.4 0.08, 0 0.04!',
);
const calyx = symmetric('0 0.16, 0.18 0.18, 0.28 0.46, 0.2 0.76, 0 0.86');
