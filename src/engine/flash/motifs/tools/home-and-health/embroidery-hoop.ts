import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Cloth in a wooden hoop, a flower half stitched on it, the needle still in its thread. */
export const embroideryHoop: Motif = {
  name: 'embroidery-hoop',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.fill(outlined('-0.14 -1.1!, 0.14 -1.1!, 0.14 -1.42!, -0.14 -1.42!'), {
          pigment: 'gold',
          tone: 0.3,
          line: inner * 1.1,
        });
        pen.fill(outlined('-0.3 -1.34!, 0.3 -1.34!, 0.3 -1.24!, -0.3 -1.24!'), {
          pigment: 'steel',
          tone: 0.3,
          line: inner,
        });
        pen.fill(circle([0, 0], 1.18, 90), {
          pigment: 'wood',
          tone: (x, y) => clamp(0.2 + 0.25 * (x + y)),
          line: inner * 1.4,
        });
        pen.fill(circle([0, 0], 1.02, 84), { pigment: 'foam', tone: 0.04, line: inner * 1.2 });
        drawStitches(pen);
        drawNeedle(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawStitches(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const stem of [
    '-0.16 0.02, -0.12 0.4, 0.04 0.78',
    '0.0 0.56, 0.2 0.36, 0.4 0.3',
    '-0.08 0.5, -0.3 0.4, -0.46 0.42',
  ])
    pen.stroke(traced(stem), inner * 1.6);
  for (const [x, y, angleRad] of [
    [0.4, 0.3, -0.4],
    [-0.46, 0.42, 3.5],
  ] as const) {
    const leaf = pen.at({ at: [x, y], angleRad, scale: 0.34 });
    leaf.fill(outlined('0 0!, 0.4 -0.34, 1 0!, 0.4 0.34'), { pigment: 'leaf', tone: 0.15, line: inner });
    for (const at of [0.24, 0.42, 0.6, 0.78])
      leaf.stroke(traced(`${at} -0.22, ${at + 0.1} 0, ${at} 0.22`), detail);
  }
  for (const petal of steps(5, 0, (5 / 6) * fullTurn)) {
    const at = polar(petal, 0.27, [-0.18, -0.26]);
    const one = pen.at({ at, angleRad: petal, scale: 0.26 });
    one.fill(outlined('-0.8 0!, -0.2 -0.62, 0.6 -0.6, 0.96 0, 0.6 0.6, -0.2 0.62'), {
      pigment: 'petal',
      tone: 0.1,
      line: inner,
    });
    for (const y of [-0.34, -0.12, 0.12, 0.34]) one.stroke(traced(`-0.3 ${y * 0.6}, 0.72 ${y}`), detail);
  }
  pen.fill(circle([-0.18, -0.26], 0.14, 24), { pigment: 'gold', tone: 0.15, line: inner });
}

function drawNeedle(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.04 0.78, 0.3 0.86, 0.5 0.62, 0.66 0.2, 0.98 0.26, 1.16 0.0', 10), inner * 1.3);
  const needle = pen.at({ at: [1.16, 0.0], angleRad: -0.9 });
  needle.fill(outlined('-0.1 0, 0 -0.055, 0.2 -0.05, 0.9 0!, 0.2 0.05, 0 0.055'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner * 1.1,
  });
  needle.fill(outlined('-0.02 0, 0.05 -0.02, 0.12 0, 0.05 0.02'), {
    pigment: 'foam',
    tone: 0,
    line: inner * 0.7,
  });
}
