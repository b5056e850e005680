import { clamp, lerp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A cheerleader in a pleated skirt who leaps, a pompom in either hand. */
export const cheerleader: Motif = {
  name: 'cheerleader',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'tail',
          hairPigment: 'gold',
          top: 'petal',
          sleeves: 'none',
          bottoms: 'foam',
          legs: 'bare',
          shoes: 'foam',
        },
        drawSkirt,
      );
    });
    for (const at of [
      [0.92, -1.64],
      [-0.62, -1.72],
    ] as const)
      canvas.layer((pen) => drawPompom(pen.at({ at })), { contour: 0.8 });
  },
};

const pose: Pose = {
  head: { at: [0.14, -1.06], angleRad: -0.15 },
  spine: '0.06 -0.8, 0.04 -0.36, -0.02 0.06',
  arms: ['0.16 -0.66, 0.54 -1.0, 0.84 -1.48', '-0.04 -0.66, -0.4 -0.98, -0.58 -1.5'],
  legs: ['0.04 0.1, 0.5 0.46, 1.08 0.62', '-0.08 0.1, -0.2 0.7, -0.78 0.86'],
  toes: [0.3, 1.9],
};

function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.25 -0.14!, 0.24 -0.14!, 0.42 0.1, 0.6 0.36!, 0.44 0.44!, 0.34 0.38!, 0.2 0.5!, 0.08 0.44!, -0.08 0.54!, -0.2 0.46!, -0.36 0.5!, -0.5 0.38!, -0.36 0.1',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.4 * Math.abs(x) + 0.2 * y), line: inner * 1.1 },
  );
  for (const pleat of [
    '0.14 -0.06, 0.26 0.16, 0.36 0.36',
    '0.0 -0.06, 0.04 0.2, 0.08 0.42',
    '-0.12 -0.06, -0.16 0.2, -0.22 0.44',
  ])
    pen.stroke(traced(pleat), detail * 1.5, { taper: 0.3 });
  pen.fill(outlined('-0.26 -0.2!, 0.25 -0.2!, 0.25 -0.1!, -0.26 -0.1!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  // A chevron on the vest.
  pen.fill(outlined('-0.2 -0.62!, 0.04 -0.42!, 0.28 -0.62!, 0.29 -0.5!, 0.04 -0.3!, -0.22 -0.5!'), {
    pigment: 'foam',
    tone: 0.1,
    line: detail * 1.3,
  });
}

/** A tuft of paper strips, about 0.9 wide. */
function drawPompom(pen: Pen): void {
  const { detail } = pen.weight;
  for (let ring = 0; ring < 3; ring++) {
    const count = 20 - 5 * ring;
    const reach = lerp(0.5, 0.2, ring / 2);
    for (let i = 0; i < count; i++) {
      const strip = pen.at({ angleRad: ((i + 0.5 * ring) / count) * 2 * Math.PI });
      const far = reach * (i % 2 === 0 ? 1 : 0.86);
      strip.fill(
        outlined(`0 -0.03!, ${far * 0.6} -0.07, ${far} -0.03!, ${far} 0.05!, ${far * 0.6} 0.05, 0 0.03!`),
        {
          pigment: i % 2 === 0 ? 'gold' : 'foam',
          tone: clamp(0.35 - 0.15 * ring),
          line: detail * 1.3,
        },
      );
    }
  }
}
