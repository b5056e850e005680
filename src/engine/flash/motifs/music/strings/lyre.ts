import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A lyre: two horns that curl outwards, a bar between them, seven strings down to the sound box. */
export const lyre: Motif = {
  name: 'lyre',
  tinted: ['gold'],
  draw: (canvas) => canvas.layer(drawLyre),
};

/** Upright, about 1.9 wide, from -1.5 to 1.4. */
export function drawLyre(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = -3; i <= 3; i++) pen.stroke(traced(`${0.11 * i} -1.06, ${0.075 * i} 0.9`), detail * 1.3);
  drawBothSides(pen, (side) => {
    side.fill(arm, {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.5 * x + 0.2 * (y + 0.2)),
      line: inner * 1.2,
    });
    side.stroke(traced('0.4 0.66, 0.72 0.2, 0.7 -0.3, 0.5 -0.8, 0.56 -1.14'), detail * 1.3, { taper: 0.3 });
    side.fill(ellipse([0.82, -1.26], 0.1, 0.1, 24), { pigment: 'petal', tone: 0.15, line: inner });
  });
  pen.fill(symmetric('0 -1.16!, 0.62 -1.16!, 0.66 -1.08, 0.62 -1.0!, 0 -1.0!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 3 * (y + 1.14)),
    line: inner * 1.1,
  });
  for (let i = -3; i <= 3; i++)
    pen.fill(ellipse([0.11 * i, -1.18], 0.035, 0.06, 14), { pigment: 'gold', tone: 0.1, line: detail });
  pen.fill(box, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.6 * x + 0.4 * (y - 0.8)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.5 0.78, -0.42 1.08, -0.2 1.24, 0.2 1.24, 0.42 1.08, 0.5 0.78'), detail * 1.3);
  pen.fill(outlined('-0.3 0.84!, 0.3 0.84!, 0.26 0.94!, -0.26 0.94!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(ellipse([0, 1.08], 0.11, 0.06, 22), { black: 'always', tone: 1 });
}

const arm = outlined(
  '0.3 0.86!, 0.6 0.48, 0.66 0.1, 0.58 -0.3, 0.4 -0.7, 0.42 -1.1, 0.62 -1.42, 0.88 -1.46, 1.0 -1.24, 0.9 -1.06, 0.76 -1.1, 0.74 -1.24!, 0.62 -1.16, 0.58 -0.92, 0.66 -0.66, 0.82 -0.3, 0.88 0.16, 0.78 0.62, 0.5 1.0!',
);
const box = symmetric('0 0.6, 0.3 0.62, 0.62 0.58!, 0.6 0.96, 0.44 1.26, 0.24 1.38, 0 1.4');
