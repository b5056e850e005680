import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The Eiffel tower: four legs that meet above an arch, three platforms, a lattice of girders. */
export const eiffelTower: Motif = {
  name: 'eiffel-tower',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawArch(pen);
      drawBothSides(pen, drawLeg);
      drawSpire(pen);
      for (const [y, half, height] of platforms) drawPlatform(pen, y, half, height);
    });
  },
};

/** Height and half width of the three platforms, and how high each is. */
const platforms = [
  [-0.94, 0.1, 0.05],
  [0.06, 0.25, 0.09],
  [0.52, 0.46, 0.12],
] as const;

/** The outer and inner edge of the right leg at a height: it bends outwards towards its foot. */
const edges: readonly (readonly [y: number, inner: number, outer: number])[] = [
  [0.06, 0.1, 0.2],
  [0.3, 0.17, 0.3],
  [0.56, 0.25, 0.42],
  [0.8, 0.38, 0.58],
  [1.12, 0.58, 0.84],
];

function drawLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  const outline: Point[] = [
    ...edges.map(([y, , x]): Point => [x, y]),
    ...edges.toReversed().map(([y, x]): Point => [x, y]),
  ];
  side.fill(outline, { pigment: 'wood', tone: (x) => clamp(0.1 + 0.5 * x), line: inner * 1.1 });
  const at = (y: number, across: number): Point => {
    const i = Math.max(0, edges.findIndex(([height]) => height >= y) - 1);
    const [low, high] = [edges[i] ?? edges[0], edges[i + 1] ?? edges[0]] as const;
    if (!low || !high) throw new RangeError('a leg has edges');
    const share = (y - low[0]) / (high[0] - low[0]);
    return [lerp(lerp(low[1], high[1], share), lerp(low[2], high[2], share), across), y];
  };
  const rungs = steps(7, 0.14, 1.06);
  for (const [i, y] of rungs.entries()) {
    const below = rungs[i + 1];
    side.stroke([at(y, 0), at(y, 1)], detail * 1.2);
    if (below === undefined) continue;
    side.stroke([at(y, 0), at(below, 1)], detail);
    side.stroke([at(y, 1), at(below, 0)], detail);
  }
  side.fill(outlined('0.54 1.1!, 0.88 1.1!, 0.92 1.22!, 0.5 1.22!'), {
    pigment: 'grey',
    tone: 0.3,
    line: inner,
  });
}

function drawArch(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(arch, { pigment: 'wood', tone: 0.4, line: inner, rule: 'evenodd' });
  for (const angle of steps(10, Math.PI * 1.08, Math.PI * 1.92)) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(
      [
        [0.45 * x, 1.1 + 0.45 * y],
        [0.53 * x, 1.1 + 0.5 * y],
      ],
      pen.weight.detail,
    );
  }
}

function drawSpire(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.0!, 0.05 -0.94!, 0.09 -0.5, 0.2 0.06!, 0 0.06!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.15 + 4 * x),
    line: inner * 1.1,
  });
  const half = (y: number) => 0.05 + 0.15 * ((y + 0.94) / 1) ** 1.6;
  const rungs = steps(9, -0.86, 0.02).map((y) => y);
  for (const [i, y] of rungs.entries()) {
    const below = rungs[i + 1] ?? 0.06;
    pen.stroke(
      [
        [-half(y), y],
        [half(below), below],
      ],
      detail,
    );
    pen.stroke(
      [
        [half(y), y],
        [-half(below), below],
      ],
      detail,
    );
  }
  pen.fill(symmetric('0 -1.18, 0.05 -1.12, 0.055 -1.0!, 0 -0.98!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('0 -1.14, 0 -1.4'), inner * 1.2, { taper: 0.5, tapering: 'end' });
}

function drawPlatform(pen: Pen, y: number, half: number, height: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      `0 ${y - height / 2}!, ${half} ${y - height / 2}!, ${half * 0.94} ${y + height / 2}!, 0 ${y + height / 2}!`,
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 0.8 * x),
      line: inner,
    },
  );
  if (height < 0.08) return;
  for (const x of steps(Math.round(half * 26), -half * 0.86, half * 0.86))
    pen.stroke(
      [
        [x, y - height * 0.3],
        [x, y + height * 0.3],
      ],
      detail,
    );
}

const arch = [
  symmetric('0 0.58, 0.2 0.62, 0.4 0.76, 0.54 1.0, 0.58 1.16!, 0 1.16!'),
  symmetric('0 0.66, 0.18 0.7, 0.34 0.82, 0.46 1.02, 0.5 1.16!, 0 1.16!'),
];
