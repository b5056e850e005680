import { clamp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawToedLeg } from '../parts/birds/bird-leg.ts';

/** A hen's chick, a ball of down on two feet; looks to the right. */
export const chick: Motif = {
  name: 'chick',
  tinted: ['gold'],
  mouth: [0.96, -0.42],
  draw(canvas) {
    canvas.layer((pen) => {
      drawToedLeg(pen.at({ at: [0.34, -0.04] }), leg, 0.55);
      drawToedLeg(pen, leg, 0.1);
      drawBody(pen);
      drawHead(pen);
      drawWing(pen);
    });
  },
};

const leg = {
  pigment: 'ember',
  shank: { line: '-0.14 0.8, -0.1 1.0, -0.14 1.18', half: [0.08, 0.05, 0.05] },
  toes: [
    '-0.14 1.16, -0.3 1.22, -0.4 1.24',
    '-0.14 1.16, 0.06 1.2, 0.2 1.26',
    '-0.14 1.16, -0.1 1.24, -0.06 1.32',
  ],
  toeHalf: [0.045, 0.04, 0.012],
} as const;

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.66 0.1!, -0.92 -0.1, -1.04 -0.02!, -0.98 0.08, -1.1 0.16!, -0.98 0.24, -1.02 0.36!, -0.7 0.44!',
    ),
    {
      pigment: 'gold',
      tone: 0.4,
      line: inner * 1.1,
    },
  );
  pen.fill(downy([-0.06, 0.3], 0.76, 0.66), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.06 + 0.8 * smoothstep(0.3, 0.95, y) + 0.25 * smoothstep(-0.2, -0.8, x)),
    line: inner * 1.2,
  });
  drawHairs(pen, traced('0.1 0.5, 0.34 0.5, 0.54 0.34'), [-0.02, 0.13], 9);
  drawHairs(pen, traced('-0.4 0.74, -0.1 0.8, 0.2 0.74'), [-0.04, 0.1], 8);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.66 -0.4!, 0.82 -0.34, 0.88 -0.24!, 0.7 -0.24!'), {
    pigment: 'ember',
    tone: 0.5,
    line: inner,
  });
  pen.fill(downy([0.3, -0.48], 0.52, 0.5), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.1, -0.2, x) + 0.5 * smoothstep(-0.3, 0, y)),
    line: inner * 1.2,
  });
  // Head and breast are one ball of down.
  pen.fill(outlined('-0.02 -0.08, 0.3 -0.16, 0.58 -0.06, 0.5 0.14, 0.1 0.16'), {
    pigment: 'gold',
    tone: 0.1,
  });
  pen.fill(outlined('0.7 -0.58!, 0.86 -0.52, 1.0 -0.4!, 0.84 -0.36, 0.7 -0.34!'), {
    pigment: 'ember',
    tone: (_, y) => clamp(0.1 + 2 * (y + 0.5)),
    line: inner,
  });
  pen.fill(circle([0.48, -0.52], 0.1, 26), { black: 'always', tone: 1 });
  pen.fill(circle([0.45, -0.555], 0.034, 14), { color: [255, 255, 255], tone: 0 });
  pen.fill(outlined('0.42 -0.28, 0.52 -0.32, 0.6 -0.26, 0.52 -0.2'), { pigment: 'blush', tone: 0.1 });
  for (const tuft of ['0.2 -0.96, 0.12 -1.1, 0.16 -1.2', '0.3 -0.97, 0.28 -1.12, 0.34 -1.22'])
    pen.stroke(traced(tuft), inner * 1.6, { taper: 0.4, tapering: 'end' });
  pen.stroke(traced('0.0 -0.6, 0.06 -0.76, 0.2 -0.86'), detail * 1.3, { taper: 0.4 });
  drawHairs(pen, traced('0.1 -0.2, 0.3 -0.1, 0.5 -0.1'), [-0.03, 0.12], 7);
}

function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.2 0.14, 0.1 0.44, -0.2 0.56, -0.5 0.52!, -0.42 0.44, -0.7 0.38!, -0.54 0.3, -0.74 0.18!, -0.4 0.06, -0.04 0.0',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.9 * smoothstep(0.2, 0.54, y) - 0.1 * x),
      line: inner * 1.1,
    },
  );
  for (const line of ['0.0 0.16, -0.2 0.2, -0.36 0.18', '-0.02 0.3, -0.18 0.34, -0.32 0.32'])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
}

/** A ball whose edge is a row of short points. */
function downy([x, y]: Point, radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: 96 }, (_, i): Point => {
    const [u, v] = polar((i / 96) * 2 * Math.PI, 1 + (i % 4 === 3 ? 0.045 : 0));
    return [x + u * radiusX, y + v * radiusY];
  });
}
