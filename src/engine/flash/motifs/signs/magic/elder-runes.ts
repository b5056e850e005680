import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** Staves of the elder row by their names, as lines in a box of 1 × 2; none of those that hate has taken for itself. */
const staves: Readonly<Record<string, readonly string[]>> = {
  fehu: ['-0.36 -1, -0.36 1', '-0.36 -0.06, 0.56 -0.78', '-0.36 0.46, 0.56 -0.26'],
  uruz: ['-0.46 1, -0.46 -1', '-0.46 -1, 0.46 -0.34', '0.46 -0.34, 0.46 1'],
  thurisaz: ['-0.3 -1, -0.3 1', '-0.3 -0.5, 0.42 0', '0.42 0, -0.3 0.5'],
  ansuz: ['-0.36 -1, -0.36 1', '-0.36 -1, 0.5 -0.44', '-0.36 -0.4, 0.5 0.16'],
  raidho: ['-0.4 -1, -0.4 1', '-0.4 -1, 0.4 -0.56', '0.4 -0.56, -0.4 -0.04', '-0.4 -0.04, 0.5 1'],
  kenaz: ['0.34 -0.7, -0.36 0', '-0.36 0, 0.34 0.7'],
  gebo: ['-0.6 -0.9, 0.6 0.9', '0.6 -0.9, -0.6 0.9'],
  wunjo: ['-0.34 -1, -0.34 1', '-0.34 -1, 0.44 -0.5', '0.44 -0.5, -0.34 0'],
  hagalaz: ['-0.46 -1, -0.46 1', '0.46 -1, 0.46 1', '-0.46 -0.3, 0.46 0.3'],
  nauthiz: ['0 -1, 0 1', '-0.42 -0.3, 0.42 0.3'],
  jera: ['0.12 -0.8, -0.42 -0.3', '-0.42 -0.3, 0.12 0.2', '-0.12 -0.2, 0.42 0.3', '0.42 0.3, -0.12 0.8'],
  eihwaz: ['0 -1, 0 1', '0 -1, 0.46 -0.5', '0 1, -0.46 0.5'],
  perthro: [
    '-0.4 -1, -0.4 1',
    '-0.4 -1, 0.06 -0.5',
    '0.06 -0.5, 0.48 -1',
    '-0.4 1, 0.06 0.5',
    '0.06 0.5, 0.48 1',
  ],
  berkano: [
    '-0.36 -1, -0.36 1',
    '-0.36 -1, 0.42 -0.5',
    '0.42 -0.5, -0.36 0',
    '-0.36 0, 0.42 0.5',
    '0.42 0.5, -0.36 1',
  ],
  ehwaz: ['-0.52 1, -0.52 -1', '-0.52 -1, 0 -0.4', '0 -0.4, 0.52 -1', '0.52 -1, 0.52 1'],
  mannaz: ['-0.52 -1, -0.52 1', '0.52 -1, 0.52 1', '-0.52 -1, 0.52 -0.1', '0.52 -1, -0.52 -0.1'],
  laguz: ['-0.2 -1, -0.2 1', '-0.2 -1, 0.44 -0.42'],
  ingwaz: ['0 -0.72, 0.56 0', '0.56 0, 0 0.72', '0 0.72, -0.56 0', '-0.56 0, 0 -0.72'],
  dagaz: ['-0.6 -0.8, -0.6 0.8', '0.6 -0.8, 0.6 0.8', '-0.6 -0.8, 0.6 0.8', '0.6 -0.8, -0.6 0.8'],
};

/** Each rune by itself, in broad strokes with round ends. */
export const elderRunes: readonly Motif[] = Object.entries(staves).map(([name, lines]) => ({
  name: `rune-${name}`,
  tinted: [],
  // A rune that is turned or mirrored is another one.
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const width = Math.max(pen.weight.contour * 2.4, 7);
        for (const line of lines) pen.stroke(traced(line), width);
      },
      { silhouette: 'fills-and-lines', contour: 0, gapPx: 6, isInverted: false },
    );
  },
}));
