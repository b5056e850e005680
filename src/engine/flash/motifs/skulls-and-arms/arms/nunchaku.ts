import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two sticks on a chain. */
export const nunchaku: Motif = {
  name: 'nunchaku',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawStick, { at: { at: [0.34, -0.5], angleRad: -0.5 } });
    canvas.layer(drawStick, { at: { at: [-0.34, -0.5], angleRad: 0.5 } });
    canvas.layer(drawChain);
  },
};

/** Hangs from 0; eight-sided. */
function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.11 0!, 0.11 0!, 0.15 1.5!, 0.1 1.56!, -0.1 1.56!, -0.15 1.5!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 2.4 * x + 0.1 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.04 0.2, -0.055 1.36'), inner);
  pen.stroke(traced('0.05 0.2, 0.07 1.36'), inner);
  for (const y of [0.14, 1.4])
    pen.fill(rectangle(-0.11 - 0.02 * y, y - 0.045, 0.11 + 0.02 * y, y + 0.045), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 2 * x),
      line: inner,
    });
  pen.stroke(traced('-0.09 0.3, -0.1 0.9'), detail * 1.6, { isErasing: true, taper: 0.3 });
  pen.fill(outlined('-0.09 0.02!, -0.07 -0.08, 0 -0.11, 0.07 -0.08, 0.09 0.02!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

function drawChain(pen: Pen): void {
  const { inner } = pen.weight;
  const links = [
    [-0.37, -0.67, -1.2],
    [-0.28, -0.84, -0.85],
    [-0.11, -0.95, -0.25],
    [0.11, -0.95, 0.25],
    [0.28, -0.84, 0.85],
    [0.37, -0.67, 1.2],
  ] as const;
  for (const [x, y, angleRad] of links)
    pen
      .at({ at: [x, y], angleRad })
      .fill(
        [
          outlined('-0.14 0, -0.08 -0.075, 0.08 -0.075, 0.14 0, 0.08 0.075, -0.08 0.075'),
          outlined('-0.08 0, -0.04 -0.03, 0.04 -0.03, 0.08 0, 0.04 0.03, -0.04 0.03'),
        ],
        { pigment: 'steel', tone: 0.25, line: inner, rule: 'evenodd' },
      );
}
