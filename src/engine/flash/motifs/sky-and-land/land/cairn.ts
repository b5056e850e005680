import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** Flat stones piled up on each other, the smallest on top. */
export const cairn: Motif = {
  name: 'cairn',
  tinted: ['grey', 'steel'],
  draw(canvas) {
    for (const [i, { outline, foot, veins }] of stones.entries())
      canvas.layer(
        (pen) => {
          const { inner, detail } = pen.weight;
          pen.fill(outlined(outline, 8), {
            pigment: i % 2 === 0 ? 'grey' : 'steel',
            tone: (x, y) => clamp(0.08 + 0.3 * x + 2 * Math.max(0, y - foot + 0.26)),
            line: inner * 1.2,
          });
          for (const vein of veins) pen.stroke(traced(vein), detail * 1.6, { taper: 0.4 });
        },
        { contour: 0.85 },
      );
  },
};

/** From the ground up: the outline, the height of its foot, and the veins of the stone. */
const stones = [
  {
    outline:
      '-1.12 1.08, -0.96 0.72, -0.4 0.58, 0.36 0.58, 0.96 0.7, 1.14 1.04, 0.9 1.36, 0 1.44, -0.88 1.38',
    foot: 1.4,
    veins: ['-0.9 1.0, -0.4 1.12, 0.1 1.04, 0.5 1.1', '-0.3 0.76, 0.1 0.82, 0.4 0.76'],
  },
  {
    outline: '-0.92 0.34, -0.76 0.06, -0.24 -0.02, 0.44 -0.02, 0.82 0.14, 0.84 0.46, 0.36 0.62, -0.56 0.62',
    foot: 0.6,
    veins: ['-0.6 0.28, -0.2 0.2, 0.2 0.3, 0.56 0.24'],
  },
  {
    outline: '-0.64 -0.24, -0.54 -0.48, -0.1 -0.6, 0.38 -0.56, 0.68 -0.36, 0.64 -0.1, 0.3 0.02, -0.4 0.02',
    foot: 0,
    veins: ['-0.5 -0.24, -0.14 -0.16, 0.26 -0.24'],
  },
  {
    outline: '-0.5 -0.76, -0.4 -1.0, -0.02 -1.08, 0.36 -0.98, 0.44 -0.76, 0.28 -0.58, -0.3 -0.56',
    foot: -0.56,
    veins: ['-0.2 -0.78, 0.06 -0.84, 0.3 -0.76'],
  },
  {
    outline: '-0.3 -1.2, -0.2 -1.46, 0.04 -1.54, 0.26 -1.4, 0.3 -1.18, 0.16 -1.06, -0.16 -1.06',
    foot: -1.06,
    veins: ['-0.12 -1.26, 0.04 -1.3'],
  },
];
