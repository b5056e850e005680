import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';

/** A platypus swimming to the left. */
export const platypus: Motif = {
  name: 'platypus',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFoot(pen.at({ at: [-0.3, 0.24], scale: 0.56, angleRad: 2.3 }));
      drawFoot(pen.at({ at: [0.6, 0.16], scale: 0.44, angleRad: 1.1 }));
      drawTail(pen);
      drawBody(pen);
      drawBill(pen);
      drawFoot(pen.at({ at: [-0.12, 0.28], scale: 0.62, angleRad: 1.75 }));
      drawFoot(pen.at({ at: [0.42, 0.28], scale: 0.48, angleRad: 0.7 }));
    });
  },
};

function drawTail(pen: Pen): void {
  pen.fill(
    outlined(
      '0.56 -0.12!, 0.86 -0.24, 1.2 -0.34, 1.5 -0.28, 1.58 -0.06, 1.42 0.12, 1.1 0.18, 0.74 0.24, 0.54 0.26!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.8 - 0.5 * (x - 0.6) + 0.6 * y),
      line: pen.weight.inner * 1.1,
    },
  );
  for (const y of [-0.18, -0.06, 0.06])
    drawHairs(pen, traced(`0.8 ${y}, 1.1 ${y - 0.04}, 1.4 ${y}`), [0.09, 0.04], 6);
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.94 -0.06, -0.84 -0.26, -0.6 -0.4, -0.3 -0.42, 0.06 -0.46, 0.44 -0.4, 0.76 -0.2, 0.84 0.04, 0.7 0.26, 0.36 0.42, -0.06 0.44, -0.42 0.34, -0.7 0.26, -0.9 0.14',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.25 + 1.1 * (y + 0.02) + 0.25 * x),
      line: inner * 1.2,
    },
  );
  for (const [line, flow, count] of [
    ['-0.5 -0.3, -0.1 -0.34, 0.3 -0.32, 0.6 -0.2', [0.09, 0.05], 14],
    ['-0.4 -0.16, 0 -0.18, 0.4 -0.16, 0.66 -0.06', [0.09, 0.05], 12],
    ['-0.3 0.02, 0.1 0.02, 0.6 0.06', [0.09, 0.05], 10],
    ['-0.4 0.2, 0 0.3, 0.5 0.24', [0.09, 0.03], 10],
    ['-0.78 0.2, -0.6 0.24, -0.44 0.28', [0.08, 0.04], 6],
  ] as const)
    drawHairs(pen, traced(line), flow, count);
  pen.fill(ellipse([-0.72, -0.18], 0.055, 0.05, 18), { black: 'always', tone: 0 });
  pen.fill(ellipse([-0.735, -0.195], 0.017, 0.017, 10), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('-0.82 -0.24, -0.72 -0.28, -0.62 -0.22'), inner * 0.8, { taper: 0.4 });
  pen.stroke(traced('-0.56 -0.16, -0.5 -0.12, -0.52 -0.06'), inner * 0.8, { taper: 0.4 });
}

/** Broad and soft; its shield laps over the brow. */
function drawBill(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.8 0.14!, -1.0 0.18, -1.36 0.24, -1.54 0.2!, -1.4 0.1, -0.9 0.02!'), {
    pigment: 'dark',
    tone: 0.7,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.78 -0.14!, -0.92 -0.14, -1.06 -0.06, -1.34 -0.06, -1.58 0.02, -1.66 0.14, -1.56 0.22, -1.3 0.18, -1.0 0.14, -0.76 0.14!, -0.84 0.0',
    ),
    {
      pigment: 'dark',
      tone: (x, y) => clamp(0.15 + 1.4 * (y + 0.04) + 0.2 * (x + 1.2)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-1.4 0.02, -1.36 0.06'), inner * 1.2);
  for (const [x, y] of [
    [-1.5, 0.1],
    [-1.24, 0.06],
    [-1.1, 0.04],
    [-1.3, 0.12],
    [-1.0, 0.06],
  ] as const)
    pen.dot([x, y], detail * 0.9);
}

/** Webbed, its claws along the x axis at 1. */
function drawFoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -0.2!, 0.3 -0.26, 0.72 -0.5!, 0.78 -0.28, 0.96 -0.26!, 0.9 -0.08, 1.04 0.02!, 0.9 0.14, 0.94 0.3!, 0.76 0.3, 0.66 0.5!, 0.3 0.24, -0.1 0.2!',
    ),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.7 - 0.6 * x),
      line: inner,
    },
  );
  for (const toe of [
    '0.2 -0.1, 0.5 -0.24, 0.72 -0.46',
    '0.26 -0.04, 0.6 -0.14, 0.94 -0.24',
    '0.3 0.02, 0.6 0.02, 1.0 0.02',
    '0.26 0.08, 0.6 0.18, 0.9 0.28',
  ])
    pen.stroke(traced(toe), detail * 1.2, { taper: 0.3 });
}
