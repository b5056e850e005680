import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** Two ice axes, crossed, their picks out to the sides. */
export const iceAxe: Motif = {
  name: 'ice-axe',
  tinted: ['ember'],
  one: { draw: (canvas) => canvas.layer((pen) => drawAxe(pen.at({ angleRad: 0.4 }))) },
  draw(canvas) {
    canvas.layer((pen) => drawAxe(pen.at({ angleRad: -0.5, isFlipped: true })));
    canvas.layer((pen) => drawAxe(pen.at({ angleRad: 0.5 })));
  },
};

/** Upright: the pick to the right, the adze to the left, the spike below. */
function drawAxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 1.3, 0 1.7', half: [0.06, 0.012] },
    { pigment: 'steel', tone: (x) => clamp(0.3 + 6 * x), line: inner * 1.2 },
  );
  drawLimb(
    pen,
    { line: '0 -1.2, 0 0, 0 1.34', half: [0.08, 0.08, 0.085] },
    { pigment: 'ember', tone: (x) => clamp(0.2 + 5 * x), line: inner * 1.3 },
  );
  for (const y of [0.56, 0.7, 0.84, 0.98, 1.12])
    pen.fill(outlined(`-0.1 ${y}!, 0.1 ${y}!, 0.1 ${y + 0.09}!, -0.1 ${y + 0.09}!`), {
      pigment: 'dark',
      tone: 0.4,
      line: detail * 1.2,
    });
  pen.fill(
    outlined(
      '-0.09 -1.34!, 0.1 -1.4, 0.5 -1.36, 0.9 -1.18, 1.2 -0.84!, 0.86 -1.0, 0.5 -1.12, 0.1 -1.12!, 0.1 -0.86!, -0.1 -0.86!, -0.1 -1.12!, -0.36 -1.06, -0.56 -0.92!, -0.6 -1.14, -0.52 -1.36!, -0.36 -1.28',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.1 + 0.5 * (y + 1.3) + 0.2 * x),
      line: inner * 1.3,
    },
  );
  for (const [x, y] of [
    [0.66, -1.07],
    [0.78, -1.03],
    [0.9, -0.97],
    [1.0, -0.93],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x - 0.04} ${y - 0.07}`), inner);
  pen.fill(circle([0.26, -1.25], 0.05, 16), { black: 'always', tone: 1 });
  pen.dot([0, -1.0], inner * 1.4);
  pen.stroke(traced('0.06 -1.34, 0.46 -1.3, 0.8 -1.16'), detail * 1.4, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('0.08 0.36, 0.34 0.5, 0.36 0.9, 0.1 1.1'), inner * 1.8);
}
