import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** An isopod from above: plates one over the other, seven pairs of legs, feelers. */
export const isopod: Motif = {
  name: 'isopod',
  tinted: ['grey'],
  draw: (canvas) => canvas.layer(drawIsopod),
};

function drawIsopod(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const line of legs)
      drawLimb(
        side,
        { line, half: [0.06, 0.055, 0.045, 0.015] },
        { pigment: 'grey', tone: 0.5, line: inner },
      );
    drawLimb(
      side,
      { line: '0.16 -1.06, 0.4 -1.3, 0.44 -1.46, 0.76 -1.6', half: [0.05, 0.045, 0.035, 0.01] },
      { pigment: 'grey', tone: 0.4, line: inner },
    );
    drawLimb(
      side,
      { line: '0.14 1.12, 0.24 1.3, 0.34 1.46', half: [0.06, 0.055, 0.02] },
      { pigment: 'grey', tone: 0.5, line: inner },
    );
  });
  const shade = (x: number) => clamp(0.08 + 0.8 * smoothstep(0.2, 0.66, Math.abs(x + 0.08)));
  pen.fill(telson, { pigment: 'grey', tone: shade, line: inner });
  // The foremost lies over all behind it.
  for (const [y, half] of plates.toReversed()) {
    pen.fill(
      symmetric(
        `0 ${y - 0.14}, ${0.6 * half} ${y - 0.12}, ${half} ${y + 0.02}!, ${1.04 * half} ${y + 0.22}!, ${0.8 * half} ${y + 0.15}, 0 ${y + 0.12}`,
      ),
      { pigment: 'grey', tone: (x, py) => clamp(shade(x) + 0.8 * (py - y)), line: inner * 1.1 },
    );
    pen.stroke(
      traced(`${-0.5 * half} ${y - 0.02}, ${-0.2 * half} ${y - 0.05}, ${0.1 * half} ${y - 0.05}`),
      detail,
      {
        taper: 0.5,
      },
    );
  }
  pen.fill(head, { pigment: 'grey', tone: shade, line: inner * 1.1 });
  drawBothSides(pen, (side) =>
    side.fill(
      symmetric('0 -0.05, 0.07 -0.02, 0.06 0.05, 0 0.06').map(([x, y]) => [x + 0.32, y - 0.92]),
      {
        black: 'always',
        tone: 1,
      },
    ),
  );
}

/** Where each plate is, and half its width. */
const plates: readonly (readonly [y: number, half: number])[] = [
  [-0.72, 0.62],
  [-0.52, 0.74],
  [-0.31, 0.82],
  [-0.1, 0.86],
  [0.11, 0.85],
  [0.32, 0.8],
  [0.52, 0.72],
  [0.68, 0.54],
  [0.8, 0.49],
  [0.92, 0.42],
];
const head = symmetric('0 -1.1, 0.24 -1.08, 0.44 -0.96, 0.5 -0.78!, 0.24 -0.76, 0 -0.74');
const telson = symmetric('0 0.9, 0.3 0.94, 0.24 1.14, 0.08 1.26, 0 1.28');
const legs = [
  '0.52 -0.62, 0.82 -0.86, 0.98 -1.0, 1.0 -1.16',
  '0.66 -0.4, 1.0 -0.56, 1.16 -0.66, 1.22 -0.8',
  '0.74 -0.18, 1.06 -0.24, 1.24 -0.3, 1.34 -0.42',
  '0.76 0.06, 1.08 0.08, 1.26 0.08, 1.38 0.0',
  '0.74 0.28, 1.04 0.36, 1.22 0.42, 1.34 0.42',
  '0.68 0.5, 0.96 0.64, 1.12 0.74, 1.22 0.8',
  '0.56 0.7, 0.8 0.9, 0.92 1.02, 0.98 1.14',
];
