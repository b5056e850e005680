import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two hands in prayer, seen from their side, in cuffs. */
export const prayingHands: Motif = {
  name: 'praying-hands',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(drawHands);
  },
};

function drawHands(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const finger of farFingers) pen.fill(outlined(finger), { pigment: 'bone', tone: 0.5, line: inner });
  pen.fill(farPalm, {
    pigment: 'bone',
    tone: (_, y) => clamp(0.4 + 0.4 * smoothstep(0, 0.8, y)),
    line: inner,
  });
  pen.fill(farCuff, { pigment: 'petal', tone: 0.6, line: inner });
  for (const finger of nearFingers) {
    pen.fill(outlined(finger), {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(-0.1, -0.6, x + 0.35 * y)),
      line: inner,
    });
  }
  pen.fill(back, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 0.65 * smoothstep(-0.2, -0.62, x) + 0.3 * smoothstep(0.5, 0.9, y)),
    line: inner,
  });
  for (const [x, y] of [
    [-0.42, -0.02],
    [-0.25, -0.08],
    [-0.08, -0.08],
    [0.08, -0.02],
  ] as const) {
    pen.stroke(traced(`${x - 0.06} ${y + 0.03}, ${x} ${y - 0.03}, ${x + 0.06} ${y + 0.03}`), detail * 1.2, {
      taper: 0.3,
    });
    pen.stroke(traced(`${x} ${y + 0.1}, ${x - 0.02} ${y + 0.26}, ${x - 0.06} ${y + 0.42}`), detail, {
      taper: 0.6,
    });
  }
  pen.fill(thumb, {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(0.24, 0.44, x)),
    line: inner,
  });
  pen.stroke(traced('0.22 -0.28, 0.27 -0.25, 0.33 -0.27'), detail * 1.2, { taper: 0.3 });
  pen.fill(outlined('0.26 -0.56!, 0.35 -0.55, 0.36 -0.42, 0.28 -0.42'), {
    pigment: 'blush',
    tone: 0.1,
    line: detail,
  });
  for (const line of knuckles) pen.stroke(traced(line), detail * 1.1, { taper: 0.3 });
  pen.fill(cuff, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.1, -0.7, x) + 0.3 * smoothstep(1, 1.4, y)),
    line: inner * 1.1,
  });
  pen.fill(band, { pigment: 'gold', tone: 0.25, line: inner });
  for (const fold of [
    '-0.56 1.0, -0.5 1.2, -0.56 1.36',
    '-0.2 1.06, -0.2 1.24, -0.26 1.42',
    '0.1 1.04, 0.12 1.22, 0.06 1.38',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

const nearFingers = [
  '-0.5 0.08!, -0.5 -0.3, -0.4 -0.62, -0.26 -0.82, -0.18 -0.76, -0.24 -0.5, -0.32 0.06!',
  '-0.35 0.06!, -0.34 -0.4, -0.24 -0.82, -0.1 -1.1, -0.01 -1.04, -0.06 -0.7, -0.16 0.04!',
  '-0.18 0.04!, -0.18 -0.46, -0.1 -0.94, 0.04 -1.26, 0.13 -1.2, 0.1 -0.8, 0.01 0.04!',
  '-0.02 0.06!, 0 -0.44, 0.06 -0.9, 0.18 -1.2, 0.27 -1.14, 0.25 -0.7, 0.18 0.08!',
];
const farFingers = [
  '0.1 0.1!, 0.12 -0.5, 0.2 -1.0, 0.3 -1.24, 0.38 -1.16, 0.38 -0.6, 0.34 0.1!',
  '0.2 0.2!, 0.3 -0.4, 0.36 -0.84, 0.44 -1.02, 0.51 -0.94, 0.5 -0.4, 0.46 0.2!',
];
const farPalm = outlined('0.2 0.0!, 0.48 -0.1, 0.56 0.2, 0.56 0.5, 0.6 0.9!, 0.2 0.9!');
const back = outlined(
  '-0.5 0.04!, -0.34 -0.02, 0 -0.06, 0.2 0.02!, 0.3 0.2, 0.34 0.5, 0.3 0.92!, -0.6 0.94!, -0.6 0.6, -0.58 0.3',
);
const thumb = outlined(
  '0.1 0.44!, 0.14 0.1, 0.18 -0.3, 0.26 -0.6, 0.36 -0.62, 0.42 -0.42, 0.4 -0.1, 0.4 0.3, 0.34 0.62!',
);
const knuckles = [
  '-0.47 -0.38, -0.4 -0.34, -0.3 -0.36',
  '-0.32 -0.56, -0.24 -0.52, -0.12 -0.54',
  '-0.16 -0.66, -0.06 -0.62, 0.06 -0.64',
  '0.02 -0.62, 0.12 -0.58, 0.22 -0.6',
  '-0.44 -0.54, -0.34 -0.5, -0.27 -0.52',
  '-0.25 -0.78, -0.16 -0.74, -0.07 -0.76',
];
const cuff = outlined(
  '-0.74 0.98!, -0.4 0.92, 0.1 0.94, 0.44 0.98!, 0.5 1.36!, 0.1 1.46, -0.4 1.48, -0.84 1.38!',
);
const farCuff = outlined('0.3 0.92!, 0.7 0.92!, 0.84 1.26!, 0.4 1.38!');
const band = outlined(
  '-0.72 0.88!, -0.4 0.82, 0.1 0.82, 0.42 0.88!, 0.44 1.02!, 0.1 0.98, -0.4 0.98, -0.75 1.04!',
);
