import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawToyHorseHead } from './toy-horse-head.ts';

/** The legs of a toy horse from body to hoof: a front one and a hind one of either side. */
export interface ToyHorseLegs {
  readonly near: readonly string[];
  readonly far: readonly string[];
}

/**
 * A dappled wooden horse from the side, saddled and bridled, heading left.
 *
 * @param drawBetween draws what stands between the legs of the two sides
 */
export function drawToyHorse(
  pen: Pen,
  { near, far }: ToyHorseLegs,
  drawBetween: () => void = () => {},
): void {
  drawTail(pen);
  for (const leg of far) drawLeg(pen, leg, 0.55);
  drawBetween();
  for (const leg of near) drawLeg(pen, leg, 0.2);
  drawBody(pen);
  drawSaddle(pen);
  drawToyHorseHead(pen);
}

function drawLeg(pen: Pen, line: string, tone: number): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line, half: [0.2, 0.12, 0.075, 0.085] },
    { pigment: 'foam', tone: (x) => clamp(tone + 0.1 * x), line: inner * 1.1 },
  );
  const [x = 0, y = 0] = (line.split(',').at(-1) ?? '').trim().split(' ').map(Number);
  pen.fill(
    outlined(
      `${x - 0.12} ${y - 0.1}!, ${x + 0.1} ${y - 0.1}!, ${x + 0.12} ${y + 0.06}!, ${x - 0.16} ${y + 0.06}!`,
    ),
    { pigment: 'dark', tone: 0.3, line: inner },
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.03 + 0.7 * smoothstep(0.1, 0.52, y) + 0.25 * smoothstep(0.4, 1, x)),
    line: inner * 1.3,
  });
  for (const [x, y, radius] of dapples) pen.stroke(circle([x, y], radius, 16), detail * 1.3);
}

function drawSaddle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.26 -0.28!, 0.42 -0.22!, 0.44 0.1, 0.4 0.3!, -0.24 0.28!, -0.28 0.0'), {
    pigment: 'water',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.22 0.22, 0.36 0.24'), detail * 1.6, { isErasing: true });
  pen.fill(
    outlined(
      '-0.32 -0.4, -0.2 -0.46, -0.04 -0.28, 0.2 -0.26, 0.36 -0.42, 0.48 -0.36, 0.44 -0.16, 0.2 -0.06, -0.1 -0.06, -0.3 -0.2',
    ),
    {
      pigment: 'petal',
      tone: (_, y) => clamp(0.2 + 1.2 * (y + 0.3)),
      line: inner * 1.2,
    },
  );
  drawLimb(
    pen,
    { line: '0.06 -0.08, 0.08 0.2, 0.06 0.44', half: [0.045, 0.045] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  pen.fill([circle([0.06, 0.52], 0.11, 24), circle([0.06, 0.52], 0.065, 20).toReversed()], {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.78 -0.18!, 1.04 -0.34, 1.26 -0.2, 1.32 0.14, 1.24 0.44, 1.32 0.66!, 1.1 0.6, 1.0 0.36, 1.06 0.08, 0.98 -0.04, 0.82 0.02!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 0.6 * (x - 0.9) + 0.2 * y),
      line: inner * 1.2,
    },
  );
  for (const hair of ['0.9 -0.14, 1.1 -0.14, 1.16 0.1, 1.1 0.4', '1.14 -0.2, 1.24 0.1, 1.18 0.44'])
    pen.stroke(traced(hair), detail * 1.4, { taper: 0.3 });
}

const body = outlined(
  '-0.62 -0.3, -0.3 -0.36, 0.1 -0.26, 0.5 -0.34, 0.8 -0.28, 0.98 0.0, 0.92 0.34, 0.66 0.5, 0.2 0.48, -0.2 0.52, -0.56 0.46, -0.78 0.2, -0.8 -0.1',
);
const dapples = [
  [0.66, 0.0, 0.06],
  [0.78, 0.14, 0.05],
  [0.6, 0.2, 0.05],
  [-0.52, 0.06, 0.06],
  [-0.62, 0.26, 0.05],
  [-0.42, 0.3, 0.05],
] as const;
