import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The flukes of a whale that dives, water running off them. */
export const whaleTail: Motif = {
  name: 'whale-tail',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawDrops);
      drawFlukes(pen);
    });
    canvas.layer(drawWater);
  },
};

function drawFlukes(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(stock, {
    pigment: 'water',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(-0.1, 0.24, x) + 0.5 * smoothstep(0.1, -0.3, y)),
    line: inner * 1.2,
  });
  pen.fill(flukes, {
    pigment: 'water',
    tone: (x, y) =>
      clamp(0.1 + 0.6 * smoothstep(-0.6, -0.1, y + 0.3 * Math.abs(x)) + 0.25 * smoothstep(0, 1.2, x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(patch, { pigment: 'waterLight', tone: (x) => clamp(0.1 + 0.3 * x), line: detail * 1.2 });
    for (const vein of veins) side.stroke(traced(vein), inner, { taper: 0.5, tapering: 'end' });
    side.stroke(traced('0.1 -0.02, 0.11 0.3, 0.18 0.64'), detail * 1.3, { taper: 0.4 });
  });
  pen.stroke(traced('0 -0.56, 0.01 -0.2, 0 0.5'), inner * 1.3, { taper: 0.4 });
}

function drawDrops(side: Pen): void {
  for (const [x, y, size] of drops)
    side
      .at({ at: [x, y], scale: size })
      .fill(outlined('0 -1!, 0.4 -0.2, 0.44 0.3, 0 0.6, -0.44 0.3, -0.4 -0.2'), {
        pigment: 'waterLight',
        tone: 0.1,
        line: side.weight.inner,
      });
}

/** A swell that closes around the tail, its crests curling outwards. */
function drawWater(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(swell, {
    pigment: 'waterLight',
    tone: (_, y) => clamp(0.06 + 1.1 * (y - 0.8)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const line of ripples) side.stroke(traced(line), detail * 1.5, { taper: 0.4 });
  });
}

const flukes = symmetric(
  '0 -0.66!, 0.14 -0.84, 0.5 -0.98, 0.94 -1.0, 1.46 -1.24!, 1.4 -0.86, 1.14 -0.5, 0.78 -0.28, 0.44 -0.16, 0.18 0.04, 0 0.1',
);
const patch = outlined(
  '1.34 -1.1!, 0.98 -0.9, 0.62 -0.88, 0.72 -0.74, 0.6 -0.6, 0.82 -0.62, 0.86 -0.44, 1.08 -0.62, 1.24 -0.84',
);
const stock = symmetric('0 -0.5, 0.3 -0.2, 0.2 0.04, 0.2 0.36, 0.3 0.72, 0.44 1.04!, 0 1.1');
const veins = [
  '0.06 -0.24, 0.3 -0.46, 0.5 -0.56',
  '0.06 -0.08, 0.34 -0.3, 0.62 -0.42',
  '0.04 -0.44, 0.18 -0.66, 0.36 -0.78',
];
const drops = [
  [0.62, 0.06, 0.12],
  [0.92, -0.1, 0.1],
  [0.44, 0.34, 0.09],
  [1.2, -0.28, 0.08],
  [0.74, 0.4, 0.07],
] as const;
const swell = symmetric(
  '0 0.84, 0.2 0.86, 0.34 0.72, 0.42 0.6!, 0.52 0.76, 0.7 0.86, 0.94 0.76, 1.06 0.68!, 1.12 0.82, 1.3 0.92, 1.52 0.9!, 1.24 1.1, 0.8 1.18, 0.3 1.24, 0 1.24',
);
const ripples = ['0 1.02, 0.3 1.0, 0.6 1.06', '0.5 0.94, 0.72 1.0, 1.0 0.94', '0.8 1.1, 1.06 1.06, 1.3 1.0'];
