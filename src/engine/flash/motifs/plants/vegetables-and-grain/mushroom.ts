import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A fly agaric between two small ones, in grass. */
export const mushroom: Motif = {
  name: 'mushroom',
  tinted: ['petal'],
  one: { draw: (canvas) => canvas.layer(drawMushroom) },
  draw(canvas) {
    canvas.layer((pen) => drawMushroom(pen.at({ at: [-0.66, 0.5], scale: 0.5, angleRad: -0.2 })));
    canvas.layer((pen) =>
      drawMushroom(pen.at({ at: [0.7, 0.62], scale: 0.4, angleRad: 0.22, isFlipped: true })),
    );
    canvas.layer(drawMushroom);
    canvas.layer(drawGrass, { contour: 0.6 });
  },
};

/** About 2 wide and 2.2 high. */
function drawMushroom(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(stalk, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.0, 0.3, x) + 0.5 * smoothstep(0.25, 0.02, y)),
    line: inner * 1.1,
  });
  for (const line of [
    '-0.1 0.5, -0.14 0.8, -0.16 1.02',
    '0.04 0.52, 0.02 0.86, 0.04 1.08',
    '0.14 0.46, 0.16 0.7',
  ])
    pen.stroke(traced(line), detail, { taper: 0.5 });
  pen.fill(gills, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(0.5, 0.1, Math.abs(x)) + 0.4 * (0.2 - y)),
    line: inner,
  });
  for (let i = -8; i <= 8; i++) {
    const across = i / 8.6;
    pen.stroke(
      traced(
        `${across * 0.24} ${0.2 - 0.03 * Math.abs(across)}, ${across * 0.6} ${0.17}, ${across * 0.98} ${0.2 - 0.22 * across * across}`,
      ),
      detail,
      { taper: 0.3 },
    );
  }
  pen.fill(cap, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.1 + 0.75 * smoothstep(0.2, 0.95, x - 0.25 * y) + 0.35 * smoothstep(-0.3, 0.05, y)),
    line: inner * 1.2,
  });
  for (const [x, y, across, down, turn] of spots)
    pen.at({ at: [x, y], angleRad: turn }).fill(ellipse([0, 0], across, down, 26), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.05 + 2.2 * (px * 0.7 + py)),
      line: inner * 0.9,
    });
  pen.stroke(traced('-0.78 -0.3, -0.6 -0.66, -0.3 -0.86'), detail * 1.4, {
    isErasing: !pen.isColored,
    taper: 0.5,
  });
  pen.fill(skirt, { pigment: 'foam', tone: (x, y) => clamp(0.1 + 0.8 * x + (y - 0.36)), line: inner });
  for (const line of [
    '-0.2 0.36, -0.24 0.5',
    '-0.06 0.38, -0.08 0.54',
    '0.08 0.38, 0.1 0.54',
    '0.2 0.36, 0.26 0.48',
  ])
    pen.stroke(traced(line), detail, { taper: 0.3 });
}

function drawGrass(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, lean, height] of blades)
    pen.fill(
      outlined(
        `${x - 0.05} 1.2!, ${x + lean * 0.4 - 0.03} ${1.2 - height * 0.6}, ${x + lean} ${1.2 - height}!, ${x + lean * 0.4 + 0.05} ${1.2 - height * 0.5}, ${x + 0.06} 1.2!`,
      ),
      { pigment: 'leaf', tone: (_, y) => clamp(0.1 + 1.4 * (y - 0.8)), line: inner },
    );
}

const cap = outlined(
  '-1.02 0.06!, -1.04 -0.2, -0.86 -0.6, -0.5 -0.92, 0 -1.04, 0.5 -0.92, 0.86 -0.6, 1.04 -0.2, 1.02 0.06!, 0.6 -0.02, 0 0.02, -0.6 -0.02',
);
const gills = symmetric('0 0.0, 0.6 -0.04, 1.02 0.05!, 0.7 0.2, 0.3 0.26, 0 0.27');
const stalk = symmetric('0 0.1, 0.22 0.12, 0.2 0.4, 0.24 0.8, 0.32 1.06, 0.22 1.2, 0 1.24');
const skirt = symmetric('0 0.32, 0.2 0.3!, 0.34 0.5!, 0.24 0.48!, 0.2 0.56!, 0.1 0.52!, 0.04 0.6!, 0 0.55');
const spots = [
  [-0.06, -0.7, 0.2, 0.13, 0.1],
  [-0.56, -0.5, 0.14, 0.12, -0.6],
  [0.46, -0.58, 0.15, 0.12, 0.6],
  [-0.24, -0.3, 0.17, 0.13, -0.1],
  [0.28, -0.26, 0.14, 0.11, 0.1],
  [-0.74, -0.14, 0.12, 0.09, -0.3],
  [0.74, -0.2, 0.13, 0.11, 0.4],
  [0.06, -0.08, 0.1, 0.05, 0],
  [-0.44, -0.08, 0.08, 0.045, 0],
] as const;
const blades = [
  [-0.9, -0.14, 0.4],
  [-0.76, 0.08, 0.5],
  [-0.4, -0.1, 0.46],
  [-0.26, 0.1, 0.36],
  [0.28, -0.06, 0.34],
  [0.42, 0.14, 0.5],
  [0.84, -0.1, 0.36],
  [0.96, 0.14, 0.44],
] as const;
