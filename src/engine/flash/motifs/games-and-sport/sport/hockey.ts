import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two crossed hockey sticks and a puck. */
export const hockey: Motif = {
  name: 'hockey',
  tinted: ['wood'],
  one: { draw: (canvas) => canvas.layer(drawStick) },
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawStick, { at: { isFlipped }, contour: 0.8 });
    canvas.layer(drawPuck);
  },
};

/** From its knob at the upper left to its blade at the lower right. */
function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.98 -1.36!, -0.84 -1.42!, 0.64 0.96!, 0.5 1.06!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 5 * (0.62 * (y + 1.4) - x - 0.92)),
    line: inner * 1.1,
  });
  pen.fill(blade, { pigment: 'wood', tone: (_, y) => clamp(0.1 + 1.6 * (y - 0.98)), line: inner * 1.1 });
  pen.fill(tape, { pigment: 'dark', tone: 0.6, line: inner });
  for (const x of [0.82, 0.94, 1.06])
    pen.stroke(traced(`${x} ${1.0 + 0.08 * (1.1 - x)}, ${x - 0.06} 1.26`), detail * 1.6, { isErasing: true });
  for (const wrap of steps(5)) {
    const [x, y] = [-0.91 + 0.24 * wrap, -1.39 + 0.39 * wrap];
    pen.stroke(traced(`${x - 0.09} ${y + 0.02}, ${x + 0.08} ${y + 0.02}`), inner * 1.5);
  }
  pen.fill(outlined('-1.03 -1.36!, -0.84 -1.48!, -0.78 -1.38!, -0.97 -1.27!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (const grain of ['-0.5 -0.76, -0.2 -0.28, 0.0 0.04', '0.1 0.24, 0.3 0.56, 0.4 0.72'])
    pen.stroke(traced(grain), detail, { taper: 0.5 });
}

function drawPuck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const puck = pen.at({ at: [0, 0.86] });
  puck.fill(outlined('-0.34 0!, -0.34 0.16, 0 0.28, 0.34 0.16, 0.34 0!'), {
    pigment: 'dark',
    tone: (x) => clamp(0.4 + 0.6 * smoothstep(-0.2, 0.3, x)),
    line: inner,
  });
  for (const x of [-0.24, -0.14, -0.04, 0.06, 0.16, 0.26])
    puck.stroke(traced(`${x} ${0.16 - 0.7 * x * x}, ${x} ${0.22 - 0.7 * x * x}`), detail * 1.3, {
      isErasing: true,
    });
  puck.fill(ellipse([0, 0], 0.34, 0.13, 40), { pigment: 'dark', tone: 0.25, line: inner });
  puck.stroke(ellipse([0, 0], 0.24, 0.085, 40), detail * 1.2, { isErasing: true });
}

const blade = outlined(
  '0.46 1.0!, 0.6 0.9!, 0.74 1.02, 0.96 1.04, 1.18 1.0!, 1.24 1.1, 1.16 1.22!, 0.8 1.28, 0.56 1.2',
);
const tape = outlined('0.74 1.02!, 0.96 1.04, 1.18 1.0!, 1.24 1.1, 1.16 1.22!, 0.9 1.27, 0.7 1.25!');
