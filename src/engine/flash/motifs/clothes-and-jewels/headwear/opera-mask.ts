import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A painted face of the Peking opera: butterfly sockets, flaming brows, a sign on the forehead. */
export const operaMask: Motif = {
  name: 'opera-mask',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawGround(pen);
      drawBothSides(pen, drawPaint);
      drawBothSides(pen, drawEye);
      drawMiddle(pen);
      drawHeadband(pen);
    });
  },
};

function drawGround(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.78 -0.3!, 0.92 -0.36, 1.0 -0.1, 0.94 0.24, 0.8 0.36!'), {
      pigment: 'petal',
      tone: 0.4,
      line: inner,
    }),
  );
  pen.fill(face, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.5, 0.9, Math.abs(x + 0.04)) + 0.3 * smoothstep(0.6, 1.2, y)),
    line: inner * 1.2,
  });
}

function drawPaint(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.06 0.3!, 0.14 0.1, 0.36 0.16, 0.62 0.1, 0.8 0.2!, 0.74 0.56, 0.52 0.94, 0.2 1.12!, 0.36 0.8, 0.3 0.5',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.5 * smoothstep(0.4, 0.8, x)),
      line: inner,
    },
  );
  side.fill(
    outlined(
      '0.05 -0.1!, 0.14 -0.3, 0.34 -0.4, 0.6 -0.36, 0.84 -0.52!, 0.8 -0.2, 0.66 0.04, 0.4 0.12, 0.16 0.06',
    ),
    {
      pigment: 'foam',
      tone: 0.05,
      line: inner,
    },
  );
  side.fill(
    outlined(
      '0.1 -0.12!, 0.2 -0.28, 0.38 -0.3, 0.56 -0.26, 0.76 -0.36!, 0.66 -0.14, 0.5 0.02, 0.34 0.04, 0.2 0.0',
    ),
    { black: 'always', tone: 0 },
  );
  side.fill(
    outlined(
      '0.08 -0.36!, 0.12 -0.56, 0.3 -0.7, 0.5 -0.72, 0.62 -0.92!, 0.66 -0.76, 0.84 -0.76!, 0.7 -0.6, 0.52 -0.5, 0.3 -0.48, 0.16 -0.38',
    ),
    { black: 'always', tone: 0, line: detail },
  );
  side.stroke(traced('0.3 -0.58, 0.46 -0.62, 0.58 -0.72'), detail * 1.4, { isErasing: true, taper: 0.4 });
  side.fill(outlined('0.1 0.46!, 0.2 0.3, 0.34 0.36, 0.36 0.52, 0.26 0.54, 0.28 0.44, 0.2 0.42'), {
    black: 'always',
    tone: 0,
  });
  for (const line of ['0.46 0.34, 0.56 0.52, 0.5 0.76', '0.58 0.28, 0.68 0.42, 0.62 0.62'])
    side.stroke(traced(line), (t) => inner * (2.2 - 1.4 * t), { taper: 0.3 });
  side.fill(outlined('0.24 0.88!, 0.42 0.72, 0.52 0.86!, 0.4 0.92, 0.3 1.02!'), {
    pigment: 'gold',
    tone: 0.1,
    line: detail,
  });
}

function drawEye(side: Pen): void {
  side.fill(outlined('0.2 -0.1!, 0.3 -0.19, 0.44 -0.18, 0.54 -0.14!, 0.42 -0.06, 0.3 -0.05'), {
    pigment: 'foam',
    tone: 0,
  });
  side.fill(circle([0.36, -0.12], 0.05, 20), { black: 'always', tone: 0 });
}

function drawMiddle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.0!, 0.12 -0.8, 0.16 -0.6, 0.06 -0.36, 0.05 0.1, 0 0.16!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  pen.fill(symmetric('0 -0.94!, 0.07 -0.8, 0.09 -0.66, 0 -0.46!'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.2,
    line: detail,
  });
  pen.fill(symmetric('0 0.0, 0.06 0.12, 0.16 0.24, 0.13 0.34, 0 0.38'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 3 * x),
    line: inner,
  });
  drawBothSides(pen, (side) =>
    side.fill(ellipse([0.07, 0.31], 0.04, 0.025, 14), { black: 'always', tone: 0 }),
  );
  pen.fill(symmetric('0 0.56, 0.1 0.52, 0.34 0.6!, 0.24 0.74, 0 0.82'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.fill(symmetric('0 0.62, 0.08 0.58, 0.22 0.63!, 0.12 0.71, 0 0.74'), {
    pigment: 'petal',
    tone: 0.1,
    line: detail,
  });
  pen.stroke(traced('-0.22 0.63, 0 0.65, 0.22 0.63'), inner, { taper: 0.2 });
  pen.fill(symmetric('0 0.9!, 0.08 1.0, 0 1.16!'), { black: 'always', tone: 0 });
}

/** A band of gold with pompoms. */
function drawHeadband(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.42, 0.4 -1.34, 0.72 -1.1, 0.86 -0.74!, 0.6 -0.94, 0 -1.08'), {
    pigment: 'water',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (let i = -4; i <= 4; i++) {
    const [x, y] = [0.94 * Math.sin(i * 0.27), -0.4 - 1.04 * Math.cos(i * 0.27)];
    pen.fill(circle([x, y], i % 2 === 0 ? 0.15 : 0.11, 28), {
      pigment: i % 2 === 0 ? 'gold' : 'petal',
      tone: (px, py) => clamp(0.15 + 2.4 * (px - x + py - y)),
      line: inner,
    });
  }
  for (let i = -5; i <= 5; i++)
    pen.fill(circle([0.15 * i, -1.12 + 0.4 * (0.15 * i) ** 2], 0.05, 16), {
      pigment: 'foam',
      tone: 0.1,
      line: detail,
    });
}

const face = symmetric('0 -1.2, 0.5 -1.12, 0.8 -0.76, 0.86 -0.2, 0.8 0.3, 0.62 0.8, 0.34 1.12, 0 1.24');
