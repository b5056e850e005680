import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A river that winds towards us between two green banks. */
export const river: Motif = {
  name: 'river',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(drawValley);
  },
};

function drawValley(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hills, { pigment: 'leaf', tone: (x, y) => clamp(0.3 + 0.3 * x + 0.5 * (y + 0.7)), line: inner });
  pen.fill(meadow, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 0.2 * x + 0.25 * y),
    line: inner * 1.1,
  });
  pen.fill(shore, { pigment: 'wood', tone: 0.55, line: inner });
  pen.fill(water, { pigment: 'water', tone: (x, y) => clamp(0.25 + 0.3 * x - 0.1 * y), line: inner });
  for (const ripple of ripples) pen.stroke(traced(ripple), inner * 0.9, { taper: 0.45 });
  for (const gleam of gleams) pen.fill(outlined(gleam), { pigment: 'foam', tone: 0 });
  for (const [x, y, scale] of reeds) drawReeds(pen.at({ at: [x, y], scale }));
  for (const [x, y, scale] of stones)
    pen
      .at({ at: [x, y], scale })
      .fill(outlined('-0.16 0.06!, -0.12 -0.06, 0.02 -0.1, 0.14 -0.03, 0.17 0.06!'), {
        pigment: 'grey',
        tone: (px) => clamp(0.3 + 2 * px),
        line: inner,
      });
  for (const tuft of tufts) pen.stroke(traced(tuft), detail * 1.5, { taper: 0.4 });
}

function drawReeds(pen: Pen): void {
  const { inner } = pen.weight;
  for (const blade of [
    '0 0, -0.04 -0.24, -0.14 -0.42',
    '0.04 0, 0.04 -0.3, 0.02 -0.52',
    '0.08 0, 0.12 -0.22, 0.22 -0.36',
  ])
    pen.stroke(traced(blade), inner * 1.3, { taper: 0.6, tapering: 'end' });
  pen.fill(outlined('0.0 -0.44!, -0.02 -0.54, 0.02 -0.66!, 0.06 -0.54, 0.04 -0.44!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 0.8,
  });
}

const hills = outlined(
  '-1.2 -0.4!, -0.9 -0.7, -0.6 -0.84, -0.3 -0.7, -0.06 -0.58!, 0.2 -0.8, 0.5 -0.94, 0.84 -0.76, 1.2 -0.4!, 0.6 -0.36, -0.6 -0.36',
);
const meadow = outlined(
  '-1.26 -0.36!, -0.7 -0.46, 0 -0.48, 0.7 -0.46, 1.26 -0.36!, 1.36 0.2, 1.3 0.62, 1.04 0.98!, 0.5 1.06, -0.5 1.06, -1.04 0.98!, -1.3 0.62, -1.36 0.2',
);
/** From the horizon down to the lower edge, in three bends. */
const shore = outlined(
  '0.02 -0.48!, 0.1 -0.4, 0.3 -0.34, 0.36 -0.24, 0.2 -0.14, -0.14 -0.06, -0.24 0.06, -0.06 0.2, 0.42 0.32, 0.7 0.5, 0.72 0.74, 0.56 1.05!, -0.5 1.06!, -0.36 0.82, -0.3 0.68, -0.46 0.5, -0.84 0.32, -0.92 0.08, -0.7 -0.1, -0.3 -0.2, -0.04 -0.28, 0.02 -0.36, -0.06 -0.48!',
);
const water = outlined(
  '0.0 -0.47!, 0.07 -0.38, 0.26 -0.32, 0.28 -0.24, 0.14 -0.16, -0.2 -0.08, -0.32 0.06, -0.14 0.22, 0.34 0.36, 0.62 0.54, 0.63 0.76, 0.48 1.05!, -0.4 1.06!, -0.26 0.84, -0.2 0.66, -0.38 0.46, -0.76 0.28, -0.84 0.08, -0.64 -0.06, -0.26 -0.17, 0.02 -0.26, 0.06 -0.36, -0.03 -0.47!',
);
const ripples = [
  '-0.1 0.96, 0.1 0.92, 0.3 0.96',
  '0.06 0.76, 0.26 0.72, 0.44 0.76',
  '-0.06 0.58, 0.12 0.54, 0.3 0.58',
  '-0.5 0.26, -0.36 0.24, -0.22 0.3',
  '-0.66 0.12, -0.52 0.09, -0.4 0.13',
  '-0.44 -0.03, -0.3 -0.05, -0.2 -0.04',
];
const gleams = [
  '-0.16 0.78!, 0 0.75, 0.12 0.79!, 0 0.82',
  '0.3 0.62!, 0.42 0.6, 0.52 0.64!, 0.42 0.66',
  '-0.7 0.2!, -0.6 0.18, -0.5 0.21!, -0.6 0.23',
];
const reeds = [
  [0.84, 0.56, 0.9],
  [-0.66, 0.84, 1],
  [-0.06, 0.1, 0.5],
] as const;
const stones = [
  [0.66, 0.94, 1],
  [-0.52, 0.66, 0.8],
  [0.24, 0.3, 0.6],
] as const;
const tufts = [
  '-1.06 0.5, -1.08 0.4',
  '-1.0 0.5, -0.99 0.38',
  '1.02 0.16, 1.0 0.06',
  '1.08 0.16, 1.1 0.05',
  '0.56 0.06, 0.54 -0.02',
  '0.61 0.06, 0.63 -0.03',
  '-1.02 -0.1, -1.03 -0.18',
  '-0.97 -0.1, -0.95 -0.18',
];
