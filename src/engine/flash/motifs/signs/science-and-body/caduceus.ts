import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawSerpentBody } from '../../parts/dragons-and-snakes/serpent.ts';

/** The staff of Hermes: two snakes around a winged rod. */
export const caduceus: Motif = {
  name: 'caduceus',
  tinted: ['leaf'],
  carries: ['wings', 'snake'],
  draw(canvas) {
    canvas.layer(drawCaduceus);
  },
};

/** From its knob at -1.5 to its foot at 1.5. */
export function drawCaduceus(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => drawFeatheredWing(side, wingArm, wingRows));
  const [left, right] = [snakeLine(-1), snakeLine(1)];
  const last = left.length - 1;
  const body = (line: readonly Point[]) => ({
    line,
    halfWidth: (share: number) => 0.1 * Math.min(1, 0.75 + share, (1 - share) * 3 + 0.1),
    back: 'leaf' as const,
    belly: 'gold' as const,
    sidePx: inner,
  });
  // Between two crossings one snake lies behind the rod, the other before it, and then the other way round.
  const crossings = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * last));
  const stretches = crossings.slice(1).map((to, i) => [crossings[i] ?? 0, to] as const);
  for (const [i, [from, to]] of stretches.entries())
    drawSerpentBody(pen, body(i % 2 === 0 ? left : right), from, to);
  pen.fill(outlined('-0.07 -1.3!, 0.07 -1.3!, 0.05 1.5!, -0.05 1.5!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner * 1.1,
  });
  for (const [i, [from, to]] of stretches.entries())
    drawSerpentBody(pen, body(i % 2 === 0 ? right : left), from, to);
  drawBothSides(pen, drawHead);
  pen.fill(circle([0, -1.38], 0.17, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * x + (y + 1.38)),
    line: inner * 1.1,
  });
}

/** From the neck down to the tail, swinging ever less. */
function snakeLine(side: -1 | 1): Point[] {
  return steps(96).map((share): Point => {
    const swing = 0.5 * (1 - 0.72 * share);
    return [side * swing * Math.sin(Math.PI * (0.5 + 3.5 * share)), -0.62 + 1.96 * share];
  });
}

/** Towards the rod, from the neck at (0.5, -0.62). */
function drawHead(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.42 -0.56!, 0.42 -0.74, 0.32 -0.88, 0.16 -0.86, 0.12 -0.78!, 0.26 -0.72, 0.34 -0.66, 0.6 -0.56!',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.1 + 0.8 * (x - 0.2)),
      line: inner,
    },
  );
  side.fill(circle([0.3, -0.8], 0.03, 12), { black: 'always', tone: 1 });
  side.stroke(traced('0.14 -0.78, 0.08 -0.74, 0.06 -0.7'), detail);
}

const wingArm = traced('1.16 -1.36, 0.92 -1.3, 0.6 -1.2, 0.14 -1.1', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 8, pigment: 'foam', lengths: [0.5, 0.3], anglesRad: [-0.1, 1.3], width: 0.34, shade: 0 },
  { feathers: 7, pigment: 'foam', lengths: [0.28, 0.2], anglesRad: [0, 1.3], width: 0.45, shade: 0.05 },
];
