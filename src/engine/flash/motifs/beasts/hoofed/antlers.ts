import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The rack of a stag, both antlers on a small piece of the skull. */
export const antlers: Motif = {
  name: 'antlers',
  tinted: ['bone', 'wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      for (const isFlipped of [false, true]) drawAntler(pen.at({ isFlipped }));
      pen.fill(
        outlined(
          '-0.34 0.96!, -0.2 0.84, 0 0.8, 0.2 0.84, 0.34 0.96!, 0.3 1.24, 0.12 1.42, 0 1.46, -0.12 1.42, -0.3 1.24',
        ),
        {
          pigment: 'bone',
          tone: (x, y) => clamp(0.1 + 0.5 * x + 0.4 * (y - 1)),
          line: inner * 1.3,
        },
      );
      pen.stroke(traced('0 0.9, 0.03 1.04, -0.03 1.18, 0 1.36'), pen.weight.detail * 1.3, { taper: 0.3 });
    }),
};

/** The right one: its tines first, so that the beam closes over their roots. */
function drawAntler(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, knots] of branches.entries()) {
    const line = traced(knots, 10);
    const thick = i === branches.length - 1 ? 0.12 : 0.085;
    const outline = outlineOf(ribbon(line, (share) => thick * (1 - share) ** 0.55 + 0.004));
    pen.fill(outline, {
      pigment: 'bone',
      tone: (x, y) => clamp(0.14 + 0.2 * x + 0.25 * (y + 0.2)),
      line: inner * 1.1,
    });
    pen.stroke(grain(line), pen.weight.detail, { taper: 0.4 });
  }
  pen.fill(circle([0.24, 0.92], 0.15, 28), { pigment: 'bone', tone: 0.45, line: inner * 1.2 });
}

/** A furrow that runs along the lower half of a tine. */
function grain(line: readonly Point[]): Point[] {
  return line.slice(2, Math.ceil(line.length * 0.66)).map(([x, y]): Point => [x + 0.025, y]);
}

/** The brow tine, three more along the beam, the beam itself. */
const branches = [
  '0.34 0.74, 0.36 0.44, 0.26 0.16, 0.12 -0.04',
  '1.04 0.3, 0.86 0.0, 0.7 -0.3, 0.66 -0.62',
  '1.24 -0.2, 1.02 -0.5, 0.94 -0.86, 0.98 -1.18',
  '1.24 -0.62, 1.44 -0.8, 1.56 -1.06, 1.56 -1.3',
  '0.24 0.9, 0.46 0.72, 0.86 0.48, 1.2 0.06, 1.3 -0.5, 1.22 -0.98, 1.24 -1.46',
];
