import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A player's jersey: a V at the neck, hoops around the sleeves and the hem. */
export const jersey: Motif = {
  name: 'jersey',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawSleeve);
      drawBody(pen);
      drawNeck(pen);
    }),
};

const cloth = (pen: Pen) =>
  ({
    pigment: 'petal',
    tone: (x: number, y: number) =>
      clamp(0.06 + 0.7 * smoothstep(0.2, 0.8, Math.abs(x + 0.1)) + 0.3 * smoothstep(0.7, 1.3, y)),
    line: pen.weight.inner * 1.3,
  }) as const;

function drawSleeve(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.54 -1.0!, 0.86 -0.86, 1.1 -0.5, 1.34 0.0!, 1.02 0.26!, 0.8 -0.06, 0.6 -0.3!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(1.0, 0.6, x) + 0.3 * y),
    line: inner * 1.3,
  });
  for (const [band, pigment] of [
    ['1.2 -0.3!, 1.27 -0.14!, 0.95 0.15!, 0.88 0.04!', 'foam'],
    ['1.12 -0.46!, 1.16 -0.38!, 0.83 -0.04!, 0.78 -0.1!', 'gold'],
  ] as const)
    side.fill(outlined(band), { pigment, tone: 0.15, line: inner });
  side.stroke(traced('0.66 -0.3, 0.78 -0.5, 0.8 -0.7'), detail * 1.4, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.98!, 0.3 -1.14!, 0.6 -1.0, 0.72 -0.7, 0.7 -0.3, 0.72 0.4, 0.78 1.3!, 0 1.38!'),
    cloth(pen),
  );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.7 -0.3!, 0.72 0.4, 0.78 1.31!, 0.6 1.34!, 0.6 0.6, 0.64 0.0'), {
      pigment: 'foam',
      tone: 0.3,
      line: inner,
    });
    side.stroke(traced('0.62 -0.98, 0.66 -0.64, 0.64 -0.32'), inner * 1.1);
    for (const fold of [
      '0.6 -0.24, 0.44 -0.1, 0.3 -0.06',
      '0.58 0.02, 0.46 0.16',
      '0.46 1.3, 0.42 1.0, 0.46 0.8',
      '0.16 1.34, 0.18 1.1',
    ])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
  pen.fill(outlined('-0.77 1.12!, 0 1.2, 0.77 1.12!, 0.78 1.22!, 0 1.3, -0.78 1.22!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

function drawNeck(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.06, 0.3 -1.18!, 0.22 -0.94, 0 -0.66!'), { black: 'always', tone: 1 });
  pen.fill(symmetric('0 -1.08, 0.28 -1.2!, 0.28 -1.12!, 0 -0.96'), {
    pigment: 'foam',
    tone: 0.6,
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(
      outlined('0.26 -1.2!, 0.4 -1.12!, 0.28 -0.84, 0.04 -0.52!, -0.02 -0.54!, 0 -0.68!, 0.18 -0.92'),
      { pigment: 'foam', tone: 0.1, line: inner * 1.1 },
    ),
  );
}
