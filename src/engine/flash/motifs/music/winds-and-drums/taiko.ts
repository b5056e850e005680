import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A great drum on its stand, a comma whirl on its skin, two sticks before it. */
export const taiko: Motif = {
  name: 'taiko',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStand(pen);
      drawBarrel(pen);
      drawSkin(pen);
    });
    canvas.layer(
      (pen) => {
        for (const [line, tone] of [
          ['-0.5 1.5, 0.2 1.22, 0.94 0.96', 0.3],
          ['-0.3 1.04, 0.36 1.26, 1.06 1.52', 0.15],
        ] as const)
          drawLimb(
            pen,
            { line, half: [0.075, 0.075, 0.07] },
            { pigment: 'moon', tone, line: pen.weight.inner * 1.1 },
          );
      },
      { contour: 0.8 },
    );
  },
};

function drawStand(pen: Pen): void {
  const { inner } = pen.weight;
  const wood = { pigment: 'wood', tone: 0.5, line: inner * 1.1 } as const;
  for (const post of [
    '-0.9 0.5!, -0.7 0.5!, -0.84 1.36!, -1.06 1.36!',
    '0.96 0.5!, 1.16 0.5!, 1.3 1.36!, 1.08 1.36!',
  ])
    pen.fill(outlined(post), wood);
  pen.fill(outlined('-1.0 1.02!, 1.2 1.02!, 1.22 1.18!, -1.04 1.18!'), { ...wood, tone: 0.35 });
}

function drawBarrel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.24 -1.02!, 0.4 -1.06, 0.96 -0.94!, 1.3 -0.4, 1.32 0.3, 1.0 0.86!, 0.4 1.04, -0.24 0.98!'),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.5, 1.3, x) + 0.5 * smoothstep(0.1, 1, y)),
      line: inner * 1.3,
    },
  );
  for (const stave of [
    '0.3 -0.74, 0.8 -0.78, 1.14 -0.62',
    '0.5 -0.4, 1.0 -0.42, 1.28 -0.36',
    '0.56 0, 1.0 0.02, 1.34 -0.02',
    '0.5 0.4, 1.0 0.44, 1.28 0.36',
    '0.3 0.74, 0.8 0.76, 1.12 0.66',
  ])
    pen.stroke(traced(stave), detail * 1.2, { taper: 0.2 });
  pen.stroke(circle([0.98, -0.02], 0.15, 30).concat([[1.13, -0.02]]), inner * 1.8);
  pen.fill(circle([0.92, -0.06], 0.06, 18), { pigment: 'gold', tone: 0.2, line: inner });
}

function drawSkin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const at = [-0.24, -0.02] as const;
  pen.fill(ellipse([at[0] + 0.06, at[1]], 0.86, 1.02), { pigment: 'wood', tone: 0.6, line: inner * 1.2 });
  pen.fill(ellipse([at[0], at[1]], 0.84, 1.0), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.03 + 0.7 * smoothstep(0.5, 1, lengthOf(x - at[0] + 0.15, y - at[1] + 0.15))),
    line: inner * 1.2,
  });
  for (const share of steps(26))
    pen.dot(
      [at[0] + 0.75 * Math.cos(share * fullTurn), at[1] + 0.9 * Math.sin(share * fullTurn)],
      inner * 1.1,
    );
  pen.stroke(ellipse([at[0], at[1]], 0.64, 0.78), detail * 1.2);
  for (const turn of [0, 1, 2])
    drawComma(pen.at({ at: [at[0], at[1]], angleRad: 0.3 + (turn * fullTurn) / 3 }));
}

/** One of the three commas of a mitsudomoe. */
function drawComma(pen: Pen): void {
  pen.fill(
    outlined(
      '0.02 -0.42, 0.22 -0.46, 0.42 -0.3, 0.5 -0.04, 0.44 0.2!, 0.4 0.0, 0.28 -0.12, 0.1 -0.1, -0.02 -0.24',
    ),
    {
      black: 'always',
      tone: 1,
    },
  );
}
