import { spline } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawOpenShirt } from '../../parts/clothes/open-shirt.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';

/** A rasta: dreadlocks under a knitted cap in red, gold and green. */
export const rasta: Motif = portrait({
  name: 'rasta',
  tinted: ['leaf'],
  behind: (pen) => drawDreadlocks(pen, behindShoulders),
  garment: (pen) => drawOpenShirt(pen, 'leaf', 'wood'),
  face: { man: { skin: 'wood', mood: 'kind', cast: 'lean' } },
  over: (pen) => {
    drawGoatee(pen);
    drawDreadlocks(pen, beforeShoulders);
    drawKnittedCap(pen);
  },
});

type Lock = readonly [x: number, y: number, midX: number, tipX: number, tipY: number];

/** Ropes of hair, ringed. */
function drawDreadlocks(pen: Pen, locks: readonly Lock[]): void {
  const { inner } = pen.weight;
  for (const side of [-1, 1])
    for (const [x, y, midX, tipX, tipY] of locks) {
      const line = spline(
        [
          [side * x, y],
          [side * midX, (y + tipY) / 2],
          [side * tipX, tipY],
        ],
        12,
      );
      const half = 0.085;
      const edge = (sign: number) =>
        line.map(([px, py], i): Point => [px + sign * half * (i === line.length - 1 ? 0.4 : 1), py]);
      pen.fill([...edge(-1), ...edge(1).toReversed()], {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.3,
        line: inner,
      });
      for (const [i, at] of line.entries())
        if (i % 3 === 1) pen.fill(ellipse(at, half * 0.75, 0.022, 14), { pigment: 'grey', tone: 0.2 });
    }
}

const behindShoulders: readonly Lock[] = [
  [0.5, -0.5, 0.98, 1.06, 0.96],
  [0.5, -0.4, 0.86, 0.9, 1.1],
  [0.46, -0.3, 0.72, 0.74, 1.2],
  [0.42, -0.2, 0.58, 0.58, 1.1],
];
const beforeShoulders: readonly Lock[] = [
  [0.6, -0.5, 0.8, 0.84, 1.36],
  [0.56, -0.5, 0.66, 0.66, 1.5],
];

function drawGoatee(pen: Pen): void {
  pen.fill(symmetric('0 0.6, 0.1 0.58, 0.18 0.66, 0.14 0.88, 0.05 1.0, 0 1.02'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: pen.weight.inner,
  });
}

/** Tall and slouching, in bands. */
function drawKnittedCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outline, pigment] of [
    ['0 -1.62, 0.4 -1.58, 0.7 -1.36, 0.82 -1.0, 0.78 -0.6!, 0 -0.6!', 'petal'],
    ['0 -1.34, 0.4 -1.3, 0.8 -1.14!, 0.84 -0.9, 0.78 -0.6!, 0 -0.6!', 'gold'],
    ['0 -1.06, 0.4 -1.03, 0.83 -0.9!, 0.78 -0.6!, 0 -0.66!', 'leaf'],
  ] as const)
    pen.fill(symmetric(outline), {
      pigment,
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.82, x) + 0.3 * smoothstep(-0.5, -0.82, x)),
      line: inner * 1.1,
    });
  pen.fill(symmetric('0 -0.82, 0.4 -0.79, 0.76 -0.7!, 0.7 -0.4!, 0.38 -0.5, 0 -0.53'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner * 1.1,
  });
  for (let i = -7; i <= 7; i++) {
    const x = i * 0.1;
    pen.stroke(traced(`${x} ${-0.78 + 0.14 * x * x}, ${x * 0.96} ${-0.58 + 0.2 * x * x}`), detail, {
      isErasing: true,
    });
    for (const y of [-0.92, -1.2, -1.46])
      pen.stroke(
        traced(
          `${x * 0.94 - 0.03} ${y + 0.16 * x * x}, ${x * 0.94} ${y + 0.05 + 0.16 * x * x}, ${x * 0.94 + 0.03} ${y + 0.16 * x * x}`,
        ),
        detail,
      );
  }
}
