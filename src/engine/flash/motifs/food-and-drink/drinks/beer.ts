import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A mug of beer, its froth running over. */
export const beer: Motif = {
  name: 'beer',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandle(pen);
      drawMug(pen);
      drawFroth(pen);
    });
  },
};

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      outlined('0.6 -0.5!, 0.9 -0.52, 1.12 -0.34, 1.16 0.14, 1.06 0.56, 0.8 0.72, 0.6 0.7!'),
      outlined('0.6 -0.26!, 0.82 -0.28, 0.9 -0.14, 0.92 0.14, 0.86 0.4, 0.76 0.48, 0.6 0.46!'),
    ],
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.2 + 0.8 * (x - 0.8) + 0.3 * y),
      line: inner * 1.1,
      rule: 'evenodd',
    },
  );
  pen.stroke(traced('0.8 -0.42, 1.0 -0.28, 1.04 0.1'), detail, { taper: 0.4 });
}

function drawMug(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.7 -0.7!, 0.7 -0.7!, 0.66 0.98!, 0.5 1.08, 0 1.12, -0.5 1.08, -0.66 0.98!'), {
    pigment: 'waterLight',
    tone: 0.2,
    line: inner * 1.2,
  });
  for (const [left, right] of [
    [-0.6, -0.24],
    [-0.18, 0.18],
    [0.24, 0.6],
  ] as const) {
    const pane = `${left} -0.6!, ${right} -0.6!, ${right * 0.96} 0.74, ${(left + right) / 2} 0.92, ${left * 0.96} 0.74`;
    pen.fill(outlined(pane), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(-0.1, 0.6, x) + 0.3 * smoothstep(0.3, 0.9, y)),
      line: inner,
    });
    pen.stroke(traced(`${left + 0.07} -0.3, ${left + 0.06} 0.2, ${left + 0.1} 0.56`), detail * 1.3, {
      isErasing: true,
      taper: 0.4,
    });
  }
  for (const [x, y, radius] of [
    [-0.36, 0.3, 0.045],
    [0.02, 0.5, 0.05],
    [0.4, 0.2, 0.04],
    [0.06, 0.08, 0.035],
    [-0.42, 0.62, 0.035],
    [0.42, 0.56, 0.05],
  ] as const)
    pen.stroke(circle([x, y], radius, 16), detail);
}

function drawFroth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.86 -0.62, -0.9 -0.82, -0.72 -0.96!, -0.66 -1.16, -0.42 -1.2, -0.3 -1.1!, -0.2 -1.34, 0.12 -1.38, 0.24 -1.18!, 0.44 -1.26, 0.68 -1.12, 0.68 -0.94!, 0.9 -0.84, 0.86 -0.58, 0.7 -0.5!, 0.62 -0.42, 0.5 -0.46!, 0.34 -0.4, 0.22 -0.48!, 0.16 -0.12, 0.08 0.06, -0.04 0.04, -0.08 -0.44!, -0.24 -0.38, -0.38 -0.48!, -0.44 -0.22, -0.56 -0.16, -0.62 -0.46!, -0.78 -0.46',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.4 * smoothstep(-0.9, -0.4, y) + 0.4 * smoothstep(0.2, 0.8, x)),
      line: inner * 1.2,
    },
  );
  for (const curl of [
    '-0.66 -0.84, -0.5 -0.94, -0.34 -0.86',
    '-0.16 -1.08, 0.04 -1.18, 0.16 -1.04',
    '0.4 -0.96, 0.56 -1.0, 0.6 -0.86',
    '-0.1 -0.74, 0.06 -0.8, 0.2 -0.7',
    '0.02 -0.3, 0.06 -0.16, 0.02 -0.04',
  ])
    pen.stroke(traced(curl), detail * 1.4, { taper: 0.4 });
}
