import { clamp, lerp } from '../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** An old bulb of clear glass: its filament strung on its posts, its cap with a thread. */
export const lightBulb: Motif = {
  name: 'light-bulb',
  tinted: ['moon', 'gold'],
  draw: (easel) => easel.layer(drawBulb),
};

function drawBulb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(glass, {
    pigment: 'moon',
    tone: (x, y) => clamp(1.1 * (Math.sqrt(x * x + (y + 0.36) ** 2) - 0.34) * (x > 0 ? 1 : 0.5)),
    line: inner * 1.4,
  });
  // The stem of glass, and what the filament hangs on.
  pen.cell(symmetric('0 0.1!, 0.05 0.12, 0.07 0.3, 0.16 0.5!, 0 0.52'), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
  for (const post of ['-0.03 0.12, -0.16 -0.1, -0.3 -0.3', '0.03 0.12, 0.16 -0.1, 0.3 -0.3'])
    pen.stroke(traced(post), inner);
  pen.stroke(
    traced('-0.3 -0.3, -0.24 -0.52, -0.15 -0.26, -0.06 -0.54, 0.06 -0.26, 0.15 -0.54, 0.24 -0.28, 0.3 -0.3'),
    inner * 1.5,
  );
  pen.stroke(traced('-0.54 -0.16, -0.58 -0.42, -0.44 -0.68, -0.3 -0.8'), inner * 1.6, { taper: 0.4 });
  pen.cell(outlined('-0.3 0.5!, 0.3 0.5!, 0.28 0.92, 0.14 1.0, 0.1 1.1!, -0.1 1.1!, -0.14 1.0, -0.28 0.92'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 1.3 * x),
    line: inner * 1.3,
  });
  for (let turn = 0; turn < 3; turn++) {
    const y = lerp(0.58, 0.84, turn / 2);
    pen.cell(
      outlined(
        `-0.33 ${y + 0.02}, -0.3 ${y - 0.05}, 0.3 ${y - 0.01}, 0.34 ${y + 0.04}, 0.3 ${y + 0.08}, -0.3 ${y + 0.04}`,
      ),
      {
        pigment: 'gold',
        tone: (x) => clamp(0.05 + 0.9 * x),
        line: inner,
      },
    );
  }
  pen.cell(symmetric('0 1.0!, 0.12 1.0!, 0.09 1.12, 0 1.14'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.5 0.02, 0.4 0.22, 0.3 0.4'), detail * 1.3, { taper: 0.4 });
}

const glass = symmetric(
  '0 -1.08, 0.34 -1.0, 0.62 -0.74, 0.72 -0.38, 0.64 -0.04, 0.46 0.2, 0.34 0.38, 0.3 0.54!, 0 0.56',
);
