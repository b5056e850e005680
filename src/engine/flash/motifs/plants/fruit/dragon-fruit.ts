import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A dragon fruit with its green-tipped scales, and half of one, black-seeded. */
export const dragonFruit: Motif = {
  name: 'dragon-fruit',
  tinted: ['petalLight'],
  draw(canvas) {
    canvas.layer((pen) => drawWhole(pen.at({ at: [0.42, -0.16], angleRad: 0.3 })));
    canvas.layer((pen) => drawHalf(pen.at({ at: [-0.36, 0.3], angleRad: -0.2 })));
  },
};

function drawWhole(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, 0], 0.7, 0.88, 60), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0, 0.7, x + 0.3 * y)),
    line: inner * 1.2,
  });
  // From the foot up, so that the upper scales hang over the lower ones' roots.
  for (const [x, y, angleRad, scale] of scales) drawScale(pen.at({ at: [x, y], angleRad, scale }));
}

/** A fleshy scale that stands up from the origin, 1 high. */
function drawScale(pen: Pen): void {
  pen.fill(
    outlined('-0.34 0.1!, -0.36 -0.2, -0.16 -0.6, 0.06 -1.04!, 0.22 -0.56, 0.36 -0.2, 0.34 0.1!, 0 0.2'),
    {
      pigment: 'petalLight',
      tone: (x, y) => clamp(0.25 + 0.7 * x + 0.4 * y),
      line: pen.weight.inner,
    },
  );
  pen.fill(outlined('-0.2 -0.48!, 0.06 -1.04!, 0.24 -0.48!, 0.02 -0.4'), {
    pigment: 'leafLight',
    tone: 0.3,
    line: pen.weight.detail,
  });
}

function drawHalf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad] of rimScales) drawScale(pen.at({ at: [x, y], angleRad, scale: 0.4 }));
  pen.fill(symmetric('0 -0.86, 0.4 -0.76, 0.7 -0.3, 0.72 0.2, 0.46 0.72, 0 0.9'), {
    pigment: 'petalLight',
    tone: 0.35,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.74, 0.34 -0.66, 0.6 -0.26, 0.62 0.18, 0.4 0.62, 0 0.78'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.3 * smoothstep(0.2, 0.7, x + 0.2 * y)),
    line: inner,
  });
  for (let i = 0; i < 46; i++) {
    const [u, v] = polar(i * 2.39996, 0.92 * Math.sqrt((i + 0.5) / 46));
    const seed = pen.at({ at: [0.54 * u, 0.02 + 0.68 * v], angleRad: i * 1.3, scale: 0.04 });
    seed.fill(outlined('-0.8 0!, 0.1 -0.6, 0.9 0, 0.1 0.6'), { black: 'always', tone: 1 });
  }
  pen.stroke(traced('-0.5 -0.2, -0.42 -0.44, -0.28 -0.58'), detail, { taper: 0.5 });
}

const scales = [
  [-0.3, 0.6, -0.5, 0.44],
  [0.3, 0.62, 0.6, 0.44],
  [0, 0.62, 0.1, 0.5],
  [-0.6, 0.2, -0.9, 0.5],
  [0.6, 0.2, 0.9, 0.5],
  [-0.24, 0.16, -0.3, 0.52],
  [0.24, 0.14, 0.3, 0.52],
  [-0.58, -0.26, -0.8, 0.5],
  [0.58, -0.26, 0.8, 0.5],
  [0.0, -0.24, 0.06, 0.54],
  [-0.36, -0.56, -0.5, 0.52],
  [0.36, -0.56, 0.5, 0.52],
  [-0.12, -0.74, -0.16, 0.62],
  [0.14, -0.74, 0.2, 0.58],
] as const;
const rimScales = [
  [-0.62, 0.3, -1.3],
  [-0.62, -0.24, -0.9],
  [0.64, -0.3, 0.9],
  [0.64, 0.3, 1.3],
  [-0.3, -0.7, -0.4],
  [0.3, -0.72, 0.4],
  [0, -0.8, 0],
  [-0.36, 0.66, -2.2],
] as const;
