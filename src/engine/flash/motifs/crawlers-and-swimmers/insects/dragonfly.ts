import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A dragonfly from above. */
export const dragonfly: Motif = {
  name: 'dragonfly',
  tinted: ['water', 'waterLight'],
  draw(canvas) {
    canvas.layer(
      (upright) => {
        const pen = upright.at({ angleRad: 0.3 });
        drawBothSides(pen, drawWings);
        drawBody(pen);
      },
      { contour: 0.7 },
    );
  },
};

function drawWings(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [wing, veins] of wings) {
    side.fill(outlined(wing), {
      pigment: 'waterLight',
      tone: (x) => clamp(0.6 - 0.7 * x + 0.5 * smoothstep(1, 1.3, x)),
      line: inner,
    });
    for (const vein of veins) side.stroke(traced(vein), detail);
  }
  side.fill(outlined('1.02 -0.6, 1.12 -0.6, 1.13 -0.55, 1.03 -0.55'), { black: 'always', tone: 1 });
  side.fill(outlined('1.0 0.0, 1.1 0.04, 1.09 0.09, 0.99 0.05'), { black: 'always', tone: 1 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = 0; i < 8; i++) {
    const [y, half] = [0.1 + 0.155 * i, 0.075 - 0.003 * i];
    pen.fill(symmetric(`0 ${y - 0.02}, ${half * 0.8} ${y - 0.01}!, ${half} ${y + 0.13}!, 0 ${y + 0.16}`), {
      pigment: i % 2 === 0 ? 'water' : 'leaf',
      tone: (x) => clamp(0.25 + 6 * x),
      line: inner * 0.9,
    });
  }
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.01 1.32!, 0.06 1.34, 0.09 1.46!, 0.03 1.42'), {
      pigment: 'water',
      tone: 0.4,
      line: detail,
    }),
  );
  pen.fill(symmetric('0 -0.5, 0.13 -0.44, 0.17 -0.2, 0.11 0.06, 0 0.12'), {
    pigment: 'water',
    tone: (x) => clamp(0.25 + 2.6 * x),
    line: inner,
  });
  for (const y of [-0.34, -0.2, -0.06])
    pen.stroke(traced(`-0.13 ${y}, 0 ${y + 0.05}, 0.13 ${y}`), detail * 1.2, { taper: 0.3 });
  pen.fill(circle([0, -0.56], 0.1, 24), { pigment: 'leaf', tone: 0.3, line: inner });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 -0.66, 0.12 -0.74, 0.21 -0.64, 0.18 -0.52, 0.08 -0.52'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.3,
      line: inner,
    });
    side.stroke(traced('0.08 -0.66, 0.12 -0.7'), detail, { isErasing: true });
  });
}

const wings: readonly (readonly [string, readonly string[]])[] = [
  [
    '0.1 -0.1!, 0.4 -0.1, 0.8 -0.06, 1.12 0.04, 1.26 0.18, 1.1 0.3, 0.8 0.3, 0.4 0.2, 0.12 0.04!',
    [
      '0.12 -0.06, 0.6 -0.02, 1.16 0.12',
      '0.14 -0.02, 0.6 0.1, 1.1 0.22',
      '0.4 0.03, 0.44 0.2',
      '0.6 0.06, 0.64 0.25',
      '0.8 0.08, 0.84 0.28',
      '0.98 0.12, 1.0 0.28',
    ],
  ],
  [
    '0.1 -0.36!, 0.4 -0.5, 0.8 -0.62, 1.16 -0.64, 1.34 -0.56, 1.24 -0.4, 0.9 -0.3, 0.5 -0.22, 0.12 -0.2!',
    [
      '0.12 -0.32, 0.6 -0.46, 1.24 -0.54',
      '0.14 -0.26, 0.6 -0.34, 1.14 -0.44',
      '0.4 -0.44, 0.46 -0.26',
      '0.6 -0.48, 0.68 -0.28',
      '0.8 -0.52, 0.88 -0.32',
      '1.0 -0.55, 1.06 -0.38',
    ],
  ],
];
