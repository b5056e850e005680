import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A rod bent by its line, a reel below the grip, a float and a hook. */
export const fishingRod: Motif = {
  name: 'fishing-rod',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawLine(pen);
        drawRod(pen);
        drawReel(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer(drawFloat);
    canvas.layer(drawHook, { silhouette: 'fills-and-lines' });
  },
};

function drawRod(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-0.86 0.72, -0.4 -0.02, 0.02 -0.62, 0.4 -1.02, 0.84 -1.16',
      half: [0.05, 0.045, 0.035, 0.025, 0.016],
    },
    { pigment: 'wood', tone: (x, y) => clamp(0.2 + 0.4 * (x + y)), line: inner },
  );
  drawLimb(
    pen,
    { line: '-1.14 1.18, -1.02 0.98, -0.82 0.66, -0.7 0.46', half: [0.085, 0.075, 0.075, 0.06] },
    { pigment: 'gold', tone: (x, y) => clamp(0.2 + 0.9 * (x + 0.6 * y + 0.4)), line: inner },
  );
  for (const wrap of ['-1.12 0.98, -1.0 1.08', '-0.88 0.6, -0.74 0.7', '-0.8 0.48, -0.66 0.56'])
    pen.stroke(traced(wrap), inner * 1.2);
  for (const [x, y] of rings)
    pen.fill(circle([x, y], 0.05, 18), { pigment: 'steel', tone: 0.2, line: detail * 1.4 });
}

function drawReel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.86 0.66, -0.72 0.76'), inner * 2);
  pen.fill(circle([-0.58, 0.84], 0.22, 36), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 1.4 * (x + 0.58 + y - 0.84)),
    line: inner * 1.1,
  });
  pen.fill(circle([-0.58, 0.84], 0.09, 22), { pigment: 'petal', tone: 0.3, line: inner });
  pen.stroke(traced('-0.58 0.84, -0.44 1.02, -0.36 1.08'), inner * 1.6);
  pen.fill(circle([-0.34, 1.1], 0.065, 18), { pigment: 'wood', tone: 0.3, line: inner });
}

function drawLine(pen: Pen): void {
  pen.stroke(
    traced('-0.62 0.64, -0.36 0.04, 0.04 -0.54, 0.42 -0.94, 0.84 -1.14, 0.86 -0.6, 0.84 0.1, 0.86 0.72'),
    pen.weight.detail * 1.3,
  );
}

function drawFloat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.85 -0.06!, 0.96 0.12, 0.97 0.22!, 0.73 0.22!, 0.74 0.12'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('0.73 0.22!, 0.97 0.22!, 0.94 0.34, 0.85 0.44!, 0.76 0.34'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
}

function drawHook(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.86 0.72, 0.87 0.98, 0.8 1.16, 0.64 1.16, 0.58 0.98'), inner * 2);
  pen.fill(outlined('0.58 0.9!, 0.7 1.04!, 0.56 1.06!'), { black: 'always', tone: 1 });
  pen.fill(circle([0.86, 0.7], 0.05, 16), { pigment: 'steel', tone: 0.1, line: inner });
}

/** Through which the line runs along the rod. */
const rings = [
  [-0.36, 0.02],
  [0.05, -0.56],
  [0.42, -0.96],
  [0.84, -1.14],
] as const;
