import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Bloom } from '../../parts/flowers/bloom.ts';
import { drawBloom } from '../../parts/flowers/bloom.ts';
import type { LeafShape } from '../../parts/plants/leaf.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Small flowers that grow crowded together: where, how far apart and on what. */
interface Clusters {
  readonly tinted: readonly Pigment[];
  readonly bloom: Bloom;
  /** The size of one flower. */
  readonly floret: number;
  readonly stems: readonly string[];
  /** A leaf each: where it starts, its length and direction. */
  readonly leaves: readonly (readonly [x: number, y: number, scale: number, angleRad: number])[];
  readonly leaf: LeafShape;
  /** Where the flowers of each cluster stand. */
  readonly heads: readonly (readonly Point[])[];
}

function clustered(name: string, plant: Clusters): Motif {
  return {
    name,
    tinted: plant.tinted,
    draw(canvas) {
      canvas.layer((pen) => drawGreen(pen, plant), { silhouette: 'fills-and-lines', contour: 0.8 });
      for (const head of plant.heads)
        canvas.layer(
          (pen) => {
            for (const at of head)
              drawBloom(pen.at({ at, scale: plant.floret * pen.random.between(0.88, 1.08) }), plant.bloom);
          },
          { contour: 0.7 },
        );
    },
  };
}

function drawGreen(pen: Pen, { stems, leaves, leaf }: Clusters): void {
  const wood = pen.weight.contour;
  for (const stem of stems) pen.stroke(traced(stem, 10), (t) => wood * (1.5 - 0.8 * t) + 1.4);
  for (const [x, y, scale, angleRad] of leaves)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { veins: 5, ...leaf });
}

/** A dome of flowers, those of its rim first. */
function dome([x, y]: Point, reach: number, count: number, flatness = 0.8): Point[] {
  return steps(count - 1)
    .map((share, i) => polar(i * 2.39996, reach * Math.sqrt(1 - share)))
    .map(([dx, dy]): Point => [x + dx, y + flatness * dy]);
}

/** A cone of flowers that tapers from `foot` to its tip, leaning by `lean`. */
function panicle([x, y]: Point, height: number, half: number, lean: number): Point[] {
  return steps(13).flatMap((share) => {
    const width = half * (1 - share) ** 0.7 * (0.7 + 0.6 * Math.min(1, share * 3));
    const across = Math.max(0, Math.round((width / half) * 3));
    return steps(Math.max(1, across), -1, 1).map(
      (side): Point => [
        x + lean * (1 - share) + side * width + 0.05 * Math.sin(share * 40),
        y - height * (1 - share) + 0.06 * Math.cos(side * 9),
      ],
    );
  });
}

const fourPetals = '0.04 0!, 0.3 -0.3, 0.7 -0.4, 1.0 0, 0.7 0.4, 0.3 0.3';
const pointedPetal = '0.04 0!, 0.26 -0.24, 0.6 -0.32, 1.04 0!, 0.6 0.32, 0.26 0.24';

/** Sweet osmanthus: tufts of little gold flowers in the axils of dark leaves. */
export const osmanthus = clustered('osmanthus', {
  tinted: ['gold'],
  bloom: { pigment: 'gold', petals: 4, petal: fourPetals, veins: [], heart: { kind: 'button', radius: 0.2 } },
  floret: 0.15,
  stems: ['-0.8 1.4, -0.4 0.7, -0.1 0.0, 0.3 -0.6, 0.62 -1.3', '-0.2 0.24, 0.3 0.1, 0.8 0.0'],
  leaves: [
    [-0.58, 1.02, 0.86, 2.6],
    [-0.5, 0.9, 0.86, 0.3],
    [-0.28, 0.4, 0.9, -2.7],
    [0.2, 0.12, 0.74, 1.1],
    [-0.02, -0.14, 0.9, -2.3],
    [0.74, 0.02, 0.76, -0.1],
    [0.34, -0.66, 0.8, -2.4],
    [0.4, -0.8, 0.84, -0.3],
    [0.6, -1.26, 0.7, -1.2],
  ],
  leaf: { width: 0.34, teeth: 0.08 },
  heads: [
    dome([-0.5, 0.86], 0.25, 9),
    dome([0.42, -0.86], 0.24, 8),
    dome([0.7, -0.02], 0.25, 9),
    dome([-0.16, 0.16], 0.34, 13),
    dome([0.18, -0.4], 0.3, 11),
  ],
});

/** Winter daphne: one posy of starry flowers in a ruff of leaves. */
export const daphne = clustered('daphne', {
  tinted: ['blush'],
  bloom: {
    pigment: 'blush',
    petals: 4,
    petal: pointedPetal,
    veins: ['0.3 0, 0.8 0'],
    heart: { kind: 'button', radius: 0.14 },
  },
  floret: 0.28,
  stems: ['-0.1 1.5, 0.02 0.9, 0 0.1'],
  leaves: [
    [-0.02, 1.0, 0.7, 2.9],
    [0.02, 0.9, 0.7, 0.2],
    ...steps(8, 0, 5.6).map((turn) => [0, -0.1, 1.2, turn] as const),
    ...steps(5, 0.3, 5.5).map((turn) => [0, -0.1, 0.96, turn] as const),
  ],
  leaf: { width: 0.3 },
  heads: [dome([0, -0.12], 0.5, 17, 0.9)],
});

export const lilac = clustered('lilac', {
  tinted: ['violet'],
  bloom: {
    pigment: 'violet',
    petals: 4,
    petal: fourPetals,
    veins: ['0.3 0, 0.7 0'],
    heart: { kind: 'button', radius: 0.16 },
  },
  floret: 0.15,
  stems: ['0.1 1.5, 0.02 0.9, 0 0.3', '0.04 1.0, -0.3 0.6, -0.5 0.2', '0.04 0.9, 0.4 0.5, 0.56 0.2'],
  leaves: [
    [0.06, 1.16, 0.9, 2.75],
    [0.06, 1.06, 0.9, 0.3],
    [-0.4, 0.44, 0.8, 2.9],
    [0.46, 0.42, 0.8, 0.1],
  ],
  leaf: { width: 0.66 },
  heads: [
    panicle([-0.52, 0.3], 0.9, 0.26, -0.26),
    panicle([0.56, 0.3], 0.9, 0.26, 0.3),
    panicle([0, 0.52], 1.6, 0.36, 0.06),
  ],
});

/** Milkweed: domes of starry flowers above broad paired leaves. */
export const milkweed = clustered('milkweed', {
  tinted: ['blush'],
  bloom: {
    pigment: 'blush',
    petals: 5,
    petal: pointedPetal,
    veins: [],
    innerRing: 0.5,
    heart: { kind: 'button', radius: 0.14 },
  },
  floret: 0.19,
  stems: ['0.1 1.6, 0.02 0.8, 0 -0.3', '0.02 0.5, 0.4 0.2, 0.62 -0.1'],
  leaves: [
    [0.07, 1.3, 0.94, 2.8],
    [0.07, 1.26, 0.94, 0.3],
    [0.02, 0.76, 0.94, 3.5],
    [0.02, 0.72, 0.94, -0.1],
    [0.0, 0.2, 0.7, 3.7],
  ],
  leaf: { width: 0.44 },
  heads: [dome([0.64, -0.16], 0.36, 15, 0.75), dome([-0.06, -0.6], 0.56, 26, 0.75)],
});

/** Elder in flower: flat plates of tiny cream stars. */
export const elderflower = clustered('elderflower', {
  tinted: ['foam'],
  bloom: {
    pigment: 'foam',
    petals: 5,
    petal: fourPetals,
    veins: [],
    heart: { kind: 'button', radius: 0.24 },
  },
  floret: 0.13,
  stems: [
    '0.1 1.5, 0.04 0.8, 0 0.4',
    '0.04 0.6, -0.4 0.1, -0.7 -0.2',
    '0.04 0.6, -0.1 0, -0.2 -0.4',
    '0.04 0.6, 0.2 0, 0.3 -0.4',
    '0.04 0.6, 0.4 0.2, 0.74 -0.1',
  ],
  leaves: [
    [0.06, 1.1, 0.8, 2.5],
    [0.06, 1.1, 0.8, 0.5],
    [0.04, 0.8, 0.84, 3.0],
    [0.04, 0.8, 0.84, 0.05],
    [0.04, 0.66, 0.7, 3.5],
  ],
  leaf: { width: 0.36, teeth: 0.16 },
  heads: [
    dome([-0.7, -0.22], 0.36, 18, 0.56),
    dome([0.72, -0.14], 0.36, 18, 0.56),
    dome([-0.2, -0.56], 0.4, 20, 0.56),
    dome([0.34, -0.48], 0.38, 18, 0.56),
    dome([0.02, -0.16], 0.4, 20, 0.56),
  ],
});
