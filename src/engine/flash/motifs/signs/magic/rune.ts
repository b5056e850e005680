import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** Staves of the elder row as lines in a box of 1 × 2; none of those that hate has taken for itself. */
const staves: readonly (readonly string[])[] = [
  ['-0.3 -1, -0.3 1', '-0.3 -0.9, 0.4 -0.4', '-0.3 -0.3, 0.4 0.2'],
  ['-0.4 1, -0.4 -0.6', '-0.4 -0.6, 0.4 0.1', '0.4 0.1, 0.4 1'],
  ['-0.3 -1, -0.3 1', '-0.3 -0.5, 0.35 0', '0.35 0, -0.3 0.5'],
  ['0.4 -1, -0.3 0', '-0.3 0, 0.4 1'],
  ['-0.45 -1, 0.45 1', '0.45 -1, -0.45 1'],
  ['-0.4 -1, -0.4 1', '0.4 -1, 0.4 1', '-0.4 -0.3, 0.4 0.3'],
  ['0 -1, 0 1', '-0.3 0.3, 0.3 -0.3'],
  ['-0.4 -1, -0.4 1', '0.4 -1, 0.4 1', '-0.4 -1, 0.4 0', '0.4 -1, -0.4 0'],
  ['0 -0.5, 0.4 0', '0.4 0, 0 0.5', '0 0.5, -0.4 0', '-0.4 0, 0 -0.5'],
];

/** A standing stone with rows of runes. */
export const rune: Motif = {
  name: 'rune',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail, contour } = pen.weight;
      pen.fill(stone, {
        pigment: 'grey',
        tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.7, x) + 0.2 * smoothstep(0.5, 1.1, y)),
        line: inner * 1.2,
      });
      pen.fill(face, { pigment: 'grey', tone: 0.06, line: detail * 1.2 });
      for (const crack of [
        '0.56 -0.7, 0.46 -0.56, 0.52 -0.44',
        '-0.5 0.7, -0.4 0.8, -0.44 0.96',
        '0.5 0.5, 0.58 0.62, 0.52 0.8',
      ])
        pen.stroke(traced(crack), detail * 1.2, { taper: 0.4 });
      const width = Math.max(inner * 1.4, contour * 0.7);
      staves.forEach((stave, i) => {
        const [x, y]: Point = [-0.27 + 0.27 * (i % 3), -0.6 + 0.56 * Math.floor(i / 3)];
        for (const line of stave) pen.at({ at: [x, y], scale: 0.19 }).stroke(traced(line), width);
      });
    });
  },
};

const stone = outlined(
  '-0.6 1.12!, -0.68 0.4, -0.6 -0.3, -0.44 -0.9!, -0.2 -1.14, 0.16 -1.2!, 0.44 -0.98, 0.6 -0.5, 0.66 0.2, 0.7 0.8, 0.62 1.14!, 0 1.2',
);
const face = outlined(
  '-0.46 0.92!, -0.5 0.3, -0.45 -0.36, -0.34 -0.8!, -0.12 -0.98, 0.12 -1.0!, 0.32 -0.84, 0.44 -0.4, 0.48 0.3, 0.48 0.94!, 0 1.0',
);
