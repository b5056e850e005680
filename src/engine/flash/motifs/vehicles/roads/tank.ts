import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, rectangle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A battle tank, its gun to the right. */
export const tank: Motif = {
  name: 'tank',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawTurret(pen);
      drawHull(pen);
      drawTracks(pen);
    }),
};

const armour = {
  pigment: 'leaf',
  tone: (x: number, y: number) => clamp(0.25 + 0.2 * x + 0.9 * (y + 0.2)),
} as const;

function drawTurret(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(0.5, -0.5, 1.5, -0.4), { ...armour, tone: 0.5, line: inner });
  pen.fill(rectangle(1.46, -0.54, 1.66, -0.36), { ...armour, tone: 0.6, line: inner });
  pen.fill(rectangle(0.86, -0.52, 1.02, -0.38), { ...armour, tone: 0.4, line: inner });
  pen.fill(outlined('-0.4 -0.74!, -0.34 -0.88!, 0.0 -0.88!, 0.06 -0.74!'), {
    ...armour,
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.62 -0.7, -0.74 -1.3'), inner * 1.2);
  pen.fill(
    outlined('-0.86 -0.12!, -0.8 -0.5, -0.66 -0.72!, 0.3 -0.76, 0.54 -0.62!, 0.66 -0.34, 0.6 -0.12!'),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.15 + 0.4 * x + 0.9 * (y + 0.5)),
      line: inner * 1.2,
    },
  );
  pen.fill(starPolygon([-0.12, -0.42], 0.2, 5, 0.4), { pigment: 'foam', tone: 0, line: inner });
  pen.stroke(traced('0.34 -0.72, 0.4 -0.4, 0.36 -0.14'), inner);
  pen.stroke(traced('-0.7 -0.5, -0.58 -0.64, -0.4 -0.67'), detail * 2, { isErasing: true, taper: 0.3 });
}

function drawHull(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.3 0.2!, -1.2 -0.1!, 0.86 -0.14!, 1.34 0.14!, 1.3 0.34!, -1.3 0.34!'), {
    ...armour,
    line: inner * 1.2,
  });
  pen.stroke(traced('-1.14 0.02, 0.96 0.0'), inner);
  for (const x of [-0.9, -0.4, 0.1, 0.6]) pen.dot([x, -0.05], inner * 1.1);
}

/** Road wheels within the belt, and its plates around them. */
function drawTracks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.3 0.16!, 1.24 0.16!, 1.46 0.26, 1.5 0.42, 1.36 0.62, 1.06 0.82!, -1.06 0.82!, -1.4 0.62, -1.52 0.42, -1.46 0.26',
    ),
    {
      pigment: 'dark',
      tone: 0.6,
      line: inner * 1.3,
    },
  );
  pen.fill(
    outlined('-1.24 0.28!, 1.2 0.28!, 1.36 0.38, 1.34 0.48, 1.0 0.7!, -1.0 0.7!, -1.36 0.48, -1.36 0.36'),
    { black: 'always', tone: 1 },
  );
  for (const x of steps(16, -1.04, 1.04)) {
    pen.stroke(
      [
        [x, 0.72],
        [x, 0.82],
      ],
      detail * 1.6,
      { isErasing: true },
    );
    pen.stroke(
      [
        [x, 0.17],
        [x, 0.26],
      ],
      detail * 1.6,
      { isErasing: true },
    );
  }
  for (const [x, y, radius] of [
    [-1.2, 0.42, 0.13],
    [1.2, 0.42, 0.13],
    [-0.86, 0.5, 0.19],
    [-0.43, 0.5, 0.19],
    [0, 0.5, 0.19],
    [0.43, 0.5, 0.19],
    [0.86, 0.5, 0.19],
  ] as const) {
    pen.fill(circle([x, y], radius, 32), {
      pigment: 'leaf',
      tone: (px, py) => clamp(0.2 + 1.6 * (px - x + py - y)),
      line: inner,
    });
    pen.fill(circle([x, y], radius * 0.42, 20), { pigment: 'steel', tone: 0.2, line: inner });
  }
}
