import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A housefly from above: large red eyes, clear veined wings. */
export const fly: Motif = {
  name: 'fly',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLegs);
      drawAbdomen(pen);
      drawThorax(pen);
      drawHead(pen);
    });
    for (const isFlipped of [true, false])
      canvas.layer(drawWing, { at: { isFlipped }, contour: 0.6, gapPx: 0 });
  },
};

function drawLegs(side: Pen): void {
  for (const leg of [
    '0.24 -0.36, 0.56 -0.66, 0.72 -0.94, 0.6 -1.2',
    '0.28 -0.14, 0.74 -0.2, 1.02 0.06, 1.26 0.04',
    '0.24 0.06, 0.6 0.5, 0.7 0.98, 0.92 1.22',
  ])
    drawJointedLeg(side, leg, 0.055, 'dark');
}

function drawAbdomen(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.0, 0.34 0.08, 0.44 0.4, 0.36 0.78, 0.16 1.02, 0 1.08'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 0.7 * smoothstep(0.1, 0.44, Math.abs(x + 0.06)) + 0.3 * (y - 0.4)),
    line: inner * 1.1,
  });
  for (const y of [0.36, 0.58, 0.8]) {
    const half = 0.5 * Math.sqrt(Math.max(0, 1 - ((y - 0.4) / 0.72) ** 2)) * 0.86;
    pen.stroke(traced(`${-half} ${y - 0.04}, 0 ${y + 0.05}, ${half} ${y - 0.04}`), inner, { taper: 0.2 });
    drawHairs(pen, traced(`${-half * 0.8} ${y}, 0 ${y + 0.06}, ${half * 0.8} ${y}`), [0, 0.09], 8);
  }
}

function drawThorax(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.6, 0.26 -0.54, 0.38 -0.28, 0.34 0.0, 0.2 0.16, 0 0.2'), {
    pigment: 'dark',
    tone: (x, y) =>
      clamp(0.2 + 0.7 * smoothstep(0.1, 0.38, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.1, 0.2, y)),
    line: inner * 1.1,
  });
  for (const x of [-0.16, -0.055, 0.055, 0.16])
    pen.stroke(traced(`${x} -0.5, ${x * 1.1} -0.2, ${x * 0.9} 0.06`), inner * 1.1, {
      isErasing: !pen.isColored,
      taper: 0.3,
    });
  drawBothSides(pen, (side) => drawHairs(side, traced('0.3 -0.46, 0.38 -0.26, 0.34 -0.04'), [0.1, 0.0], 7));
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.06, 0.06])
    pen.stroke(traced(`${x} -0.94, ${x * 2} -1.08`), inner * 1.2, { taper: 0.4, tapering: 'end' });
  pen.fill(symmetric('0 -0.98, 0.14 -0.94, 0.24 -0.74, 0.16 -0.58, 0 -0.56'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.07 -0.9!, 0.22 -1.0, 0.38 -0.9, 0.42 -0.7, 0.3 -0.56, 0.16 -0.58!, 0.1 -0.72'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 1.6 * (x - 0.2) + 0.8 * (y + 0.8)),
      line: inner,
    });
    for (const [x, y] of facets) side.dot([x, y], detail * 0.8);
    side.fill(circle([0.21, -0.88], 0.026, 12), { color: [255, 255, 255], tone: 0 });
  });
}

function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(wing, {
    pigment: 'cloud',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.5, 0.2, x) * smoothstep(0.5, 0.0, y)),
    line: inner,
  });
  for (const vein of veins) pen.stroke(traced(vein), detail * 1.2, { taper: 0.3, tapering: 'end' });
}

const facets = [
  [0.24, -0.8],
  [0.3, -0.84],
  [0.3, -0.74],
  [0.22, -0.7],
  [0.35, -0.78],
  [0.28, -0.65],
  [0.35, -0.68],
] as const;
const wing = outlined(
  '0.26 -0.14!, 0.44 -0.12, 0.76 0.2, 1.0 0.7, 0.98 1.02, 0.76 1.06, 0.48 0.8, 0.3 0.36, 0.24 0.06!',
);
const veins = [
  '0.28 -0.1, 0.6 0.16, 0.96 0.82',
  '0.28 -0.06, 0.54 0.3, 0.84 1.02',
  '0.28 0.0, 0.42 0.36, 0.6 0.86',
  '0.64 0.22, 0.56 0.34',
  '0.76 0.56, 0.66 0.6',
  '0.5 0.46, 0.6 0.44',
];
