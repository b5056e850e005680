import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBroadLines } from '../../parts/signs-and-ornaments/broad-lines.ts';

const look = (pigment: 'petal' | 'water') =>
  ({ pigment, black: 'uncolored', tone: (x: number, y: number) => clamp(0.25 + 0.15 * (x + y)) }) as const;

/** The doubled character for joy that hangs at weddings. */
export const doubleHappiness: Motif = {
  name: 'double-happiness',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const x of [-0.54, 0.54])
          drawBroadLines(pen.at({ at: [x, 0] }), { lines: joy, half: 0.062 }, look('petal'));
        drawBroadLines(pen, { lines: shared, half: 0.062 }, look('petal'));
      },
      { contour: 0.5, isInverted: false },
    );
  },
};

const joy =
  '0 -1.16, 0 -0.62/-0.3 -0.66, 0.3 -0.66/-0.34 -0.44!, 0.34 -0.44!, 0.34 -0.1!, -0.34 -0.1!, -0.34 -0.44!/-0.22 0.06, -0.14 0.22/0.22 0.06, 0.14 0.22/-0.36 0.6!, 0.36 0.6!, 0.36 1.08!, -0.36 1.08!, -0.36 0.6!';
/** The strokes that run across both halves. */
const shared = '-0.98 -0.9, 0.98 -0.9/-1.12 0.36, 1.12 0.36';

/** Life, as Hebrew writes it: the letters chet and yod. */
export const chai: Motif = {
  name: 'chai',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const letter of [chet, yod])
          pen.fill(outlined(letter), { ...look('water'), line: pen.weight.inner });
      },
      { contour: 0.5, isInverted: false },
    );
  },
};

const chet =
  '-0.32 -0.86!, -0.18 -0.98, 0 -0.8, 0.5 -0.72, 0.84 -0.94!, 1.1 -0.72, 1.08 -0.5, 0.98 -0.36!, 1.02 0.3, 1.0 0.8, 0.76 1.0!, 0.68 0.84, 0.72 0.2, 0.68 -0.4!, 0.1 -0.44!, 0.06 -0.3, 0.12 0.36, 0.08 0.84, -0.18 1.02!, -0.24 0.84, -0.16 0.2, -0.2 -0.42, -0.32 -0.6';
const yod =
  '-1.12 -0.86!, -0.96 -0.98, -0.78 -0.8, -0.54 -0.72, -0.46 -0.5, -0.52 -0.2, -0.72 0.08, -0.92 0.2!, -0.8 -0.1, -0.78 -0.36, -0.98 -0.46, -1.12 -0.62';
