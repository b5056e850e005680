import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A boardwalk on posts that runs out over the water. */
export const pier: Motif = {
  name: 'pier',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWater(pen);
      for (const t of [1, 0.86, 0.7, 0.5, 0.26, 0]) drawPosts(pen, t);
      drawDeck(pen);
      for (const t of [1, 0.86, 0.7, 0.5, 0.26, 0]) drawHeads(pen, t);
    });
  },
};

/** Places along the deck: 0 at the near end, 1 far out; nearer ones are larger. */
function along(t: number): { readonly y: number; readonly half: number; readonly size: number } {
  const far = t ** 0.8;
  return { y: lerp(0.62, -0.42, far), half: lerp(0.72, 0.16, far), size: lerp(1, 0.26, far) };
}

function drawWater(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(sea, { pigment: 'water', tone: (_, y) => clamp(0.5 - 0.3 * y), line: inner });
  for (const ripple of ripples) pen.stroke(traced(ripple), inner * 0.9, { taper: 0.45 });
  for (const gleam of gleams) pen.fill(outlined(gleam), { pigment: 'foam', tone: 0 });
}

/** The legs of a pair of posts, down into the water. */
function drawPosts(pen: Pen, t: number): void {
  const { y, half, size } = along(t);
  const wide = 0.075 * size;
  for (const side of [-1, 1]) {
    const x = side * half;
    const foot = y + 0.5 * size;
    pen.fill(
      [
        [x - wide, y],
        [x + wide, y],
        [x + wide, foot],
        [x - wide, foot],
      ],
      { pigment: 'wood', tone: (px) => clamp(0.5 + (3 * (px - x)) / size), line: pen.weight.inner },
    );
    pen.stroke(
      traced(`${x - wide * 2.2} ${foot}, ${x} ${foot + wide * 0.6}, ${x + wide * 2.2} ${foot}`),
      pen.weight.inner,
      { taper: 0.4 },
    );
  }
}

function drawDeck(pen: Pen): void {
  const { inner } = pen.weight;
  const edge = (side: number): Point[] => steps(12).map((t) => [side * along(t).half * 0.98, along(t).y]);
  const near = along(0);
  pen.fill(
    [
      [-near.half, near.y],
      [near.half, near.y],
      [near.half, near.y + 0.12],
      [-near.half, near.y + 0.12],
    ],
    { pigment: 'wood', tone: 0.75, line: inner },
  );
  pen.fill([...edge(-1), ...edge(1).toReversed()], {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.24 * x - 0.2 * y),
    line: inner * 1.1,
  });
  const planks = 13;
  for (let i = 1; i < planks; i++) {
    const { y, half } = along((i / planks) ** 0.9);
    pen.stroke(
      [
        [-half * 0.98, y],
        [half * 0.98, y],
      ],
      inner * 0.9,
    );
  }
}

/** What of the posts stands above the deck. */
function drawHeads(pen: Pen, t: number): void {
  const { inner } = pen.weight;
  const { y, half, size } = along(t);
  const wide = 0.085 * size;
  for (const side of [-1, 1]) {
    const x = side * half;
    const top = y - 0.42 * size;
    pen.fill(
      outlined(
        `${x - wide} ${y + 0.1 * size}!, ${x - wide} ${top}!, ${x} ${top - wide * 0.6}, ${x + wide} ${top}!, ${x + wide} ${y + 0.1 * size}!`,
      ),
      { pigment: 'wood', tone: (px) => clamp(0.35 + (4 * (px - x)) / size), line: inner },
    );
    pen.stroke(
      traced(`${x - wide} ${top + wide}, ${x} ${top + wide * 1.5}, ${x + wide} ${top + wide}`),
      inner * 0.8,
    );
  }
}

const sea = outlined(
  '-1.24 -0.44!, 1.24 -0.44!, 1.34 0.0, 1.3 0.5, 1.04 0.98, 0.5 1.16, 0 1.18, -0.5 1.16, -1.04 0.98, -1.3 0.5, -1.34 0.0',
);
const ripples = [
  '-1.1 -0.2, -0.9 -0.24, -0.7 -0.2',
  '0.6 -0.26, 0.8 -0.3, 1.0 -0.26',
  '-0.86 0.1, -0.72 0.07, -0.62 0.1',
  '0.86 0.06, 1.02 0.02, 1.2 0.06',
  '-1.2 0.36, -1.04 0.32, -0.9 0.36',
  '0.96 0.4, 1.1 0.36, 1.22 0.4',
  '-0.5 1.0, -0.3 0.96, -0.1 1.0',
  '0.1 0.9, 0.3 0.86, 0.46 0.9',
  '-1.06 0.7, -0.96 0.67, -0.86 0.7',
];
const gleams = [
  '-1.0 -0.04!, -0.84 -0.06, -0.7 -0.03!, -0.84 0',
  '0.7 -0.12!, 0.86 -0.14, 1.0 -0.11!, 0.86 -0.08',
  '-0.24 0.86!, -0.06 0.84, 0.1 0.87!, -0.06 0.9',
  '0.94 0.68!, 1.02 0.66, 1.1 0.69!, 1.02 0.71',
];
