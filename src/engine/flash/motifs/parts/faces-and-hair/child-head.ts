import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A child: its hair, and what it wears. */
export interface Child {
  readonly hair: 'short' | 'bunches';
  readonly hairPigment: Pigment;
  readonly top: Pigment;
}

/** The head of a happy child from the front, its eyes shut; about 1.1 wide, from -0.8 to 0.62. */
export function drawChildHead(pen: Pen, { hair, hairPigment }: Child): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: hairPigment,
    tone: (x: number, y: number) => clamp(0.2 + 0.6 * smoothstep(0, 0.6, x) + 0.2 * y),
    line: inner,
  } as const;
  if (hair === 'bunches')
    drawBothSides(pen, (side) => {
      side.fill(outlined('0.4 -0.36!, 0.72 -0.44, 0.92 -0.14, 0.86 0.26, 0.74 0.48!, 0.6 0.2'), look);
      side.stroke(traced('0.56 -0.26, 0.74 -0.1, 0.74 0.26'), detail, { taper: 0.4 });
      side.fill(circle([0.52, -0.32], 0.11, 20), { pigment: 'petal', tone: 0.1, line: inner });
    });
  drawBothSides(pen, (side) =>
    side.fill(ellipse([0.52, 0.06], 0.1, 0.14, 24), { pigment: 'bone', tone: 0.25, line: inner }),
  );
  pen.fill(face, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.3, 0.54, Math.abs(x)) + 0.3 * smoothstep(0.36, 0.6, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.32, 0.24], 0.11, 0.075, 20), { pigment: 'blush', tone: 0.1, isOverlay: true });
    side.stroke(traced('0.1 0.1, 0.17 0.02, 0.27 0.02, 0.35 0.1'), inner * 1.3, { taper: 0.25 });
    side.stroke(traced('0.12 -0.13, 0.23 -0.18, 0.34 -0.13'), detail * 1.3, { taper: 0.4 });
  });
  pen.stroke(traced('-0.05 0.19, 0 0.22, 0.05 0.19'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.17 0.32, -0.08 0.4, 0 0.42, 0.08 0.4, 0.17 0.32'), inner * 1.2, { taper: 0.2 });
  const { outline, strands } = hair === 'short' ? cropped : parted;
  pen.fill(outline, look);
  for (const strand of strands) pen.stroke(traced(strand), detail * 1.2, { taper: 0.4 });
}

const face = symmetric('0 -0.6, 0.34 -0.52, 0.52 -0.2, 0.53 0.1, 0.4 0.42, 0.18 0.59, 0 0.62');
const cropped = {
  outline: outlined(
    '-0.56 0.0!, -0.64 -0.34, -0.46 -0.68, -0.1 -0.82, 0.3 -0.78, 0.58 -0.5, 0.62 -0.2, 0.55 0.02!, 0.48 -0.2!, 0.34 -0.34!, 0.26 -0.24!, 0.1 -0.38!, 0.0 -0.26!, -0.16 -0.38!, -0.26 -0.24!, -0.36 -0.34!, -0.48 -0.16',
  ),
  strands: ['-0.1 -0.7, 0.16 -0.62, 0.3 -0.44', '-0.2 -0.66, -0.36 -0.52, -0.44 -0.34'],
};
const parted = {
  outline: symmetric('0 -0.8, 0.34 -0.74, 0.58 -0.42, 0.56 0.0!, 0.46 -0.22, 0.26 -0.38, 0 -0.52!'),
  strands: ['0 -0.8, 0.0 -0.54', '0.06 -0.68, 0.3 -0.58, 0.46 -0.32', '-0.06 -0.68, -0.3 -0.58, -0.46 -0.32'],
};
