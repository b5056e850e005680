import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Bloom } from '../../parts/flowers/bloom.ts';
import { drawBloom, drawBud } from '../../parts/flowers/bloom.ts';
import type { LeafShape } from '../../parts/plants/leaf.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

interface Stemmed {
  readonly tinted: readonly Pigment[];
  readonly bloom: Bloom;
  readonly leaf: LeafShape;
  /** Cut into fingers, or whole. */
  readonly leafCut?: boolean;
}

/** A small plant in bloom: three flowers face us on their own stems, leaves at its foot. */
function stemmed(name: string, { tinted, bloom, leaf, leafCut = false }: Stemmed): Motif {
  return {
    name,
    tinted,
    draw(canvas) {
      canvas.layer(
        (pen) => {
          for (const stem of stems) pen.stroke(traced(stem, 10), (t) => pen.weight.inner * (2.8 - 1.2 * t));
          for (const [x, y, scale, angleRad] of leaves)
            drawGreen(pen.at({ at: [x, y], scale, angleRad }), leaf, leafCut);
          drawBud(pen.at({ at: [-0.98, 0.1], scale: 0.36, angleRad: -0.5 }), bloom.pigment);
        },
        { silhouette: 'fills-and-lines', contour: 0.8 },
      );
      for (const [x, y, scale] of blooms)
        canvas.layer((pen) => drawBloom(pen.at({ at: [x, y], scale }), bloom), { contour: 0.85 });
    },
  };
}

function drawGreen(pen: Pen, leaf: LeafShape, isCut: boolean): void {
  if (isCut)
    for (const spread of [-0.75, 0.75, -0.4, 0.4, 0])
      drawLeaf(pen.at({ angleRad: spread, scale: 1 - 0.3 * Math.abs(spread) }), leaf);
  else drawLeaf(pen, { veins: 4, ...leaf });
}

const stems = [
  '0 1.56, -0.06 0.9, -0.06 -0.2',
  '0 1.5, 0.3 1.0, 0.62 0.5',
  '0 1.5, -0.4 1.0, -0.7 0.66, -0.94 0.2',
  '-0.5 0.9, -0.6 0.5, -0.56 0.2',
];
const leaves = [
  [0, 1.5, 0.96, -0.3],
  [0, 1.5, 0.96, 3.4],
  [0, 1.4, 0.8, -0.85],
  [-0.04, 1.34, 0.74, 3.9],
] as const;
const blooms = [
  [-0.5, 0.1, 0.44],
  [0.66, 0.34, 0.5],
  [0.04, -0.5, 0.72],
] as const;

const round = '0.04 0!, 0.24 -0.22, 0.5 -0.44, 0.82 -0.42, 1.0 0, 0.82 0.42, 0.5 0.44, 0.24 0.22';

/** Broad silken petals around a black heart. */
export const anemone = stemmed('anemone', {
  tinted: ['violet'],
  leaf: { width: 0.26, teeth: 0.3, veins: 1 },
  leafCut: true,
  bloom: {
    pigment: 'violet',
    petals: 8,
    petal: '0.04 0!, 0.26 -0.18, 0.56 -0.34, 0.86 -0.3, 1.02 0, 0.86 0.3, 0.56 0.34, 0.26 0.18',
    veins: ['0.3 0, 0.6 0.01, 0.92 0', '0.4 -0.06, 0.64 -0.14, 0.84 -0.14', '0.4 0.06, 0.64 0.14, 0.84 0.14'],
    heart: { kind: 'eye', radius: 0.24 },
  },
});

/** Baby blue eyes: blue bowls, white in their midst. */
export const nemophila = stemmed('nemophila', {
  tinted: ['waterLight'],
  leaf: { width: 0.3, teeth: 0.3, veins: 1 },
  leafCut: true,
  bloom: {
    pigment: 'waterLight',
    petals: 5,
    petal: round,
    veins: ['0.5 0, 0.9 0', '0.5 -0.1, 0.82 -0.22', '0.5 0.1, 0.82 0.22'],
    blaze: 0.5,
    heart: { kind: 'stamens', reach: 0.26, count: 5, anther: 'dark' },
  },
});

/** Notched pale petals with an egg-yolk eye, above crinkled leaves. */
export const primrose = stemmed('primrose', {
  tinted: ['gold'],
  leaf: { width: 0.46, teeth: 0.14, veins: 6 },
  bloom: {
    pigment: 'moon',
    petals: 5,
    petal:
      '0.04 0!, 0.24 -0.2, 0.5 -0.44, 0.86 -0.44, 0.98 -0.2, 0.84 0!, 0.98 0.2, 0.86 0.44, 0.5 0.44, 0.24 0.2',
    veins: ['0.4 0, 0.76 0'],
    heart: { kind: 'star', radius: 0.36 },
  },
});

/** A pinwheel of blue-violet petals cut square. */
export const periwinkle = stemmed('periwinkle', {
  tinted: ['violet'],
  leaf: { width: 0.4 },
  bloom: {
    pigment: 'violet',
    petals: 5,
    petal: '0.06 0!, 0.3 -0.14, 0.6 -0.36, 0.96 -0.5!, 1.0 -0.1, 0.92 0.3!, 0.6 0.3, 0.3 0.14',
    veins: ['0.3 0, 0.6 -0.04, 0.9 -0.1'],
    heart: { kind: 'star', radius: 0.22 },
  },
});

/** A glossy gold cup full of stamens. */
export const buttercup = stemmed('buttercup', {
  tinted: ['gold'],
  leaf: { width: 0.24, teeth: 0.24, veins: 1 },
  leafCut: true,
  bloom: {
    pigment: 'gold',
    petals: 5,
    petal: round,
    veins: ['0.5 0, 0.86 0'],
    heart: { kind: 'stamens', reach: 0.38, count: 22, anther: 'gold' },
  },
});
