import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** Two cards of hanafuda: the full moon over the hill, the curtain below the cherries. */
export const hanafuda: Motif = {
  name: 'hanafuda',
  tinted: ['petal'],
  one: { draw: (canvas) => canvas.layer((pen) => drawMoonCard(pen)) },
  draw(canvas) {
    canvas.layer((pen) => drawCurtainCard(pen.at({ at: [-0.52, 0.02], angleRad: -0.24 })));
    canvas.layer((pen) => drawMoonCard(pen.at({ at: [0.5, 0.06], angleRad: 0.18 })));
  },
};

function drawCard(pen: Pen, ground: 'petal' | 'foam'): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.2!, 0.73 -1.2!, 0.78 -1.15!, 0.78 1.15!, 0.73 1.2!, 0 1.2!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.08!, 0.66 -1.08!, 0.66 1.08!, 0 1.08!'), {
    pigment: ground,
    tone: (x, y) => clamp(0.04 + 0.25 * smoothstep(0, 0.7, x) + 0.2 * smoothstep(0.2, 1, y)),
    line: inner,
  });
}

/** August: susuki grass on a black hill. */
function drawMoonCard(pen: Pen): void {
  const { inner } = pen.weight;
  drawCard(pen, 'petal');
  pen.fill(circle([0.04, -0.36], 0.5, 60), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.5 * smoothstep(0.1, 0.5, x + y + 0.3)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.66 0.5!, -0.4 0.34, 0 0.28, 0.4 0.4, 0.66 0.62!, 0.66 1.08!, -0.66 1.08!'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  for (const blade of [
    '-0.5 1.0, -0.4 0.7, -0.2 0.52',
    '-0.3 1.0, -0.24 0.66, -0.06 0.46',
    '-0.04 1.02, 0.02 0.7, 0.2 0.5',
    '0.22 1.02, 0.28 0.76, 0.44 0.62',
  ])
    drawLimb(
      pen,
      { line: blade, half: [0.03, 0.025, 0.008] },
      { pigment: 'foam', tone: 0, line: pen.weight.detail },
    );
}

/** March: cherry blossom over a curtain in folds. */
function drawCurtainCard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawCard(pen, 'foam');
  pen.stroke(traced('-0.64 -0.86, -0.2 -0.72, 0.2 -0.84, 0.62 -0.7'), inner * 2.4);
  for (const [x, y, size] of [
    [-0.36, -0.72, 0.27],
    [0.36, -0.66, 0.28],
    [0.0, -0.42, 0.28],
    [-0.42, -0.22, 0.22],
    [0.42, -0.2, 0.22],
    [0.02, -0.9, 0.18],
  ] as const)
    drawBlossom(pen.at({ at: [x, y], scale: size }));
  pen.fill(outlined('-0.66 0.14!, 0 0.02, 0.66 0.14!, 0.66 1.08!, -0.66 1.08!'), {
    pigment: 'violet',
    tone: (_, y) => clamp(0.1 + 0.5 * (y - 0.1)),
    line: inner * 1.2,
  });
  for (const x of [-0.4, -0.14, 0.14, 0.4])
    pen.fill(outlined(`${x - 0.06} 0.06!, ${x + 0.06} 0.06!, ${x + 0.1} 1.06!, ${x - 0.02} 1.06!`), {
      pigment: 'petal',
      tone: 0.25,
      line: inner,
    });
  pen.stroke(traced('-0.66 0.3, 0 0.2, 0.66 0.3'), inner * 2);
  for (const fold of ['-0.52 0.4, -0.5 0.96', '0.02 0.34, 0.04 0.96', '0.56 0.42, 0.56 0.96'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}
