import { clamp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { ellipse, starPolygon } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** A tilted jar that pours a river, with painted bands. */
export const amphora: Motif = {
  name: 'amphora',
  tinted: ['ember'],
  draw(easel) {
    easel.layer(drawWater, { contour: 0.7 });
    easel.layer((pen) => drawJar(pen.at({ at: [-0.22, -0.56], scale: 0.86, angleRad: 2.1 })));
    easel.layer(
      (pen) => {
        for (const [x, y, scale] of sparks)
          pen.at({ at: [x, y], scale }).cell(starPolygon([0, 0], 1, 4, 0.28), {
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
  pen.cell(stream, {
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
    pen.cell([...points, ...back], { pigment, tone: 0.05, line: detail * 1.2 });
  }
  for (const line of flow) pen.stroke(traced(line), inner * 0.8, { taper: 0.4 });
  for (const [x, y, radius] of drops)
    pen.cell(ellipse([x, y], radius, radius * 1.2, 20), {
      pigment: 'waterLight',
      tone: 0.2,
      line: inner * 0.8,
    });
}

/** The jar upright on the pen's origin, its mouth up. */
function drawJar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1])
    pen.cell(
      outlined(
        '0.16 -0.9!, 0.4 -1.02, 0.62 -0.84, 0.58 -0.5, 0.44 -0.3!, 0.38 -0.4!, 0.48 -0.56, 0.5 -0.78, 0.38 -0.9, 0.18 -0.8!',
      ).map(([x, y]): Point => [x * side, y]),
      { pigment: 'wood', tone: 0.45, line: inner },
    );
  pen.cell(body, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.75 * smoothstep(0, -0.6, x) + 0.25 * smoothstep(0.3, 1, y)),
    line: inner * 1.1,
  });
  pen.cell(symmetric('0 -1.14, 0.24 -1.12, 0.3 -1.04!, 0.22 -0.94!, 0 -0.92'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  for (const y of [-0.42, 0.36]) {
    const half = widthAt(y);
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.07}, ${half} ${y}`), inner);
    pen.stroke(
      traced(`${-widthAt(y + 0.12)} ${y + 0.12}, 0 ${y + 0.19}, ${widthAt(y + 0.12)} ${y + 0.12}`),
      inner,
    );
  }
  const keys = Array.from({ length: 9 }, (_, i): Point => {
    const x = -0.5 + 0.125 * i;
    return [x, (i % 2 === 0 ? -0.1 : 0.14) + 0.07 * (1 - (x / 0.56) ** 2)];
  });
  pen.stroke(keys, inner);
  for (const y of [-0.18, 0.27]) pen.stroke(traced(`-0.54 ${y}, 0 ${y + 0.07}, 0.54 ${y}`), detail);
}

function widthAt(y: number): number {
  return 0.56 * Math.sqrt(Math.max(0.1, 1 - ((y - 0.04) / 0.78) ** 2)) + 0.0;
}

const body = symmetric(
  '0 -0.98, 0.18 -0.96!, 0.17 -0.74, 0.36 -0.54, 0.54 -0.24, 0.56 0.12, 0.42 0.5, 0.2 0.8, 0.16 0.92!, 0.28 1.04!, 0 1.08',
);
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
