import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const tierCount = 6;

/** One pine, alone on its ground: tiers of drooping boughs around a straight trunk. */
export const pineTree: Motif = {
  name: 'pine-tree',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '-0.07 0.7!, 0.07 0.7!, 0.1 1.14, 0.26 1.28!, 0.08 1.24, 0 1.3!, -0.08 1.24, -0.26 1.28!, -0.1 1.14',
        ),
        {
          pigment: 'wood',
          tone: (x) => clamp(0.35 + 3 * x),
          line: inner,
        },
      );
      pen.stroke(traced('-0.02 0.9, 0 1.04, -0.03 1.18'), detail, { taper: 0.4 });
      for (let tier = tierCount - 1; tier >= 0; tier--) drawTier(pen, tier);
    });
  },
};

/** A skirt of boughs, its lower edge in points; the topmost is number 0. */
function drawTier(pen: Pen, tier: number): void {
  const { inner, detail } = pen.weight;
  const share = tier / (tierCount - 1);
  const top = lerp(-1.4, 0.2, share);
  const foot = lerp(-0.98, 0.86, share);
  const half = lerp(0.2, 0.78, share);
  const points = 5 + 2 * tier;
  const hem: Point[] = [];
  for (const [i, u] of steps(points * 2, 1, -1).entries()) {
    const droop = 0.16 * half * (1 - u * u);
    const notch = i % 2 === 0 ? 0 : -0.07 - 0.06 * share;
    hem.push([u * half * (i % 2 === 0 ? 1 : 0.98), foot + droop + notch - 0.04 * pen.random.between(0, 1)]);
  }
  const slope = (side: number): Point[] =>
    steps(8).map((t) => [side * lerp(0.02, half, t ** 1.5), lerp(top, foot, t)]);
  pen.fill([...slope(1), ...hem.slice(1, -1), ...slope(-1).toReversed()], {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(0.1 + 0.55 * (x / half) + 0.7 * (1 - (y - top) / (foot - top)) * (tier > 0 ? 1 : 0.3)),
    line: inner,
  });
  for (const u of steps(points - 1, -0.8, 0.8)) {
    const end: Point = [u * half * 0.92, foot - 0.02];
    pen.stroke(
      [[end[0] * 0.62, lerp(top, foot, 0.55)], [end[0] * 0.84, lerp(top, foot, 0.8)], end],
      detail * 1.1,
      {
        taper: 0.5,
      },
    );
  }
}
