import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

const peaks: readonly Point[] = [
  [-0.95, -0.35],
  [-0.5, -0.52],
  [0, -0.7],
  [0.5, -0.52],
  [0.95, -0.35],
];

export const crown: Motif = {
  name: 'crown',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(wall(), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.2, 0.8, x + 0.2 * y)),
        line: inner * 1.15,
      });
      pen.fill(band, { pigment: 'gold', tone: 0.3, line: inner });
      for (let i = -3; i <= 3; i++) {
        const jewel = circle([i * 0.22, 0.46], 0.055, 20);
        pen.fill(jewel, { pigment: i % 2 === 0 ? 'water' : 'petal', tone: 0.2, line: detail });
      }
      for (const [x, y] of peaks) {
        pen.fill(circle([x, y - 0.06], 0.075, 24), { pigment: 'foam', tone: 0.15, line: inner * 0.8 });
      }
      for (const x of [-0.5, 0, 0.5]) pen.fill(lozenge(x), { pigment: 'petal', tone: 0.4, line: detail });
    });
  },
};

const band: readonly Point[] = [
  [-0.8, 0.34],
  [-0.78, 0.58],
  [0.78, 0.58],
  [0.8, 0.34],
];

function wall(): Point[] {
  const top = peaks.flatMap((peak, i): Point[] => {
    const next = peaks[i + 1];
    return next ? [peak, [(peak[0] + next[0]) / 2, 0.05]] : [peak];
  });
  return [[-0.78, 0.5], ...top, [0.78, 0.5]];
}

function lozenge(x: number): Point[] {
  const top = x === 0 ? -0.22 : -0.12;
  return [
    [x, top],
    [x + 0.08, 0.08],
    [x, 0.24],
    [x - 0.08, 0.08],
  ];
}
