import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** The space suit of somebody seated, from the front, below its helmet: hands on the knees, boots dangling at 1.3. */
export function drawSeatedSuit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const cloth = {
    pigment: 'foam',
    tone: (x: number, y: number) => clamp(0.06 + 0.7 * (Math.abs(x + 0.04) - 0.2) + 0.12 * y),
    line: inner * 1.1,
  } as const;
  pen.fill(symmetric('0 -0.5, 0.5 -0.48!, 0.56 -0.2, 0.54 0.3!, 0 0.34'), {
    pigment: 'grey',
    tone: 0.45,
    line: inner,
  });
  pen.fill(symmetric('0 -0.44, 0.26 -0.42, 0.44 -0.28, 0.42 0.06, 0.46 0.44, 0 0.56'), cloth);
  drawBothSides(pen, (side) => {
    drawLimb(side, { line: '0.3 0.46, 0.32 0.7, 0.3 0.96, 0.3 1.06', half: [0.2, 0.19, 0.16, 0.15] }, cloth);
    side.fill(outlined('0.12 1.02!, 0.48 1.02!, 0.52 1.2, 0.56 1.34, 0.3 1.4, 0.06 1.34, 0.1 1.2'), {
      pigment: 'steel',
      tone: (x, y) => clamp(0.2 + 0.8 * (y - 1.05) + 0.4 * Math.abs(x - 0.3)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.07 1.28, 0.3 1.33, 0.55 1.28'), detail * 1.4);
    side.fill(ellipse([0.29, 0.46], 0.24, 0.21, 36), cloth);
    for (const fold of ['0.14 0.68, 0.3 0.74, 0.46 0.68', '0.16 0.9, 0.3 0.94, 0.44 0.9'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.3 });
    drawLimb(
      side,
      { line: '0.4 -0.28, 0.62 -0.06, 0.62 0.18, 0.46 0.36', half: [0.15, 0.15, 0.13, 0.11] },
      cloth,
    );
    for (const fold of ['0.5 -0.02, 0.62 -0.06, 0.74 -0.02', '0.5 0.1, 0.62 0.14, 0.74 0.1'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.3 });
    side.fill(
      outlined('0.56 0.26!, 0.42 0.22!, 0.28 0.34, 0.2 0.46, 0.24 0.52, 0.32 0.5, 0.4 0.54, 0.5 0.46'),
      {
        pigment: 'steel',
        tone: 0.25,
        line: inner,
      },
    );
    for (const finger of ['0.24 0.46, 0.3 0.4', '0.32 0.48, 0.37 0.42']) side.stroke(traced(finger), detail);
  });
  pen.fill(outlined('-0.22 -0.14!, 0.22 -0.14!, 0.22 0.18!, -0.22 0.18!'), {
    pigment: 'grey',
    tone: 0.2,
    line: inner,
  });
  for (const [x, pigment] of [
    [-0.12, 'petal'],
    [0, 'gold'],
    [0.12, 'leaf'],
  ] as const)
    pen.fill(circle([x, -0.05], 0.04, 16), { pigment, tone: 0.1, line: detail });
  for (const y of [0.05, 0.11]) pen.stroke(traced(`-0.16 ${y}, 0.16 ${y}`), detail * 1.2);
}
