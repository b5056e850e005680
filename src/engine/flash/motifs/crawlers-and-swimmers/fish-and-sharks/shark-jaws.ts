import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { distance, fullTurn, polar } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The jaws of a shark, wide open as they hang on a wall: an arch above, a broader one below, teeth all around. */
export const sharkJaws: Motif = {
  name: 'shark-jaws',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGums(pen);
      drawTeeth(pen, { count: 30, length: 0.2, gum: 1, pigment: 'scroll' });
      drawTeeth(pen, { count: 26, length: 0.3, gum: 1.05, pigment: 'foam' });
    });
  },
};

const ringSteps = 120;

/** On the rim of the mouth, an upright oval that narrows upwards; `share` 0 … 1 runs from its right side downwards. */
function rim(share: number, size: number): Point {
  const [x, y] = polar(share * fullTurn, size);
  return [x * lerp(0.62, 0.84, (y / size + 1) / 2), y];
}

/** Bone all around, thick at the hinges on both sides and thin above and below. */
function drawGums(pen: Pen): void {
  const ring = (size: (share: number) => number) =>
    Array.from({ length: ringSteps }, (_, i) => rim(i / ringSteps, size(i / ringSteps)));
  const thickness = (share: number) => 1.22 + 0.16 * Math.cos(share * fullTurn) ** 2;
  const outer = ring(thickness);
  const inner = ring(() => 0.94);
  const { inner: line, detail } = pen.weight;
  const seam = [
    ...outer,
    ...outer.slice(0, 1),
    ...inner.slice(0, 1),
    ...inner.slice(1).toReversed(),
    ...inner.slice(0, 1),
  ];
  pen.fill(seam, {
    pigment: 'bone',
    tone: (x, y) => 0.75 * Math.max(0, 1.16 - distance([x, y * 0.78], [0, 0])),
  });
  for (const edge of [outer, inner]) pen.stroke([...edge, ...edge.slice(0, 1)], line);
  for (const side of [-1, 1])
    for (const across of [1.02, 1.08])
      pen.stroke(
        [-0.16, 0, 0.16].map((y): Point => [side * (across - 0.06 * y * y) * 0.92, y]),
        detail,
        { taper: 0.4 },
      );
}

interface Row {
  readonly count: number;
  readonly length: number;
  readonly gum: number;
  readonly pigment: 'foam' | 'scroll';
}

/** Triangles that point into the mouth, the longest above and below. */
function drawTeeth(pen: Pen, { count, length, gum, pigment }: Row): void {
  const half = 0.46 / count;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const upright = Math.abs(Math.sin(share * fullTurn));
    const reach = length * (0.45 + 0.55 * upright);
    pen.fill([rim(share - half, gum), rim(share, gum - reach), rim(share + half, gum)], {
      pigment,
      tone: (x, y) => 0.5 * Math.max(0, distance([x, y], [0, 0]) - 0.8),
      line: pen.weight.inner * 0.9,
    });
  }
}
