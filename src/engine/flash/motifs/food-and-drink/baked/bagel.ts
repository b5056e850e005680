import { clamp, lerp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A seeded bagel, sliced and filled with cream cheese. */
export const bagel: Motif = {
  name: 'bagel',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLower(pen);
      drawUpper(pen);
      drawSeeds(pen);
    }),
};

function drawLower(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.26 0.3!, 1.26 0.3!, 1.24 0.62, 0.9 0.92, 0 1.04, -0.9 0.92, -1.24 0.62'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.3 + 0.4 * x + 0.5 * (y - 0.5)),
    line: inner * 1.2,
  });
  pen.fill(
    outlined(
      '-1.28 0.24, -1.2 0.46, -0.96 0.52, -0.8 0.66, -0.62 0.62, -0.3 0.66, -0.1 0.82, 0.1 0.7, 0.4 0.66, 0.66 0.74, 0.84 0.58, 1.1 0.5, 1.28 0.3, 1.2 0.1, -1.2 0.06',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.3 * x + 0.5 * (y - 0.4)),
      line: inner,
    },
  );
}

function drawUpper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([ellipse([0, -0.1], 1.28, 0.76, 80), ellipse([0, -0.24], 0.34, 0.15, 40)], {
    pigment: 'ember',
    tone: (x, y) => clamp(0.12 + 0.5 * x + 0.6 * Math.max(0, y + 0.05)),
    line: inner * 1.2,
    rule: 'evenodd',
  });
  pen.fill(ellipse([0, -0.24], 0.34, 0.15, 40), { pigment: 'wood', tone: 0.7, line: inner });
  pen.fill(outlined('-0.3 -0.2!, 0 -0.26, 0.3 -0.2!, 0.14 -0.1, -0.14 -0.1'), {
    pigment: 'foam',
    tone: 0.2,
    line: detail,
  });
  pen.stroke(traced('-0.98 -0.24, -0.74 -0.52, -0.36 -0.66'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

function drawSeeds(pen: Pen): void {
  for (let i = 0; i < 34; i++) {
    const [u, v] = polar(i * 2.39996, lerp(0.46, 0.9, Math.sqrt((i + 0.5) / 34)));
    const seed = pen.at({ at: [1.2 * u, -0.18 + 0.64 * v], angleRad: i * 1.9, scale: 0.07 });
    seed.fill(outlined('-1 0!, -0.1 -0.55, 0.9 0, -0.1 0.55'), {
      pigment: i % 4 === 0 ? 'dark' : 'scroll',
      black: i % 4 === 0 ? 'uncolored' : undefined,
      tone: 0.1,
      line: pen.weight.detail * 1.1,
    });
  }
}
