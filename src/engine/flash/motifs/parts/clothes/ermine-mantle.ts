import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A mantle around the shoulders with a broad collar of ermine, open at the throat and clasped at the breast. */
export function drawErmineMantle(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.96!, 0.68 0.98, 1.08 1.14, 1.24 1.46, 1.28 1.92!, 0 1.96!, 0 1.5!'), {
      pigment: cloth,
      tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.6, 1.24, x) + 0.3 * (y - 1.4)),
      line: inner * 1.2,
    });
    for (const fold of ['0.98 1.3, 0.92 1.6, 0.94 1.9', '0.7 1.5, 0.62 1.7, 0.6 1.92'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
    side.fill(
      outlined(
        '0.24 0.78!, 0.4 0.8, 0.7 0.9, 0.98 1.06, 1.1 1.24!, 0.94 1.36, 0.72 1.4, 0.46 1.52, 0.24 1.72, 0 1.9!, 0 1.46!, 0.2 1.16',
      ),
      {
        pigment: 'foam',
        tone: (x, y) =>
          clamp(
            0.04 + 0.5 * smoothstep(0.3, 0.2, x) * smoothstep(1.2, 0.9, y) + 0.4 * smoothstep(0.8, 1.1, x),
          ),
        line: inner * 1.1,
      },
    );
    for (const [x, y, angleRad] of tails)
      side
        .at({ at: [x, y], angleRad, scale: 0.1 })
        .fill(outlined('0 -0.9!, 0.36 0, 0.3 0.6, 0 1.1!, -0.3 0.6, -0.36 0'), { black: 'always', tone: 0 });
  });
}

/** Of ermines, in the fur of the right side. */
const tails = [
  [0.42, 0.96, 0.3],
  [0.68, 1.08, -0.2],
  [0.94, 1.2, -0.5],
  [0.5, 1.28, 0.1],
  [0.28, 1.22, 0.5],
  [0.74, 1.28, -0.2],
  [0.16, 1.58, 0.4],
] as const;
