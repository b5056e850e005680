import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A kimono spread out as on its stand: wide sleeves, crossed collar, sash, blossoms on its hem. */
export const kimono: Motif = {
  name: 'kimono',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawSleeve);
      drawBody(pen);
      drawCollar(pen);
      drawSash(pen);
      for (const [x, y, scale] of blossoms) drawBlossom(pen.at({ at: [x, y], scale }));
    }),
};

function drawSleeve(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.3 -1.0!, 1.2 -0.84!, 1.26 -0.2, 1.22 0.3!, 1.1 0.4, 0.74 0.36!, 0.62 -0.2, 0.4 -0.4!'),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.8, 0.4, x) + 0.4 * smoothstep(0, 0.5, y)),
      line: inner * 1.1,
    },
  );
  side.fill(outlined('1.12 -0.85!, 1.22 -0.84!, 1.28 -0.2, 1.24 0.3!, 1.13 0.36!, 1.17 -0.2'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  for (const fold of ['0.56 -0.86, 0.66 -0.5, 0.7 -0.1', '0.86 -0.7, 0.92 -0.4, 0.92 -0.1'])
    side.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -1.08!, 0.2 -1.1!, 0.46 -0.96!, 0.44 -0.3, 0.44 0.2, 0.54 0.8, 0.62 1.3!, 0.3 1.36, 0 1.34'),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.55 * smoothstep(0.1, 0.6, x) + 0.2 * smoothstep(0.5, 1.3, y)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('0.12 0.2!, 0.18 0.2!, 0.04 0.8, -0.04 1.35!, -0.16 1.35!, -0.06 0.8'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('-0.62 1.22!, -0.3 1.27, -0.14 1.25!, -0.15 1.35!, -0.3 1.36, -0.62 1.3!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('0.61 1.22!, 0.3 1.27, -0.02 1.25!, -0.04 1.35!, 0.3 1.36, 0.62 1.3!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  for (const fold of [
    '-0.3 0.3, -0.34 0.6, -0.44 0.9',
    '0.3 0.26, 0.36 0.6, 0.48 1.0',
    '-0.34 -0.7, -0.36 -0.5, -0.32 -0.34',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
}

/** The left side lies over the right one, as the living wear it. */
function drawCollar(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.14, 0.16 -1.13!, 0.1 -0.9!, 0 -0.66!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (const [pigment, outline] of [
    ['foam', '-0.12 -1.16!, -0.24 -1.12!, -0.02 -0.66, 0.2 -0.26!, 0.3 -0.36!, 0.06 -0.72'],
    ['gold', '0.12 -1.16!, 0.26 -1.12!, 0.06 -0.66, -0.22 -0.16!, -0.34 -0.28!, -0.08 -0.7'],
  ] as const)
    pen.fill(outlined(outline), { pigment, tone: (_, y) => clamp(0.1 + 0.3 * (y + 1)), line: inner });
}

function drawSash(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.26!, 0.46 -0.28!, 0.47 0.2!, 0 0.24!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.12 + 0.7 * smoothstep(0.05, 0.5, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.07!, 0.465 -0.09!, 0.465 0!, 0 0.02!'), {
    pigment: 'leaf',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.08 -0.1!, 0.08 -0.1!, 0.09 0.05!, -0.09 0.05!'), {
    pigment: 'leaf',
    tone: 0.1,
    line: inner,
  });
  for (const y of [-0.18, 0.12]) pen.stroke(traced(`-0.45 ${y}, 0 ${y + 0.02}, 0.45 ${y}`), detail * 1.2);
}

const blossoms = [
  [0.34, 0.96, 0.2],
  [0.16, 0.66, 0.13],
  [-0.36, 1.04, 0.15],
  [-0.22, 0.5, 0.11],
  [-0.98, 0.1, 0.17],
  [0.96, 0.12, 0.17],
  [0.82, -0.4, 0.12],
  [-0.86, -0.44, 0.12],
] as const;
