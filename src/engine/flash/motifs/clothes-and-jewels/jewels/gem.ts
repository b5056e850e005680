import type { Point } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';

interface GemFacet {
  readonly corners: readonly Point[];
  readonly tone: number;
  readonly pigment: Pigment;
}

/** A brilliant from the side: its crown, then its pavilion. */
const facets: readonly GemFacet[] = [
  {
    corners: [
      [-0.95, -0.22],
      [-0.55, -0.62],
      [-0.32, -0.22],
    ],
    tone: 0.1,
    pigment: 'water',
  },
  {
    corners: [
      [-0.55, -0.62],
      [0, -0.62],
      [-0.32, -0.22],
    ],
    tone: 0.35,
    pigment: 'waterLight',
  },
  {
    corners: [
      [0, -0.62],
      [0.32, -0.22],
      [-0.32, -0.22],
    ],
    tone: 0.05,
    pigment: 'water',
  },
  {
    corners: [
      [0, -0.62],
      [0.55, -0.62],
      [0.32, -0.22],
    ],
    tone: 0.25,
    pigment: 'water',
  },
  {
    corners: [
      [0.55, -0.62],
      [0.95, -0.22],
      [0.32, -0.22],
    ],
    tone: 0.7,
    pigment: 'waterLight',
  },
  {
    corners: [
      [-0.95, -0.22],
      [-0.32, -0.22],
      [0, 0.9],
    ],
    tone: 0.2,
    pigment: 'water',
  },
  {
    corners: [
      [-0.32, -0.22],
      [0.32, -0.22],
      [0, 0.9],
    ],
    tone: 0.05,
    pigment: 'water',
  },
  {
    corners: [
      [0.32, -0.22],
      [0.95, -0.22],
      [0, 0.9],
    ],
    tone: 0.75,
    pigment: 'waterLight',
  },
];

export const gem: Motif = {
  name: 'diamond',
  tinted: ['water', 'waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const { corners, tone, pigment } of facets) {
        pen.fill(corners, { pigment, tone, line: pen.weight.detail * 1.2 });
      }
    });
  },
};
