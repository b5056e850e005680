import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An amphora with painted bands, standing. */
export const amphora: Motif = {
  name: 'amphora',
  tinted: ['ember'],
  draw: (canvas) => canvas.layer(drawAmphora),
};

/** The jar upright on the pen's origin, its mouth up. */
export function drawAmphora(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        '0.16 -0.9!, 0.4 -1.02, 0.62 -0.84, 0.58 -0.5, 0.44 -0.3!, 0.38 -0.4!, 0.48 -0.56, 0.5 -0.78, 0.38 -0.9, 0.18 -0.8!',
      ).map(([x, y]): Point => [x * side, y]),
      { pigment: 'wood', tone: 0.45, line: inner },
    );
  pen.fill(body, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.75 * smoothstep(0, -0.6, x) + 0.25 * smoothstep(0.3, 1, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.14, 0.24 -1.12, 0.3 -1.04!, 0.22 -0.94!, 0 -0.92'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  for (const y of [-0.42, 0.36]) {
    const half = widthAt(y);
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.07}, ${half} ${y}`), inner);
    pen.stroke(
      traced(`${-widthAt(y + 0.12)} ${y + 0.12}, 0 ${y + 0.19}, ${widthAt(y + 0.12)} ${y + 0.12}`),
      inner,
    );
  }
  const keys = Array.from({ length: 9 }, (_, i): Point => {
    const x = -0.5 + 0.125 * i;
    return [x, (i % 2 === 0 ? -0.1 : 0.14) + 0.07 * (1 - (x / 0.56) ** 2)];
  });
  pen.stroke(keys, inner);
  for (const y of [-0.18, 0.27]) pen.stroke(traced(`-0.54 ${y}, 0 ${y + 0.07}, 0.54 ${y}`), detail);
}

function widthAt(y: number): number {
  return 0.56 * Math.sqrt(Math.max(0.1, 1 - ((y - 0.04) / 0.78) ** 2)) + 0.0;
}

const body = symmetric(
  '0 -0.98, 0.18 -0.96!, 0.17 -0.74, 0.36 -0.54, 0.54 -0.24, 0.56 0.12, 0.42 0.5, 0.2 0.8, 0.16 0.92!, 0.28 1.04!, 0 1.08',
);
