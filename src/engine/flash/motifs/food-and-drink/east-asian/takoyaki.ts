import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** Octopus balls in their boat of bark: sauce, a zigzag of mayonnaise, flakes, a pick in one of them. */
export const takoyaki: Motif = {
  name: 'takoyaki',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => drawRim(pen));
    for (const [x, y] of balls)
      canvas.layer((pen) => drawBall(pen.at({ at: [x, y], scale: 0.42 })), { contour: 0.8 });
    canvas.layer(drawPick, { contour: 0.7 });
    canvas.layer(drawHull);
  },
};

function drawRim(pen: Pen): void {
  pen.fill(outlined('-1.5 -0.2!, -0.9 -0.04, 0 0, 0.9 -0.04, 1.5 -0.2!, 1.2 0.5, -1.2 0.5'), {
    pigment: 'wood',
    tone: 0.7,
    line: pen.weight.inner,
  });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 -0.22!, -1.24 0.2, -0.9 0.46, 0 0.56, 0.9 0.46, 1.24 0.2, 1.5 -0.22!, 1.36 0.4, 1.04 0.86!, 0 1.0, -1.04 0.86!, -1.36 0.4',
    ),
    {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.1 + 0.4 * x + 0.5 * (y - 0.5)),
      line: inner * 1.2,
    },
  );
  for (const grain of [
    '-1.2 0.4, -0.6 0.64, 0.2 0.7',
    '-0.9 0.72, -0.2 0.84, 0.6 0.8',
    '0.3 0.62, 0.9 0.56, 1.24 0.36',
    '-1.3 0.16, -1.1 0.36',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
}

/** Of radius 1. */
function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 60), { pigment: 'ember', tone: ballShader([0, 0], 1, 0.8), line: inner * 1.1 });
  pen.fill(
    outlined(
      '-0.86 -0.3, -0.5 -0.82, 0.1 -0.98, 0.66 -0.72, 0.9 -0.2, 0.74 0.1, 0.54 -0.04, 0.4 0.22, 0.2 0.3, 0.02 0.08, -0.2 0.26, -0.42 0.34, -0.52 0.06, -0.74 0.04',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.5 + 0.3 * x), line: inner },
  );
  pen.stroke(
    traced('-0.6 -0.44!, -0.2 -0.72!, -0.34 -0.2!, 0.16 -0.66!, 0.06 -0.1!, 0.5 -0.5!, 0.44 -0.12!'),
    inner * 3.4,
  );
  pen.stroke(
    traced('-0.6 -0.44!, -0.2 -0.72!, -0.34 -0.2!, 0.16 -0.66!, 0.06 -0.1!, 0.5 -0.5!, 0.44 -0.12!'),
    inner * 2,
    { isErasing: true },
  );
  for (const [x, y, angleRad] of [
    [-0.5, -0.62, 0.4],
    [0.4, -0.74, -0.5],
    [0.0, -0.4, 1.2],
    [0.62, -0.3, 0.2],
  ] as const)
    pen.at({ at: [x, y], angleRad, scale: 0.2 }).fill(outlined('-0.8 0!, -0.2 -0.4, 0.9 -0.1!, 0.2 0.4'), {
      pigment: 'leaf',
      tone: 0.2,
      line: detail,
    });
}

function drawPick(pen: Pen): void {
  pen.fill(outlined('0.4 -0.56!, 1.1 -1.54!, 1.18 -1.48!, 0.5 -0.5!'), {
    pigment: 'gold',
    tone: 0.2,
    line: pen.weight.inner,
  });
}

const balls = [
  [-0.48, -0.36],
  [0.42, -0.38],
  [-0.88, 0.1],
  [0.88, 0.08],
  [-0.02, 0.12],
] as const;
