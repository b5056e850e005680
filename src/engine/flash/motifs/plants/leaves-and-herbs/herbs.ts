import { clamp, lerp } from '../../../geometry/interval.ts';
import { between, directionRad, pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LeafShape } from '../../parts/plants/leaf.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** What tells one kitchen herb from another. */
interface Herb {
  readonly stems: readonly string[];
  /** How many pairs of leaves a stem bears, and their sizes at its foot and at its tip. */
  readonly pairs: number;
  readonly sizes: readonly [number, number];
  /** How far the leaves stand off the stem, in radians, at its foot and at its tip. */
  readonly spread: readonly [number, number];
  readonly leaf: LeafShape;
  /** The colour of the small flowers at the tips of its stems. */
  readonly flower?: Pigment;
}

const threeStems = [
  '0.02 1.5, -0.3 0.6, -0.6 -0.2, -0.66 -0.8',
  '0.04 1.5, 0.36 0.6, 0.56 -0.1, 0.74 -0.7',
  '0 1.5, 0.0 0.6, 0.06 -0.4, 0 -1.3',
];

/** Needles all along a woody twig and its two side twigs. */
const rosemaryLook: Herb = {
  stems: [
    '0.0 0.74, -0.46 0.36, -0.74 -0.3',
    '0.04 0.94, 0.5 0.5, 0.78 -0.16',
    '0.1 1.5, 0.0 0.7, 0.04 -0.3, -0.02 -1.2',
  ],
  pairs: 10,
  sizes: [0.4, 0.26],
  spread: [1.0, 0.55],
  leaf: { width: 0.17, veins: 0 },
};
const mintLook: Herb = {
  stems: ['0.1 1.5, 0.02 0.7, -0.04 0.1, 0.04 -0.8'],
  pairs: 4,
  sizes: [0.92, 0.42],
  spread: [1.2, 0.6],
  leaf: { width: 0.62, teeth: 0.24, veins: 5 },
};
const sageLook: Herb = {
  stems: ['0.1 1.5, 0.02 0.7, -0.04 -0.1, 0.06 -0.9'],
  pairs: 4,
  sizes: [1.05, 0.5],
  spread: [0.9, 0.4],
  leaf: { width: 0.3, veins: 7 },
};

function herb(name: string, look: Herb): Motif {
  return {
    name,
    tinted: ['leaf'],
    draw: (canvas) =>
      canvas.layer((pen) => drawHerb(pen, look), { silhouette: 'fills-and-lines', contour: 0.75 }),
  };
}

function drawHerb(pen: Pen, herbLook: Herb): void {
  for (const knots of herbLook.stems) {
    const stem = traced(knots, 12);
    const last = stem.length - 1;
    pen.stroke(stem, (t) => pen.weight.inner * (2.4 - 1.4 * t));
    for (let pair = 0; pair <= herbLook.pairs; pair++) {
      const share = lerp(0.22, 0.97, pair / herbLook.pairs);
      const i = Math.floor(share * last);
      const at = between(pointAt(stem, i), pointAt(stem, i + 1), share * last - i);
      const along = directionRad(pointAt(stem, i - 1), pointAt(stem, i + 1));
      const scale = lerp(...herbLook.sizes, pair / herbLook.pairs);
      for (const side of pair % 2 === 0 ? [-1, 1] : [1, -1]) {
        const angleRad = along + side * lerp(...herbLook.spread, pair / herbLook.pairs);
        drawLeaf(pen.at({ at, scale, angleRad }), { bend: -side * 0.14, ...herbLook.leaf });
      }
      if (herbLook.flower && pair === herbLook.pairs)
        drawFloret(pen.at({ at, scale: 0.13, angleRad: along }), herbLook.flower);
    }
    drawLeaf(
      pen.at({
        at: pointAt(stem, last),
        scale: herbLook.sizes[1] * 0.9,
        angleRad: directionRad(pointAt(stem, last - 1), pointAt(stem, last)),
      }),
      herbLook.leaf,
    );
  }
}

/** The lipped flower of the mint family, of radius 1. */
function drawFloret(pen: Pen, pigment: Pigment): void {
  for (const angleRad of [-2.4, 2.4, -0.9, 0.9, 0])
    pen.at({ angleRad }).fill(outlined('0 0!, 0.4 -0.4, 0.9 -0.34, 1.06 0, 0.9 0.34, 0.4 0.4'), {
      pigment,
      tone: (x) => clamp(0.6 - 0.6 * x),
      line: pen.weight.detail * 1.3,
    });
  pen.fill(circle([0, 0], 0.24, 14), { pigment: 'foam', tone: 0.1, line: pen.weight.detail });
}

export const rosemary = herb('rosemary', rosemaryLook);
export const mint = herb('mint', mintLook);
export const sage = herb('sage', sageLook);
export const basil = herb('basil', {
  stems: ['0.1 1.5, 0.02 0.7, -0.04 0.1, 0.02 -0.5'],
  pairs: 2,
  sizes: [1.2, 0.74],
  spread: [1.15, 0.6],
  leaf: { width: 0.62, veins: 4 },
});
export const thyme = herb('thyme', {
  stems: [...threeStems, '0.02 1.4, 0.2 0.6, 0.34 -0.4, 0.3 -1.0', '0 1.4, -0.2 0.6, -0.3 -0.4, -0.34 -1.1'],
  pairs: 7,
  sizes: [0.27, 0.17],
  spread: [1.15, 0.8],
  leaf: { width: 0.66, veins: 0 },
  flower: 'blush',
});
export const bayBranch = herb('bay-branch', {
  stems: ['0.3 1.5, 0.1 0.7, -0.1 -0.1, 0.1 -1.0'],
  pairs: 6,
  sizes: [0.94, 0.5],
  spread: [0.85, 0.5],
  leaf: { width: 0.36, veins: 6 },
});

/** Rosemary, sage and mint in a bunch, tied with twine. */
export const herbBunch: Motif = {
  name: 'herb-bunch',
  tinted: ['leaf'],
  draw(canvas) {
    for (const [look, angleRad, scale] of [
      [rosemaryLook, -0.3, 0.84],
      [sageLook, 0.5, 0.8],
      [mintLook, 0.04, 0.74],
    ] as const)
      canvas.layer(
        (pen) =>
          drawHerb(
            pen.at({
              at: [0.97 * scale * Math.sin(angleRad), 0.97 - 0.97 * scale * Math.cos(angleRad)],
              angleRad,
              scale,
            }),
            look,
          ),
        {
          silhouette: 'fills-and-lines',
          contour: 0.7,
        },
      );
    canvas.layer(drawTwine, { contour: 0.8 });
  },
};

function drawTwine(pen: Pen): void {
  const { inner } = pen.weight;
  for (const loop of [
    '0.02 0.94!, 0.3 0.72, 0.56 0.8, 0.5 0.98, 0.2 1.02!',
    '-0.02 0.94!, -0.3 0.76, -0.52 0.86, -0.46 1.04, -0.2 1.04!',
  ])
    pen.stroke(traced(loop), inner * 2.2);
  for (const end of ['0.04 1.0, 0.16 1.3, 0.3 1.46', '-0.04 1.0, -0.14 1.26, -0.3 1.4'])
    pen.stroke(traced(end), inner * 2.2);
  pen.fill(outlined('-0.2 0.86!, 0.2 0.86!, 0.22 1.08!, -0.22 1.08!'), {
    pigment: 'scroll',
    tone: 0.3,
    line: inner,
  });
  for (const y of [0.92, 0.97, 1.02])
    pen.stroke(traced(`-0.2 ${y}, 0.2 ${y + 0.02}`), pen.weight.detail * 1.3);
}
