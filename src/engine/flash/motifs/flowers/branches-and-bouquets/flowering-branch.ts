import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Bloom } from '../../parts/flowers/bloom.ts';
import { drawBloom, drawBud } from '../../parts/flowers/bloom.ts';
import type { LeafShape } from '../../parts/plants/leaf.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** What tells one flowering shrub or tree from another. */
interface Branch {
  readonly bloom: Bloom;
  /** Which slots a colour that is asked for goes to; the petals' one. */
  readonly tinted: readonly Pigment[];
  /** null where it blooms on bare wood. */
  readonly leaf: LeafShape | null;
}

/** Three blooms and buds on a leafy branch that grows up to the right. */
function floweringBranch(name: string, { bloom, tinted, leaf }: Branch): Motif {
  return {
    name,
    tinted,
    draw(canvas) {
      canvas.layer(
        (pen) => {
          drawWood(pen);
          if (leaf)
            for (const [x, y, scale, angleRad] of leaves)
              drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { veins: 5, ...leaf });
          for (const [x, y, scale, angleRad] of buds)
            drawBud(pen.at({ at: [x, y], scale, angleRad }), bloom.pigment);
        },
        { silhouette: 'fills-and-lines', contour: 0.8 },
      );
      for (const [x, y, scale] of blooms)
        canvas.layer((pen) => drawBloom(pen.at({ at: [x, y], scale }), bloom), { contour: 0.8 });
    },
  };
}

function drawWood(pen: Pen): void {
  const wood = pen.weight.contour;
  pen.stroke(
    traced('-1.0 1.36, -0.56 0.9, -0.2 0.3, 0.3 -0.3, 0.72 -1.2', 10),
    (t) => wood * (1.8 - 1.2 * t) + 2,
  );
  pen.stroke(traced('-0.4 0.64, -0.66 0.1, -0.72 -0.62', 10), (t) => wood * (1.2 - 0.6 * t) + 1.4);
  pen.stroke(traced('-0.24 0.36, 0.3 0.34, 0.74 0.1, 1.02 -0.2', 10), (t) => wood * (1.1 - 0.6 * t) + 1.4);
}

const leaves = [
  [-0.62, 0.98, 0.72, 2.9],
  [-0.42, 0.66, 0.78, 0.5],
  [-0.66, 0.1, 0.62, -2.6],
  [0.3, 0.34, 0.7, 1.3],
  [0.44, -0.5, 0.66, -2.3],
  [0.52, -0.7, 0.66, -0.2],
  [0.98, -0.14, 0.54, 0.1],
] as const;
const buds = [
  [0.7, -1.14, 0.36, 0.3],
  [1.0, -0.18, 0.3, 0.7],
  [-0.72, -0.56, 0.3, -0.4],
] as const;
const blooms = [
  [-0.58, -0.14, 0.46],
  [0.62, 0.16, 0.5],
  [0.02, -0.42, 0.62],
] as const;

/** Four notched bracts around a button. */
export const dogwood = floweringBranch('dogwood', {
  tinted: ['foam'],
  leaf: { width: 0.58 },
  bloom: {
    pigment: 'foam',
    petals: 4,
    petal:
      '0.04 0!, 0.2 -0.28, 0.56 -0.52, 0.88 -0.46, 1.02 -0.16!, 0.9 0.0!, 1.02 0.16!, 0.88 0.46, 0.56 0.52, 0.2 0.28',
    veins: ['0.16 0, 0.5 0, 0.86 0', '0.16 -0.04, 0.5 -0.22, 0.84 -0.26', '0.16 0.04, 0.5 0.22, 0.84 0.26'],
    tip: 'blush',
    heart: { kind: 'button', radius: 0.24 },
  },
});

export const appleBlossom = floweringBranch('apple-blossom', {
  tinted: ['blush'],
  leaf: { width: 0.52, teeth: 0.12 },
  bloom: {
    pigment: 'blush',
    petals: 5,
    petal: '0.04 0!, 0.24 -0.16, 0.46 -0.42, 0.8 -0.46, 1.0 0, 0.8 0.46, 0.46 0.42, 0.24 0.16',
    veins: ['0.2 0, 0.6 0.02, 0.86 0'],
    heart: { kind: 'stamens', reach: 0.5, count: 16, anther: 'gold' },
  },
});

/** Two wheels of thick white petals, whorled around the bud within. */
export const gardenia = floweringBranch('gardenia', {
  tinted: ['foam'],
  leaf: { width: 0.5, bend: 0.1 },
  bloom: {
    pigment: 'foam',
    petals: 6,
    petal: '0.04 0!, 0.3 -0.26, 0.62 -0.36, 0.9 -0.26, 1.04 0.06, 0.86 0.32, 0.54 0.3, 0.26 0.14',
    veins: ['0.2 0, 0.56 -0.04, 0.88 0.02'],
    innerRing: 0.68,
    heart: { kind: 'whorl', radius: 0.26 },
  },
});

/** Narrow pointed petals, a mere dot in their midst. */
export const jasmine = floweringBranch('jasmine', {
  tinted: ['foam'],
  leaf: { width: 0.36 },
  bloom: {
    pigment: 'foam',
    petals: 6,
    petal: '0.06 0!, 0.26 -0.12, 0.58 -0.24, 0.86 -0.14, 1.06 0!, 0.86 0.14, 0.58 0.24, 0.26 0.12',
    veins: ['0.2 0, 0.56 0.02, 0.88 0'],
    heart: { kind: 'button', radius: 0.11 },
  },
});

/** Funnels with a freckled upper petal and far stamens. */
export const azalea = floweringBranch('azalea', {
  tinted: ['blush', 'petalLight'],
  leaf: { width: 0.36 },
  bloom: {
    pigment: 'petalLight',
    petals: 5,
    petal:
      '0.04 0!, 0.26 -0.2, 0.54 -0.44, 0.8 -0.4, 0.98 -0.16, 1.06 0!, 0.96 0.2, 0.8 0.42, 0.54 0.44, 0.26 0.2',
    veins: ['0.2 0, 0.6 0.02, 0.96 0', '0.26 -0.08, 0.56 -0.2, 0.8 -0.24', '0.26 0.08, 0.56 0.2, 0.8 0.24'],
    freckles: true,
    heart: { kind: 'sweep', reach: 0.86, count: 6 },
  },
});

/** Hong Kong's orchid tree: five long petals, the upper one streaked, stamens that curl. */
export const bauhinia = floweringBranch('bauhinia', {
  tinted: ['violet'],
  leaf: { width: 0.72 },
  bloom: {
    pigment: 'violet',
    petals: 5,
    petal:
      '0.04 0!, 0.3 -0.08, 0.5 -0.28, 0.8 -0.34, 1.04 -0.2, 1.14 0.02!, 1.0 0.2, 0.8 0.32, 0.5 0.26, 0.3 0.08',
    veins: ['0.2 0, 0.6 0.02, 1.02 0', '0.4 -0.04, 0.64 -0.16, 0.9 -0.16', '0.4 0.04, 0.64 0.14, 0.9 0.14'],
    freckles: true,
    heart: { kind: 'sweep', reach: 0.72, count: 5 },
  },
});
