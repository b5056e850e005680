import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bulldozer on its tracks, its blade to the right. */
export const bulldozer: Motif = {
  name: 'bulldozer',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBlade(pen);
      drawBody(pen);
      drawTracks(pen);
      drawPushArm(pen);
    }),
};

const paint = (pen: Pen) =>
  ({
    pigment: 'gold',
    tone: (x: number, y: number) => clamp(0.15 + 0.1 * x + 0.4 * (y + 0.1)),
    line: pen.weight.inner * 1.3,
  }) as const;

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.5 -0.26!, 0.5 -0.84!, 0.62 -0.84!, 0.62 -0.26!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('-0.1 -0.3!, 0.86 -0.24, 1.0 -0.1!, 1.0 0.5!, -0.1 0.5!'), paint(pen));
  for (const x of [0.3, 0.42, 0.54, 0.66]) pen.stroke(traced(`${x} -0.06, ${x} 0.22`), inner * 1.5);
  pen.fill(outlined('-1.16 -0.1!, -0.1 -0.1!, -0.1 0.5!, -1.2 0.5!'), paint(pen));
  pen.fill(outlined('-0.98 -1.1!, -0.06 -1.1!, 0.04 -0.1!, -1.0 -0.1!'), paint(pen));
  for (const pane of [
    '-0.86 -0.96!, -0.52 -0.96!, -0.52 -0.2!, -0.88 -0.2!',
    '-0.42 -0.96!, -0.16 -0.96!, -0.08 -0.2!, -0.42 -0.2!',
  ])
    pen.fill(outlined(pane), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.2 + 0.3 * (x + y + 1)),
      line: inner,
    });
  for (const glint of ['-0.8 -0.5, -0.62 -0.84', '-0.36 -0.5, -0.24 -0.8'])
    pen.stroke(traced(glint), detail * 1.5, { taper: 0.3 });
  pen.fill(outlined('-1.1 -1.24!, 0.06 -1.24!, 0.08 -1.08!, -1.12 -1.08!'), { ...paint(pen), tone: 0.3 });
}

function drawTracks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.0 0.36, 0.76 0.36, 1.08 0.5, 1.16 0.76, 1.04 1.02, 0.76 1.12, -1.0 1.12, -1.28 1.02, -1.38 0.74, -1.28 0.46',
    ),
    {
      pigment: 'dark',
      tone: 0.35,
      line: inner * 1.3,
    },
  );
  pen.fill(
    outlined(
      '-0.96 0.52, 0.72 0.52, 0.94 0.62, 0.98 0.76, 0.9 0.9, 0.72 0.96, -0.96 0.96, -1.14 0.88, -1.2 0.74, -1.14 0.6',
    ),
    {
      pigment: 'steel',
      tone: 0.45,
      line: inner,
    },
  );
  for (const [x, radius] of [
    [-0.94, 0.2],
    [-0.5, 0.13],
    [-0.14, 0.13],
    [0.22, 0.13],
    [0.7, 0.2],
  ] as const) {
    pen.fill(circle([x, 0.74], radius, 28), { pigment: 'gold', tone: 0.3, line: inner });
    pen.dot([x, 0.74], inner * 1.2);
  }
  for (const x of steps(15, -1.0, 0.78)) {
    pen.stroke(traced(`${x} 0.4, ${x} 0.48`), detail * 1.6, { isErasing: true });
    pen.stroke(traced(`${x} 1.0, ${x} 1.08`), detail * 1.6, { isErasing: true });
  }
}

function drawBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '1.5 -0.2!, 1.3 0.1, 1.26 0.5, 1.38 0.9, 1.64 1.16!, 1.46 1.16!, 1.2 0.96, 1.06 0.52, 1.12 0.06, 1.34 -0.24!',
    ),
    {
      pigment: 'steel',
      tone: (x) => clamp(0.15 + 0.9 * (x - 1.1)),
      line: inner * 1.3,
    },
  );
  pen.fill(
    outlined(
      '1.5 -0.2!, 1.72 -0.1!, 1.5 0.2, 1.46 0.5, 1.56 0.86, 1.8 1.1!, 1.64 1.16!, 1.38 0.9, 1.26 0.5, 1.3 0.1',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.5 - 0.4 * (x - 1.3)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('1.44 0.2, 1.38 0.5, 1.46 0.8'), detail * 1.4, { taper: 0.3 });
}

function drawPushArm(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.72 0.02, 1.16 0.28'), inner * 3.4);
  pen.stroke(traced('0.74 0.03, 1.14 0.27'), inner * 1.2, { isErasing: true, taper: 0.2 });
  pen.fill(outlined('-0.2 0.68!, 1.14 0.62!, 1.2 0.8!, -0.2 0.82!'), paint(pen));
  pen.fill(circle([-0.16, 0.75], 0.1, 22), { pigment: 'steel', tone: 0.2, line: inner });
}
