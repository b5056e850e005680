import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two morels, their caps pitted like honeycombs. */
export const morel: Motif = {
  name: 'morel',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawMorel(pen.at({ at: [0.62, 0.5], scale: 0.6, angleRad: 0.2, isFlipped: true })));
    canvas.layer((pen) => drawMorel(pen.at({ at: [-0.16, 0], angleRad: -0.08 })));
    canvas.layer(drawMoss, { contour: 0.7 });
  },
};

/** Three chanterelles: funnels with wavy rims, folds that run down into the stalk. */
export const chanterelle: Motif = {
  name: 'chanterelle',
  tinted: ['gold'],
  draw(canvas) {
    for (const [x, y, scale, angleRad] of [
      [-0.7, 0.44, 0.66, -0.3],
      [0.72, 0.54, 0.6, 0.3],
      [0, 0.1, 1, 0.04],
    ] as const)
      canvas.layer((pen) => drawChanterelle(pen.at({ at: [x, y], scale, angleRad })));
    canvas.layer(drawMoss, { contour: 0.7 });
  },
};

function drawMorel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.28 0.2!, -0.26 0.6, -0.34 1.0, -0.4 1.24, 0 1.32, 0.4 1.22, 0.32 0.98, 0.26 0.6, 0.28 0.2!'),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.08 + 0.8 * smoothstep(0, 0.36, x) + 0.4 * smoothstep(0.5, 0.2, y)),
      line: inner * 1.1,
    },
  );
  for (const fold of ['-0.14 0.5, -0.18 1.0', '0.04 0.46, 0.02 0.9', '0.16 0.6, 0.2 1.06'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  pen.fill(cap, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.2, 0.62, x + 0.1 * y)),
    line: inner * 1.2,
  });
  // Pits in staggered rows, narrower towards the sides where the cap turns away.
  for (const [row, y] of steps(7, -1.16, 0.2).entries()) {
    const half = 0.56 * Math.sin(Math.PI * clamp(0.16 + 0.72 * ((y + 1.3) / 1.6))) ** 0.8;
    const count = row === 0 ? 1 : row % 2 === 0 ? 4 : 3;
    for (const across of count === 1 ? [0] : steps(count - 1, -1, 1)) {
      const x = 0.72 * half * Math.sin(across * 1.3);
      const wide = (1 - 0.5 * Math.abs(across)) * 0.13;
      pen.fill(
        outlined(
          `${x} ${y - 0.12}, ${x + wide} ${y - 0.05}, ${x + wide * 0.9} ${y + 0.07}, ${x} ${y + 0.11}, ${x - wide} ${y + 0.05}, ${x - wide * 0.9} ${y - 0.07}`,
        ),
        { pigment: 'wood', tone: clamp(0.86 + 0.1 * across), line: inner },
      );
    }
  }
}

function drawChanterelle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.0 -0.5!, -0.6 -0.1, -0.3 0.3, -0.2 0.7, -0.26 1.14, 0 1.2, 0.26 1.12, 0.2 0.7, 0.32 0.26, 0.62 -0.14, 1.02 -0.56!, 0 -0.2',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(0, 0.7, x + 0.1 * y) + 0.3 * smoothstep(0, -0.4, y)),
      line: inner * 1.1,
    },
  );
  for (const across of steps(8, -0.9, 0.9))
    pen.stroke(
      traced(
        `${across} ${-0.4 - 0.06 * across}, ${across * 0.5} 0.04, ${across * 0.24} 0.46, ${across * 0.18} ${0.8 - 0.2 * Math.abs(across)}`,
      ),
      inner,
      {
        taper: 0.5,
        tapering: 'end',
      },
    );
  pen.fill(
    outlined(
      '-1.06 -0.56, -0.9 -0.76, -0.62 -0.72, -0.4 -0.9, -0.06 -0.8, 0.26 -0.96, 0.52 -0.8, 0.86 -0.84, 1.08 -0.6, 0.88 -0.42, 0.62 -0.46, 0.36 -0.26, 0.06 -0.34, -0.26 -0.2, -0.5 -0.36, -0.86 -0.34',
    ),
    {
      pigment: 'gold',
      tone: (x, y) =>
        clamp(0.08 + 0.3 * x + 0.6 * smoothstep(0.3, 0, Math.abs(x)) * smoothstep(-0.8, -0.5, y)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.4 -0.58, -0.1 -0.66, 0.24 -0.66, 0.44 -0.56, 0.16 -0.48, -0.16 -0.46'), {
    pigment: 'ember',
    tone: 0.6,
    line: detail,
  });
}

function drawMoss(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.1 1.32!, -0.9 1.14, -0.7 1.2, -0.5 1.06, -0.3 1.16, 0 1.1, 0.26 1.2, 0.5 1.06, 0.76 1.18, 0.94 1.12, 1.14 1.3!, 0.5 1.44, -0.5 1.44',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.2 + 0.3 * x + 0.8 * (y - 1.2)),
      line: inner,
    },
  );
  for (const tuft of [
    '-0.7 1.32, -0.66 1.24, -0.6 1.3',
    '-0.2 1.34, -0.16 1.24, -0.1 1.32',
    '0.3 1.34, 0.34 1.26, 0.4 1.32',
    '0.72 1.3, 0.78 1.22',
  ])
    pen.stroke(traced(tuft), inner, { taper: 0.3 });
}

const cap = symmetric('0 -1.36, 0.22 -1.24, 0.46 -0.8, 0.58 -0.3, 0.52 0.12, 0.32 0.36, 0 0.42');
