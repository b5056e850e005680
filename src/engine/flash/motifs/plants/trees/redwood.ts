import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';
import { drawPine } from '../../parts/plants/pine.ts';

/** A giant redwood: a furrowed trunk that dwarfs the firs at its foot, short boughs far up. */
export const redwood: Motif = {
  name: 'redwood',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, across, down] of clumps.slice(0, 6)) drawFoliage(pen, [x, y], across, down);
      drawTrunk(pen);
      for (const [x, y, across, down] of clumps.slice(6)) drawFoliage(pen, [x, y], across, down);
    });
    canvas.layer(
      (pen) => {
        for (const [x, scale] of [
          [-0.74, 0.6],
          [0.8, 0.66],
          [-0.5, 0.4],
          [0.54, 0.36],
        ] as const)
          drawPine(pen.at({ at: [x, 1.62], scale }));
      },
      { contour: 0.7 },
    );
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.56 1.64!, -0.36 1.4, -0.28 1.0, -0.24 0.2, -0.14 -0.8, -0.02 -1.7!, 0.04 -1.7!, 0.14 -0.8, 0.24 0.2, 0.3 1.0, 0.4 1.4, 0.6 1.64!, 0.3 1.56, 0.14 1.66!, -0.04 1.54, -0.24 1.66!',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.2 + 1.6 * x - 0.1 * y), line: inner * 1.2 },
  );
  for (const across of steps(6, -0.8, 0.8))
    pen.stroke(
      traced(`${across * 0.34} 1.44, ${across * 0.24} 0.8, ${across * 0.22} 0.1, ${across * 0.13} -0.7`),
      inner,
      { taper: 0.4 },
    );
  for (const [x, y] of [
    [-0.1, 0.9],
    [0.12, 0.4],
    [-0.06, -0.1],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x + 0.03} ${y + 0.14}, ${x} ${y + 0.3}`), detail * 1.5, { taper: 0.3 });
}

/** Left and right in turn, larger towards the middle of the crown; the last ones hang before the trunk. */
const clumps = [
  [-0.44, 0.0, 0.4, 0.16],
  [0.46, -0.14, 0.4, 0.16],
  [-0.42, -0.46, 0.38, 0.16],
  [0.42, -0.62, 0.36, 0.16],
  [-0.32, -0.9, 0.32, 0.15],
  [0.3, -1.06, 0.3, 0.15],
  [-0.2, -1.3, 0.26, 0.15],
  [0.14, -1.42, 0.24, 0.14],
  [0, -1.66, 0.18, 0.16],
  [-0.1, -0.64, 0.2, 0.1],
  [0.12, -0.3, 0.2, 0.1],
  [-0.16, 0.2, 0.22, 0.1],
] as const;
