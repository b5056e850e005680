import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cake in three tiers on its stand, hung with icing. */
export const cake: Motif = {
  name: 'cake',
  tinted: ['blush'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawStand(pen);
      for (const [halfWidth, top, bottom, swags] of tiers) drawTier(pen, halfWidth, top, bottom, swags);
    }),
};

function drawStand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 1.1!, 0.16 1.1!, 0.14 1.3, 0.26 1.42, 0.56 1.5, 0.56 1.58!, 0 1.62'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 1.2 * x),
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 0.94!, 1.3 0.94!, 1.32 1.06, 1.1 1.18, 0.5 1.24, 0 1.25'), {
    pigment: 'steel',
    tone: (x) => clamp(0.15 + 0.4 * x),
    line: inner * 1.3,
  });
}

function drawTier(pen: Pen, halfWidth: number, top: number, bottom: number, swags: number): void {
  const { inner, detail } = pen.weight;
  const dip = 0.12 * halfWidth;
  pen.fill(
    symmetric(
      `0 ${top}!, ${halfWidth} ${top}!, ${halfWidth} ${bottom}!, ${halfWidth * 0.6} ${bottom + dip * 0.8}, 0 ${bottom + dip}`,
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.04 + 0.65 * smoothstep(0.2, 1, x / halfWidth)),
      line: inner * 1.4,
    },
  );
  pen.fill(ellipse([0, top], halfWidth, dip, 50), { pigment: 'foam', tone: 0.04, line: inner * 1.3 });
  const step = (2 * halfWidth) / swags;
  for (let i = 0; i < swags; i++) {
    const left = -halfWidth + i * step;
    const drop = (x: number) => top + dip * Math.sqrt(Math.max(0, 1 - (x / halfWidth) ** 2));
    const [middle, right] = [left + step / 2, left + step];
    const upper = steps(8, left, right).map((x) => [x, drop(x)] as const);
    const lower = steps(8, right, left).map(
      (x) => [x, drop(x) + 0.26 * Math.sin((Math.PI * (x - left)) / step)] as const,
    );
    pen.fill([...upper, ...lower], {
      pigment: 'blush',
      tone: clamp(0.15 + (0.4 * middle) / halfWidth),
      line: inner,
    });
    if (i > 0)
      pen.fill(circle([left, drop(left) + 0.05], 0.06, 18), {
        pigment: 'gold',
        tone: 0.2,
        line: inner * 0.9,
      });
  }
  pen.stroke(
    steps(20, -halfWidth, halfWidth).map(
      (x) => [x, bottom - 0.08 + dip * Math.sqrt(Math.max(0, 1 - (x / halfWidth) ** 2))] as const,
    ),
    detail * 1.4,
  );
  pen.stroke(traced(`${-halfWidth * 0.84} ${bottom - 0.26}, ${-halfWidth * 0.84} ${bottom - 0.1}`), detail);
}

/** From the bottom up: half the width, the heights and how many swags hang on its front. */
const tiers = [
  [1.08, 0.3, 0.94, 6],
  [0.76, -0.34, 0.3, 5],
  [0.46, -0.92, -0.34, 3],
] as const;
