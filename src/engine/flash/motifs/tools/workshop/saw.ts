import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A hand saw, its teeth down. */
export const saw: Motif = {
  name: 'saw',
  tinted: ['steel'],
  draw(canvas) {
    const at = { angleRad: -0.4 };
    canvas.layer(drawBlade, { at });
    canvas.layer(drawHandle, { at });
  },
};

const teethCount = 22;

function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const edge = (x: number) => 0.1 + 0.12 * (x + 1.3);
  const width = 1.86 / teethCount;
  const teeth = steps(teethCount - 1, 0.56, -1.3 + width).flatMap((x): Point[] => [
    [x, edge(x) - 0.02],
    [x - width * 0.85, edge(x) + 0.09],
  ]);
  pen.fill([[-1.3, -0.12], [-1.22, -0.2], [0.56, -0.34], ...teeth], {
    pigment: 'steel',
    tone: (x, y) => clamp(0.06 + 1.1 * (y + 0.08) + 0.16 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-1.1 -0.12, 0.3 -0.22'), detail * 1.4, { taper: 0.3 });
  pen.stroke(traced('-1.2 0.03, 0.5 0.23'), detail);
}

/** A closed grip of wood, screwed onto the blade. */
function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      outlined(
        '0.36 -0.38!, 0.66 -0.42, 0.9 -0.62, 1.12 -0.62, 1.2 -0.5!, 1.1 -0.36, 1.1 -0.1, 1.2 0.18, 1.3 0.42!, 1.14 0.5, 0.86 0.4, 0.7 0.42, 0.52 0.34!, 0.56 0.14, 0.44 0.0, 0.46 -0.2',
      ),
      outlined('0.72 -0.2, 0.84 -0.36, 0.98 -0.36, 0.96 -0.06, 1.02 0.24, 0.86 0.22, 0.74 0.1'),
    ],
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 0.7 * (x - 0.8) + 0.5 * y),
      line: inner * 1.1,
      rule: 'evenodd',
    },
  );
  for (const at of [
    [0.56, -0.24],
    [0.62, 0.06],
    [0.64, 0.28],
  ] as const)
    pen.fill(circle(at, 0.045, 16), { pigment: 'gold', tone: 0.2, line: detail * 1.2 });
  for (const grain of ['1.04 -0.3, 1.03 -0.04, 1.1 0.22', '0.76 0.3, 1.0 0.34, 1.16 0.42'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
}
