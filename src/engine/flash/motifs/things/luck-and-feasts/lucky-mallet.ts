import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** 打ち出の小槌, the mallet that fulfils wishes: a barrel with jewels on its faces, a tasselled handle, gold coins. */
export const luckyMallet: Motif = {
  name: 'lucky-mallet',
  tinted: ['petal'],
  leanRad: 0.4,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.4, at: [0, -0.1] });
      drawHandle(pen);
      drawBarrel(pen);
    });
    canvas.layer((pen) => {
      for (const [x, y, angleRad] of coins) drawCoin(pen.at({ at: [x, y], angleRad, scale: 0.2 }));
    });
    for (const [x, y] of [
      [-0.98, -0.5],
      [1.0, -0.72],
    ] as const)
      canvas.layer((pen) => drawSparkle(pen.at({ at: [x, y], scale: 0.18 })), { contour: 0 });
  },
};

function drawBarrel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.72 -0.74!, -0.3 -0.84, 0.3 -0.84, 0.72 -0.74!, 0.72 0.0!, 0.3 0.1, -0.3 0.1, -0.72 0.0!'),
    {
      pigment: 'petal',
      tone: (_, y) => clamp(0.1 + 0.9 * (y + 0.6)),
      line: inner * 1.2,
    },
  );
  for (const x of [-0.5, 0.36])
    pen.fill(
      outlined(
        `${x} -0.82!, ${x + 0.14} -0.83!, ${x + 0.18} -0.37, ${x + 0.14} 0.08!, ${x} 0.07!, ${x + 0.04} -0.37`,
      ),
      {
        pigment: 'gold',
        tone: (_, y) => clamp(0.1 + 0.7 * (y + 0.6)),
        line: inner,
      },
    );
  pen.fill(ellipse([-0.72, -0.37], 0.16, 0.38, 44), { pigment: 'gold', tone: 0.2, line: inner * 1.1 });
  pen.fill(ellipse([-0.73, -0.37], 0.11, 0.29, 40), { pigment: 'petal', tone: 0.4, line: inner });
  pen.fill(outlined('-0.73 -0.56!, -0.68 -0.42, -0.67 -0.3, -0.73 -0.24, -0.79 -0.3, -0.78 -0.42'), {
    pigment: 'gold',
    tone: 0.1,
    line: detail,
  });
  // The jewel of wishes on the barrel, in its flames.
  pen.fill(
    outlined(
      '0.0 -0.72!, 0.08 -0.54, 0.2 -0.5!, 0.2 -0.24, 0.06 -0.1, -0.08 -0.1, -0.2 -0.24, -0.2 -0.44!, -0.08 -0.5',
    ),
    {
      pigment: 'ember',
      tone: 0.2,
      line: inner,
    },
  );
  pen.fill(outlined('0 -0.5!, 0.1 -0.36, 0.1 -0.24, 0 -0.16, -0.1 -0.24, -0.1 -0.36'), {
    pigment: 'gold',
    tone: 0.05,
    line: detail * 1.2,
  });
}

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.09 0!, 0.09 0!, 0.1 0.9!, 0.12 1.06!, -0.12 1.06!, -0.1 0.9!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  for (const y of [0.34, 0.46, 0.58, 0.7, 0.82]) pen.stroke(traced(`-0.09 ${y + 0.05}, 0.09 ${y}`), inner);
  pen.stroke(traced('0 1.06, 0.1 1.2, 0.28 1.2, 0.34 1.3'), inner * 1.6);
  pen.fill(outlined('0.28 1.26!, 0.4 1.26!, 0.46 1.58!, 0.24 1.58!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  for (const x of [0.3, 0.35, 0.4]) pen.stroke(traced(`${x} 1.34, ${x} 1.56`), detail);
}

/** A koban, a gold coin of old Japan. */
function drawCoin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0], 0.62, 1, 40), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.3 * (x + y)),
    line: inner,
  });
  for (const y of [-0.5, -0.16, 0.18, 0.52]) pen.stroke(traced(`-0.34 ${y}, 0.34 ${y}`), detail);
}

const coins = [
  [0.52, 0.62, 0.5],
  [0.84, 0.78, -0.4],
  [0.62, 0.98, 1.2],
  [0.98, 0.4, 0.2],
] as const;
