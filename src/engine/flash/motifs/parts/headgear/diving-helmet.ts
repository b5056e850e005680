import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** The brass collar that lies on the shoulders, bolted on: from -0.54 to 0.54 across and -0.5 to -0.08 down. */
export function drawBreastplate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.5, 0.36 -0.46, 0.54 -0.26, 0.4 -0.14, 0 -0.08'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 0.9 * x),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [-0.36, -0.24],
    [-0.13, -0.17],
    [0.13, -0.17],
    [0.36, -0.24],
  ] as const)
    pen.fill(circle([x, y], 0.034, 14), { pigment: 'wood', tone: 0.3, line: detail });
}

/** A brass ball of radius 0.5 around its origin, with a window to the front and one on either side. */
export function drawDivingHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.66!, 0.1 -0.66!, 0.12 -0.4!, 0 -0.4!'), {
    pigment: 'gold',
    tone: 0.5,
    line: inner,
  });
  pen.fill(symmetric('0 0.32!, 0.36 0.32!, 0.42 0.46!, 0 0.52'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + x),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0], 0.5, 56), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.85 * smoothstep(0.1, 0.5, Math.sqrt((x + 0.12) ** 2 + (y + 0.12) ** 2))),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.4 -0.2!, 0.56 -0.14, 0.58 0.14, 0.4 0.2!, 0.36 0.0'), {
      pigment: 'gold',
      tone: 0.5,
      line: inner,
    });
    side.fill(outlined('0.43 -0.12!, 0.52 -0.09, 0.53 0.09, 0.43 0.12!, 0.41 0.0'), {
      black: 'always',
      tone: 1,
    });
  });
  pen.fill(circle([0, 0], 0.31, 44), { pigment: 'wood', tone: 0.25, line: inner * 1.1 });
  pen.fill(circle([0, 0], 0.235, 40), {
    pigment: 'water',
    tone: (x, y) => clamp(0.75 - 1.2 * (x + y + 0.1)),
    line: inner,
  });
  for (let bolt = 0; bolt < 8; bolt++)
    pen.dot([0.272 * Math.cos((bolt * Math.PI) / 4), 0.272 * Math.sin((bolt * Math.PI) / 4)], detail * 1.3);
  for (const bar of ['-0.08 -0.22, -0.08 0.22', '0.08 -0.22, 0.08 0.22', '-0.22 0, 0.22 0'])
    pen.stroke(traced(bar), inner * 1.3);
}
