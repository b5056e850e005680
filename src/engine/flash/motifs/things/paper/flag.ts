import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse, starPolygon } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A flag of one colour on its pole, waving to the right. */
export const flag = flagOf('flag', 'petal', (pen) => drawField(pen, [0, 1], [0, 1], 'petal'));

/** The flag of the United States. */
export const usaFlag = flagOf('usa-flag', 'petal', (pen) => {
  for (const stripe of steps(12, 0, 12))
    drawField(pen, [0, 1], [stripe / 13, (stripe + 1) / 13], stripe % 2 === 0 ? 'petal' : 'foam');
  drawField(pen, [0, 0.42], [0, 7 / 13], 'water');
  for (const row of steps(4, 0, 4))
    for (const column of steps(row % 2 === 0 ? 5 : 4, 0, row % 2 === 0 ? 5 : 4)) {
      const at = onCloth((column + (row % 2 === 0 ? 0.5 : 1)) * 0.07, (row + 0.62) * 0.1);
      pen.fill(starPolygon(at, 0.05, 5, 0.42), { pigment: 'foam', tone: 0 });
    }
});

/** The flag of the United Kingdom. */
export const unionJack = flagOf('union-jack', 'petal', (pen) => {
  drawField(pen, [0, 1], [0, 1], 'water');
  for (const [half, pigment] of [
    [0.1, 'foam'],
    [0.035, 'petal'],
  ] as const)
    for (const isRising of [false, true]) drawDiagonal(pen, half, isRising, pigment);
  for (const [half, pigment] of [
    [0.1, 'foam'],
    [0.06, 'petal'],
  ] as const) {
    const upright: Span = [0.5 - half * 0.6, 0.5 + half * 0.6];
    const across: Span = [0.5 - half, 0.5 + half];
    drawField(pen, upright, [0, 1], pigment);
    drawField(pen, [0, 1], across, pigment);
    drawField(pen, upright, [0.42, 0.58], pigment, 0);
  }
});

/** The rainbow flag of six stripes. */
export const prideFlag = flagOf('pride-flag', 'petal', (pen) => {
  for (const [i, pigment] of spectrum.entries()) drawField(pen, [0, 1], [i / 6, (i + 1) / 6], pigment);
});

const spectrum = ['petal', 'ember', 'gold', 'leaf', 'water', 'violet'] as const;

/** The flag that ends a race. */
export const checkeredFlag = flagOf('checkered-flag', 'foam', (pen) => {
  drawField(pen, [0, 1], [0, 1], 'foam');
  for (const row of steps(5, 0, 5))
    for (const column of steps(7, 0, 7))
      if ((row + column) % 2 === 0)
        pen.fill(fieldOutline([column / 8, (column + 1) / 8], [row / 6, (row + 1) / 6]), {
          black: 'always',
          tone: 1,
        });
});

/** A flag on its pole, waving to the right; `drawCloth` draws what is on the cloth, before its folds are shaded. */
export function flagOf(name: string, tint: Pigment, drawCloth: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: [tint],
    isKnownByColors: true,
    draw(canvas) {
      canvas.layer((pen) => {
        drawPole(pen);
        drawCloth(pen);
        pen.fill(fieldOutline([0, 1], [0, 1]), {
          tone: shade,
          isOverlay: true,
          line: pen.weight.inner * 1.2,
        });
      });
    },
  };
}

function drawPole(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '-1.0 -0.92, -0.98 0.4, -0.96 1.4', half: [0.05, 0.05] },
    { pigment: 'wood', tone: (x) => clamp(0.3 + 6 * (x + 0.99)), line: inner },
  );
  pen.fill(ellipse([-1.0, -1.0], 0.1, 0.1, 28), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 4 * (x + 1)),
    line: inner,
  });
}

/** Shares of the cloth's length or height. */
export type Span = readonly [from: number, to: number];

/** A place on the waving cloth: `u` from the pole to the free edge, `v` from the upper edge to the lower, 0..1. */
export function onCloth(u: number, v: number): Point {
  const wave = 0.15 * Math.sin(2 * Math.PI * (u * 1.1 - 0.04 * v)) * u ** 0.6;
  return [-0.98 + 2.0 * u + 0.05 * Math.sin(3 * v) * u, -0.84 + 1.14 * v + wave + 0.06 * u];
}

/** Dark where the cloth falls back, by the same wave. */
function shade(x: number): number {
  const u = (x + 0.98) / 2.0;
  return clamp(0.14 - 0.34 * Math.cos(2 * Math.PI * u * 1.1) + 0.1 * u) * clamp(u * 5);
}

function fieldOutline([left, right]: Span, [top, bottom]: Span): Point[] {
  const across = steps(24, left, right);
  const down = steps(8, top, bottom);
  return [
    ...across.map((u) => onCloth(u, top)),
    ...down.map((v) => onCloth(right, v)),
    ...across.toReversed().map((u) => onCloth(u, bottom)),
    ...down.toReversed().map((v) => onCloth(left, v)),
  ];
}

/** An upright piece of the cloth in one colour. */
export function drawField(
  pen: Pen,
  across: Span,
  down: Span,
  pigment: Pigment,
  line = pen.weight.detail,
): void {
  pen.fill(fieldOutline(across, down), { pigment, line });
}

/** A band from corner to corner, `half` as wide as the flag is high. */
export function drawDiagonal(pen: Pen, half: number, isRising: boolean, pigment: Pigment): void {
  const along = steps(24);
  const side = (sign: number) => along.map((u) => onCloth(u, clamp((isRising ? 1 - u : u) + sign * half)));
  pen.fill([...side(-1), ...side(1).toReversed()], { pigment, line: pen.weight.detail });
}
