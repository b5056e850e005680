import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';

/** The facets of folded paper from back to front: outline, pot and shade. */
const facets: readonly [outline: string, pigment: Pigment, tone: number][] = [
  ['-0.16 0.08!, 0.3 -1.08!, 0.34 0.1!', 'petalLight', 0.5],
  ['-0.3 0.3!, -1.16 -0.52!, -0.08 0.06!', 'petal', 0.5],
  ['-0.3 0.3!, -1.16 -0.52!, -0.42 0.14!', 'petal', 0.15],
  ['0.28 0.32!, 0.12 0.08!, 0.98 -0.62!, 1.02 -0.5!', 'petal', 0.45],
  ['0.98 -0.62!, 1.38 -0.36!, 0.9 -0.46!', 'petal', 0.15],
  ['-0.1 0.04!, -0.34 -1.16!, 0.3 0.1!', 'petal', 0.1],
  ['-0.1 0.04!, -0.34 -1.16!, -0.3 0.3!', 'petal', 0.4],
  ['-0.3 0.3!, -0.1 0.02!, 0.3 0.08!, 0.28 0.34!, 0 0.68!', 'petal', 0.3],
  ['-0.1 0.02!, 0.3 0.08!, 0 0.68!', 'petalLight', 0.1],
];

/** A crane folded of one sheet of paper: tail to the left, neck and bent beak to the right, wings up. */
export const paperCrane: Motif = {
  name: 'paper-crane',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [outline, pigment, tone] of facets)
        pen.fill(outlined(outline), { pigment, tone, line: pen.weight.inner });
    });
  },
};
