import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cigarette that burns: filter, paper, ember and ash, its smoke curling up. */
export const cigarette: Motif = {
  name: 'cigarette',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(drawSmoke, { contour: 0.5 });
    canvas.layer((pen) => drawStick(pen.at({ at: [0, 0.5], angleRad: -0.3 })));
  },
};

/** Along the x axis, 2.6 long; lit at its right end. */
function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (_: number, y: number) => clamp(0.06 + 0.85 * smoothstep(-0.05, 0.2, y));
  pen.fill(outlined('0.8 -0.17!, 1.0 -0.19, 1.2 -0.16, 1.3 -0.06, 1.26 0.08, 1.1 0.18, 0.8 0.17!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.15 + 0.4 * (x - 0.8) + 2 * y),
    line: inner,
  });
  for (const crack of [
    '0.98 -0.16, 1.04 -0.04, 0.98 0.06',
    '1.14 -0.14, 1.1 0.0, 1.16 0.1',
    '1.2 0.02, 1.26 0.02',
  ])
    pen.stroke(traced(crack), detail * 1.2, { taper: 0.4 });
  pen.fill(
    outlined(
      '0.66 -0.18!, 0.84 -0.17!, 0.9 -0.1!, 0.84 -0.04!, 0.92 0.03!, 0.85 0.1!, 0.88 0.17!, 0.66 0.18!',
    ),
    { pigment: 'ember', tone: (x) => clamp(0.5 * smoothstep(0.9, 0.7, x)), line: inner },
  );
  pen.fill(
    outlined(
      '-0.6 -0.18!, 0.68 -0.18!, 0.74 -0.1!, 0.68 -0.04!, 0.76 0.04!, 0.7 0.1!, 0.72 0.18!, -0.6 0.18!',
    ),
    { pigment: 'foam', tone: round, line: inner },
  );
  pen.fill(outlined('-1.24 -0.18!, -0.58 -0.18!, -0.54 0, -0.58 0.18!, -1.24 0.18!, -1.29 0'), {
    pigment: 'gold',
    tone: round,
    line: inner,
  });
  pen.stroke(traced('-0.66 -0.18, -0.62 0, -0.66 0.18'), detail * 1.3);
  for (const [x, y] of [
    [-1.12, -0.06],
    [-1.0, 0.06],
    [-0.9, -0.1],
    [-0.8, 0.02],
    [-1.1, 0.1],
    [-0.78, -0.08],
    [-0.88, 0.12],
  ] as const)
    pen.dot([x, y], detail * 0.9);
}

function drawSmoke(pen: Pen): void {
  for (const [line, width] of [
    [
      '1.1 0.02, 0.98 -0.2, 1.14 -0.42, 0.96 -0.7, 0.72 -0.94, 0.9 -1.2, 1.16 -1.1, 1.1 -0.9, 0.98 -0.94',
      0.09,
    ],
    ['1.06 -0.02, 0.84 -0.26, 0.74 -0.52, 0.46 -0.62, 0.3 -0.86, 0.44 -1.06, 0.58 -0.96', 0.06],
  ] as const)
    pen.fill(
      outlineOf(ribbon(traced(line, 10), (share) => 0.012 + width * Math.sin(Math.PI * share ** 0.8) ** 1.2)),
      { pigment: 'cloud', tone: (x) => clamp(0.1 + 0.4 * (x - 0.6)), line: pen.weight.inner },
    );
}
