import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawTrident } from '../../parts/weapons/trident.ts';

/** A little devil with a big head: small horns, bat's wings, an arrow-tipped tail, a fork in its hand. */
export const imp: Motif = {
  name: 'imp',
  tinted: ['petal'],
  carries: ['trident'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawWing));
    canvas.layer((pen) => drawTrident(pen.at({ at: [0.86, 0.3], scale: 0.72, angleRad: 0.12 })));
    canvas.layer((pen) => {
      drawTail(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

function drawWing(side: Pen): void {
  const { inner } = side.weight;
  side.fill(
    outlined(
      '0.2 0.4!, 0.5 -0.02, 1.0 -0.24, 1.42 -0.2!, 1.34 0.2, 1.36 0.5!, 1.1 0.38, 0.98 0.66!, 0.74 0.5, 0.6 0.76!, 0.4 0.62, 0.2 0.7!',
    ),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.2 + 0.4 * x),
      line: inner * 1.1,
    },
  );
  for (const bone of [
    '0.5 0.0, 1.0 0.1, 1.34 0.46',
    '0.46 0.06, 0.8 0.3, 0.98 0.62',
    '0.4 0.14, 0.5 0.4, 0.6 0.72',
  ])
    side.stroke(traced(bone), inner, { isErasing: true, taper: 0.3 });
}

function drawTail(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-0.1 1.0!, -0.5 1.2, -0.92 1.1, -1.06 0.78!, -0.98 0.76!, -0.84 1.0, -0.5 1.08, -0.1 0.86!'),
    { pigment: 'petal', tone: 0.5, line: inner },
  );
  pen.fill(outlined('-1.04 0.5!, -0.86 0.84!, -1.02 0.77!, -1.24 0.86!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.2, 0.28 0.26, 0.38 0.56, 0.4 0.9, 0.24 1.04, 0 1.06'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.9 * Math.max(0, x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.5, 0.18 0.56, 0.24 0.8, 0.14 0.96, 0 0.98'), {
    pigment: 'blush',
    tone: 0.15,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.14 1.0!, 0.2 0.84, 0.4 0.84, 0.46 1.06, 0.62 1.22!, 0.36 1.3, 0.12 1.26!'), {
      pigment: 'petal',
      tone: 0.3,
      line: inner,
    });
    for (const x of [0.28, 0.4]) side.stroke(traced(`${x} 1.18, ${x} 1.28`), detail);
    side.fill(
      outlined('0.24 0.34!, 0.46 0.34, 0.7 0.5, 0.88 0.48!, 0.92 0.64, 0.8 0.72, 0.6 0.66, 0.36 0.56!'),
      { pigment: 'petal', tone: 0.35, line: inner },
    );
    for (const y of [0.54, 0.6]) side.stroke(traced(`0.8 ${y}, 0.9 ${y + 0.01}`), detail);
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.54 -0.2!, 0.8 -0.5, 1.2 -0.66!, 1.06 -0.24, 0.64 0.08!'), {
      pigment: 'petal',
      tone: 0.4,
      line: inner * 1.1,
    });
    side.fill(outlined('0.68 -0.2!, 0.86 -0.4, 1.06 -0.52!, 0.96 -0.26, 0.74 -0.08!'), {
      pigment: 'blush',
      tone: 0.3,
      line: detail,
    });
    side.fill(outlined('0.2 -0.84!, 0.34 -1.06, 0.32 -1.34!, 0.56 -1.12, 0.52 -0.7!'), {
      pigment: 'bone',
      tone: (x) => clamp(0.1 + 1.4 * (x - 0.3)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.28 -0.92, 0.42 -0.9, 0.54 -0.82'), detail);
  });
  pen.fill(symmetric('0 -0.92, 0.4 -0.84, 0.68 -0.5, 0.7 -0.12, 0.5 0.2, 0.2 0.38, 0 0.42'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.7 * Math.max(0, Math.abs(x + 0.1) - 0.2) + 0.2 * Math.max(0, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 -0.24!, 0.24 -0.42, 0.5 -0.5!, 0.52 -0.26, 0.36 -0.12, 0.18 -0.14'), {
      pigment: 'gold',
      tone: 0.05,
      line: inner,
    });
    side.fill(circle([0.3, -0.26], 0.07, 22), { black: 'always', tone: 1 });
    side.fill(circle([0.275, -0.29], 0.025, 12), { color: [255, 255, 255], tone: 0 });
    side.fill(outlined('0.06 -0.28!, 0.24 -0.48, 0.56 -0.66!, 0.3 -0.58, 0.08 -0.42!'), {
      black: 'always',
      tone: 1,
    });
  });
  pen.stroke(traced('-0.08 -0.02, 0 0.04, 0.08 -0.02'), inner, { taper: 0.2 });
  pen.fill(symmetric('0 0.12, 0.2 0.1, 0.48 -0.04!, 0.36 0.18, 0.16 0.28, 0 0.3'), {
    black: 'always',
    tone: 1,
  });
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.08, 0.115],
      [0.22, 0.09],
      [0.34, 0.04],
    ] as const)
      side.fill(outlined(`${x - 0.05} ${y + 0.005}!, ${x + 0.05} ${y - 0.02}!, ${x} ${y + 0.1}!`), {
        pigment: 'foam',
        tone: 0,
        line: detail * 0.8,
      });
  });
}
