import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A land tortoise that plods to the right: a high dome of plates, elephant's legs, a wrinkled neck. */
export const tortoise: Motif = {
  name: 'tortoise',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      for (const leg of farLegs) pen.fill(outlined(leg), { pigment: 'leafLight', tone: 0.75, line: inner });
      pen.fill(outlined('-1.0 0.44!, -1.16 0.5, -1.26 0.62!, -1.1 0.62, -0.96 0.56!'), {
        pigment: 'leafLight',
        tone: 0.5,
        line: inner,
      });
      drawHead(pen);
      drawShell(pen);
      drawNearLegs(pen);
    });
  },
};

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'leafLight',
    tone: (x, y) =>
      clamp(0.08 + 0.9 * smoothstep(-0.08, 0.36, y - 0.3 * (x - 0.8)) + 0.4 * smoothstep(0.96, 0.7, x)),
    line: inner * 1.2,
  });
  for (const line of [
    '0.84 0.0, 0.9 0.12, 0.88 0.28',
    '0.94 -0.08, 0.99 0.04, 0.98 0.18',
    '1.02 -0.14, 1.06 -0.04, 1.06 0.08',
  ])
    pen.stroke(traced(line), inner * 0.9, { taper: 0.4 });
  pen.fill(circle([1.24, -0.26], 0.06, 20), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([1.25, -0.26], 0.038, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('1.16 -0.3, 1.23 -0.35, 1.32 -0.3'), inner, { taper: 0.4 });
  pen.stroke(traced('1.44 -0.14, 1.34 -0.1, 1.24 -0.12, 1.18 -0.06'), inner * 1.1, { taper: 0.3 });
  pen.dot([1.41, -0.25], detail);
  for (const [x, y] of [
    [1.12, -0.2],
    [1.16, -0.14],
    [1.1, -0.3],
    [1.3, -0.02],
  ] as const)
    pen.fill(circle([x, y], 0.028, 12), { pigment: 'leaf', tone: 0.2, line: detail * 0.8 });
}

function drawShell(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(dome, { pigment: 'wood', tone: 0.6, line: inner * 1.2 });
  for (const scute of scutes) {
    const outline = outlined(scute, 2);
    const middle: Point = [
      outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
      outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
    ];
    pen.fill(outline, {
      pigment: 'gold',
      tone: (x, y) =>
        clamp(0.02 + 2.3 * lengthOf(x - middle[0], y - middle[1]) + 0.3 * smoothstep(0, 0.4, y)),
      line: inner,
    });
    for (const share of [0.34, 0.64]) {
      const ring = outline.map((at) => between(at, middle, share));
      const [first] = ring;
      if (first) pen.stroke([...ring, first], pen.weight.detail);
    }
  }
  pen.fill(rim, { pigment: 'wood', tone: (_, y) => clamp(0.2 + 1.6 * (y - 0.36)), line: inner * 1.1 });
  for (const x of [-0.84, -0.62, -0.4, -0.18, 0.04, 0.26, 0.48, 0.68])
    pen.stroke(
      traced(`${x} ${0.32 + 0.06 * (1 - x * x)}, ${x + 0.02} ${0.46 + 0.06 * (1 - x * x)}`),
      pen.weight.detail * 1.3,
    );
}

function drawNearLegs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [leg, x] of [
    [
      '0.36 0.42!, 0.66 0.36, 0.84 0.44, 0.86 0.62, 0.96 0.82, 1.0 0.96!, 0.7 1.0, 0.58 0.96!, 0.56 0.76, 0.4 0.6',
      0.66,
    ],
    [
      '-0.86 0.44!, -0.6 0.4, -0.42 0.5, -0.46 0.68, -0.4 0.86, -0.38 0.98!, -0.64 1.02, -0.78 0.98!, -0.78 0.78, -0.92 0.62',
      -0.72,
    ],
  ] as const) {
    pen.fill(outlined(leg), {
      pigment: 'leafLight',
      tone: (px, py) => clamp(0.1 + 0.9 * smoothstep(x + 0.1, x - 0.2, px) + 0.3 * smoothstep(0.6, 0.4, py)),
      line: inner * 1.1,
    });
    for (const dx of [0, 0.1, 0.2])
      pen.fill(
        outlined(
          `${x + dx - 0.04} 0.94!, ${x + dx + 0.04} 0.94!, ${x + dx + 0.04} 1.04!, ${x + dx - 0.02} 1.04!`,
        ),
        {
          pigment: 'bone',
          tone: 0.1,
          line: detail * 1.2,
        },
      );
    for (const [sx, sy] of [
      [0.02, 0.66],
      [0.12, 0.62],
      [0.06, 0.76],
      [0.16, 0.76],
      [0.08, 0.86],
    ] as const)
      pen.fill(circle([x + sx, sy], 0.034, 12), { pigment: 'leaf', tone: 0.2, line: detail * 0.8 });
  }
}

const dome = outlined(
  '-1.06 0.4!, -1.0 0.06, -0.8 -0.3, -0.46 -0.56, -0.06 -0.66, 0.34 -0.58, 0.64 -0.34, 0.84 0.0, 0.92 0.34!, 0.5 0.5, 0 0.54, -0.6 0.52',
);
const rim = outlined(
  '-1.1 0.34!, -0.6 0.4, 0 0.42, 0.5 0.36, 0.96 0.24!, 1.02 0.36, 0.8 0.46, 0.4 0.54, 0 0.58, -0.6 0.56, -1.06 0.5!',
);
const scutes = [
  '-0.98 0.3!, -0.94 0.06!, -0.72 -0.08!, -0.56 0.06!, -0.6 0.36!',
  '-0.52 0.37!, -0.5 0.04!, -0.28 -0.1!, -0.06 0.04!, -0.06 0.4!',
  '0.02 0.4!, 0.02 0.04!, 0.24 -0.1!, 0.46 0.02!, 0.46 0.34!',
  '0.54 0.32!, 0.54 0.02!, 0.68 -0.06!, 0.8 0.06!, 0.86 0.24!',
  '-0.92 -0.02!, -0.78 -0.26!, -0.48 -0.48!, -0.36 -0.16!, -0.56 -0.02!, -0.72 -0.15!',
  '-0.4 -0.52!, -0.08 -0.61!, 0.06 -0.34!, -0.02 -0.06!, -0.28 -0.17!, -0.31 -0.24!',
  '0.02 -0.61!, 0.32 -0.54!, 0.54 -0.38!, 0.46 -0.08!, 0.24 -0.17!, 0.08 -0.08!, 0.14 -0.34!',
  '0.6 -0.32!, 0.76 -0.08!, 0.68 -0.13!, 0.54 -0.06!',
];
const head = outlined(
  '0.7 0.1!, 0.84 -0.06, 0.98 -0.24, 1.08 -0.42, 1.26 -0.46, 1.42 -0.36, 1.48 -0.2, 1.4 -0.04, 1.24 0.02, 1.12 0.14, 1.0 0.32, 0.84 0.44, 0.66 0.4!',
);
const farLegs = [
  '0.1 0.44!, 0.36 0.42, 0.44 0.6, 0.42 0.88!, 0.16 0.9!, 0.16 0.66',
  '-0.4 0.46!, -0.14 0.46, -0.1 0.64, -0.1 0.88!, -0.34 0.9!, -0.36 0.66',
];
