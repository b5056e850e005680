import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawAmphora } from './amphora.ts';

/** A tilted jar that pours a river: the sign of Aquarius. */
export const pouringJar: Pick<Motif, 'tinted' | 'draw'> = {
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(drawWater, { contour: 0.7 });
    canvas.layer((pen) => drawAmphora(pen.at({ at: [-0.22, -0.56], scale: 0.86, angleRad: 2.1 })));
    canvas.layer(
      (pen) => {
        for (const [x, y, scale] of sparks)
          pen.at({ at: [x, y], scale }).fill(starPolygon([0, 0], 1, 4, 0.28), {
            pigment: 'gold',
            tone: 0.1,
            line: pen.weight.detail,
          });
      },
      { contour: 0 },
    );
  },
};

function drawWater(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(stream, {
    pigment: 'water',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.5, 1, x) + 0.3 * smoothstep(0.6, 1.1, y)),
    line: inner * 1.1,
  });
  for (const [line, pigment] of ripples) {
    const points = traced(line, 8);
    const back = points.toReversed().map(([x, y], i): Point => {
      const share = i / (points.length - 1);
      return [x, y + 0.1 * Math.sin(Math.PI * share)];
    });
    pen.fill([...points, ...back], { pigment, tone: 0.05, line: detail * 1.2 });
  }
  for (const line of flow) pen.stroke(traced(line), inner * 0.8, { taper: 0.4 });
  for (const [x, y, radius] of drops)
    pen.fill(ellipse([x, y], radius, radius * 1.2, 20), {
      pigment: 'waterLight',
      tone: 0.2,
      line: inner * 0.8,
    });
}

const stream = outlined(
  '0.5 -0.24!, 0.72 -0.1, 0.86 0.2, 0.8 0.5, 0.92 0.7, 1.2 0.86!, 1.26 1.0, 0.9 1.12, 0.4 1.16, -0.2 1.16, -0.8 1.1, -1.2 0.96!, -0.9 0.84, -0.5 0.84, -0.1 0.78, 0.24 0.6, 0.4 0.34, 0.44 0.06, 0.4 -0.1!',
);
const flow = [
  '0.56 -0.06, 0.66 0.24, 0.6 0.52, 0.44 0.76',
  '0.5 0.06, 0.54 0.3, 0.46 0.52',
  '0.7 0.1, 0.74 0.34, 0.7 0.56, 0.8 0.76',
];
const ripples = [
  ['-0.86 0.94, -0.6 0.9, -0.36 0.98, -0.1 0.92, 0.14 0.84', 'waterLight'],
  ['0.4 0.98, 0.62 0.9, 0.84 0.96, 1.06 0.92', 'waterLight'],
  ['-0.4 1.06, -0.1 1.02, 0.2 1.06', 'foam'],
] as const;
const drops = [
  [0.98, 0.34, 0.05],
  [0.26, 0.3, 0.045],
  [1.06, 0.56, 0.035],
  [0.14, 0.5, 0.03],
] as const;
const sparks = [
  [0.86, -0.8, 0.2],
  [1.16, -0.4, 0.11],
  [-1.06, 0.2, 0.14],
  [-0.86, 0.54, 0.08],
] as const;
