import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A creased hat with a curled brim, worn on a head whose brow is at -0.5; from -1.66 to -0.4. */
export function drawCowboyHat(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(crown, {
    pigment,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.6, x) + 0.4 * smoothstep(-1.0, -0.7, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -1.5, 0.02 -1.3, 0 -1.1'), inner, { taper: 0.5 });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.3 -1.56, 0.26 -1.3, 0.34 -1.04'), detail * 1.4, { taper: 0.5 }),
  );
  pen.fill(symmetric('0 -0.86, 0.3 -0.88, 0.58 -0.96!, 0.6 -0.76!, 0.3 -0.68, 0 -0.66'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    pen.fill(
      outlined(
        `${x} ${-0.84 - 0.2 * x * x}!, ${x + 0.06} ${-0.77 - 0.2 * x * x}!, ${x} ${-0.7 - 0.2 * x * x}!, ${x - 0.06} ${-0.77 - 0.2 * x * x}!`,
      ),
      {
        pigment: 'gold',
        tone: 0.1,
        line: detail,
      },
    );
  pen.fill(brim, {
    pigment,
    tone: (x, y) =>
      clamp(
        0.15 +
          0.5 * smoothstep(0.3, 1.2, Math.abs(x)) * smoothstep(-1.0, -0.6, y) +
          0.3 * smoothstep(-0.6, -0.44, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.2 -0.54, 0.7 -0.66, 1.06 -0.86, 1.24 -1.0'), detail * 1.3, { taper: 0.3 }),
  );
}

const crown = symmetric(
  '0 -1.52!, 0.14 -1.64, 0.34 -1.66, 0.48 -1.5, 0.54 -1.2, 0.62 -0.8!, 0.3 -0.64, 0 -0.6',
);
const brim = symmetric(
  '0 -0.68, 0.4 -0.72, 0.8 -0.88, 1.1 -1.14, 1.3 -1.2!, 1.34 -0.96, 1.14 -0.7, 0.76 -0.5, 0.4 -0.4, 0 -0.38',
);
