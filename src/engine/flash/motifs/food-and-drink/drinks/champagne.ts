import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bottle of champagne whose cork flies off in foam. */
export const champagne: Motif = {
  name: 'champagne',
  tinted: ['leaf'],
  draw(canvas) {
    const lean = { at: [-0.16, 0.3], angleRad: 0.3 } as const;
    canvas.layer((pen) => drawSpray(pen.at(lean)));
    canvas.layer((pen) => {
      drawBottle(pen.at(lean));
      drawLabel(pen.at(lean));
    });
    canvas.layer((pen) => drawCork(pen.at({ at: [0.98, -1.62], angleRad: 0.8 })));
  },
};

function drawBottle(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.3!, 0.16 -1.3!, 0.17 -0.76, 0.3 -0.36, 0.5 0.0, 0.54 0.3, 0.54 1.32!, 0.46 1.42!, 0 1.46',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.2 + 0.8 * smoothstep(0.05, 0.52, x) + 0.3 * smoothstep(-0.4, -0.54, x)),
      line: inner * 1.5,
    },
  );
  pen.fill(
    outlined(
      '-0.16 -1.12!, 0.16 -1.12!, 0.18 -0.74, 0.28 -0.4!, 0.14 -0.48, 0 -0.36!, -0.14 -0.48, -0.28 -0.4!, -0.18 -0.74',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 2 * x), line: inner * 1.2 },
  );
  pen.fill(symmetric('0 -1.22!, 0.2 -1.22!, 0.2 -1.1!, 0 -1.08'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.42 0.06, -0.44 0.34'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

function drawLabel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.54 0.5!, 0 0.44, 0.54 0.5!, 0.54 1.12!, 0 1.18, -0.54 1.12!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.03 + 0.6 * smoothstep(0.1, 0.54, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0 0.56!, 0.16 0.72!, 0 0.88!, -0.16 0.72!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  for (const y of [0.96, 1.06])
    pen.stroke(traced(`-0.3 ${y}, 0 ${y + 0.03}, 0.3 ${y}`), detail * 1.4, { taper: 0.2 });
}

function drawSpray(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -1.1!, -0.14 -1.4, -0.34 -1.5, -0.5 -1.36, -0.56 -1.6, -0.44 -1.74, -0.5 -1.96, -0.26 -1.94, -0.12 -2.16, 0.06 -1.98, 0.3 -2.1, 0.36 -1.86, 0.56 -1.72, 0.44 -1.56, 0.56 -1.36, 0.3 -1.46, 0.14 -1.36, 0.1 -1.1!',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.04 + 0.4 * x + 0.3 * (y + 1.5)), line: inner * 1.4 },
  );
  for (const line of [
    '-0.04 -1.2, -0.08 -1.5, -0.24 -1.7',
    '0.02 -1.2, 0.04 -1.6, 0.02 -1.8',
    '0.06 -1.2, 0.14 -1.52, 0.3 -1.7',
  ])
    pen.stroke(traced(line), inner, { taper: 0.5 });
  for (const [x, y, radius] of [
    [-0.66, -1.84, 0.08],
    [-0.42, -2.14, 0.06],
    [0.66, -1.5, 0.07],
    [-0.74, -1.5, 0.06],
  ] as const)
    pen.fill(circle([x, y], radius, 22), { pigment: 'gold', tone: 0.1, line: inner * 1.1 });
}

function drawCork(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.13 0.26!, -0.15 0.0, -0.12 -0.06!, 0.12 -0.06!, 0.15 0.0, 0.13 0.26!, 0 0.29'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.3,
  });
  pen.fill(outlined('-0.2 -0.04!, -0.22 -0.2, -0.1 -0.3, 0.1 -0.3, 0.22 -0.2, 0.2 -0.04!, 0 -0.01'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.5 * x),
    line: inner * 1.3,
  });
}
