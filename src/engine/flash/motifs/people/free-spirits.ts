import { spline } from '../../geometry/curve.ts';
import { clamp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBeard } from '../parts/beard.ts';
import { drawBothSides, drawLock } from '../parts/fur.ts';
import { portrait } from '../parts/portrait.ts';

/** A rasta: dreadlocks under a knitted cap in red, gold and green. */
export const rasta: Motif = portrait({
  name: 'rasta',
  tinted: ['leaf'],
  behind: (pen) => drawDreadlocks(pen, behindShoulders),
  garment: (pen) => drawShirt(pen, 'leaf'),
  face: { man: { skin: 'wood', mood: 'kind', cast: 'lean' } },
  over: (pen) => {
    drawGoatee(pen);
    drawDreadlocks(pen, beforeShoulders);
    drawKnittedCap(pen);
  },
});

/** A hippie: long hair with a band around the brow, round tinted glasses, a beard. */
export const hippie: Motif = portrait({
  name: 'hippie',
  tinted: ['violet'],
  carries: ['glasses', 'sunglasses'],
  behind: drawLongHair,
  garment: (pen) => drawShirt(pen, 'violet'),
  face: { man: { skin: 'bone', mood: 'calm', cast: 'lean' } },
  over: (pen) => {
    drawBeard(pen, { pigment: 'wood', tipY: 1.16, fullness: 0.5 });
    drawMiddleParting(pen);
    drawHeadband(pen);
    drawRoundGlasses(pen);
  },
});

function drawShirt(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  const skin = pigment === 'leaf' ? 'wood' : 'bone';
  pen.cell(symmetric('0 0.5, 0.34 0.5, 0.36 0.96, 0.3 1.24, 0 1.5!'), {
    pigment: skin,
    tone: (_, y) => clamp(0.2 + 0.7 * smoothstep(1.3, 0.8, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.34 0.92!, 0.72 1.0, 1.1 1.16, 1.26 1.5, 1.3 1.94!, 0 1.98!, 0 1.5!, 0.22 1.3'), {
      pigment,
      tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.6, 1.28, x) + 0.2 * (y - 1.3)),
      line: inner * 1.2,
    });
    for (const fold of ['0.92 1.3, 0.96 1.6, 0.92 1.92', '0.6 1.4, 0.5 1.66, 0.5 1.92'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}

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
      pen.cell([...edge(-1), ...edge(1).toReversed()], {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.3,
        line: inner,
      });
      for (const [i, at] of line.entries())
        if (i % 3 === 1) pen.cell(ellipse(at, half * 0.75, 0.022, 14), { pigment: 'grey', tone: 0.2 });
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
  pen.cell(symmetric('0 0.6, 0.1 0.58, 0.18 0.66, 0.14 0.88, 0.05 1.0, 0 1.02'), {
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
    pen.cell(symmetric(outline), {
      pigment,
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.82, x) + 0.3 * smoothstep(-0.5, -0.82, x)),
      line: inner * 1.1,
    });
  pen.cell(symmetric('0 -0.82, 0.4 -0.79, 0.76 -0.7!, 0.7 -0.4!, 0.38 -0.5, 0 -0.53'), {
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

function drawLongHair(pen: Pen): void {
  for (const side of [-1, 1])
    for (const [x, y, tx, ty, bend] of [
      [0.34, -0.7, 0.96, 1.3, -0.12],
      [0.36, -0.6, 0.8, 1.5, -0.12],
      [0.38, -0.5, 0.6, 1.5, -0.1],
    ] as const)
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.5,
        bend: side * bend,
        pigment: 'wood',
        tone: (px, py) => clamp(0.85 - 0.6 * Math.abs(px) + 0.12 * Math.sin(7 * py)),
      });
}

function drawMiddleParting(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(
      outlined(
        '0 -1.02!, 0.36 -0.98, 0.64 -0.74, 0.74 -0.3, 0.74 0.3, 0.86 1.0!, 0.66 0.66, 0.58 0.2, 0.54 -0.2, 0.36 -0.5, 0 -0.72!',
      ),
      {
        pigment: 'wood',
        tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.4, 0.8, x) + 0.25 * y),
        line: inner,
      },
    );
    for (const hair of [
      '0.04 -0.8, 0.4 -0.6, 0.6 -0.2, 0.66 0.4',
      '0.06 -0.92, 0.48 -0.74, 0.68 -0.2, 0.72 0.4',
    ])
      side.stroke(traced(hair), detail * 1.1, { taper: 0.4 });
  });
}

function drawHeadband(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(symmetric('0 -0.72, 0.4 -0.68, 0.71 -0.56!, 0.72 -0.38!, 0.4 -0.5, 0 -0.54'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.5 * Math.abs(x)),
    line: inner,
  });
  for (const x of [-0.5, -0.25, 0, 0.25, 0.5]) {
    const y = -0.63 + 0.2 * x * x;
    pen.cell(outlined(`${x} ${y - 0.07}!, ${x + 0.08} ${y}!, ${x} ${y + 0.07}!, ${x - 0.08} ${y}!`), {
      pigment: 'gold',
      tone: 0.1,
      line: pen.weight.detail,
    });
  }
}

function drawRoundGlasses(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.cell(circle([0.27, -0.07], 0.215, 40), {
      pigment: 'violet',
      black: 'uncolored',
      tone: (x, y) => clamp(0.3 + 1.4 * (x - 0.27) - 1.2 * (y + 0.07)),
      line: inner * 1.6,
    });
    side.stroke(traced('0.48 -0.1, 0.6 -0.14'), inner * 1.5);
    for (const gleam of ['0.16 -0.02, 0.26 -0.18', '0.22 0.02, 0.34 -0.17'])
      side.stroke(traced(gleam), detail * 1.8, { isErasing: true, taper: 0.3 });
  });
  pen.stroke(traced('-0.06 -0.1, 0 -0.14, 0.06 -0.1'), inner * 1.6);
}
