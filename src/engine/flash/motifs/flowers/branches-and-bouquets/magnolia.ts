import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A magnolia: an open cup of broad round petals on a leafless twig, a bud in its fur, one half out of it. */
export const magnolia: Motif = {
  name: 'magnolia',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(drawTwig, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawFurryBud(pen.at({ at: [-0.86, 0.86], scale: 0.56, angleRad: -0.6 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => drawOpening(pen.at({ at: [1.0, 0.1], scale: 0.7, angleRad: 0.4 })));
    canvas.layer((pen) => drawCup(pen.at({ at: [-0.16, 0.06], angleRad: -0.1 })));
  },
};

function drawTwig(pen: Pen): void {
  const wood = pen.weight.contour;
  pen.stroke(traced('0.36 1.5, 0.24 1.06, -0.06 0.66, -0.14 0.2', 10), (t) => wood * (2.2 - 1.1 * t) + 2);
  pen.stroke(traced('0.28 1.14, 0.56 0.8, 0.84 0.5, 0.96 0.2', 10), (t) => wood * (1.5 - 0.7 * t) + 2);
  pen.stroke(traced('0.2 1.1, -0.2 1.06, -0.6 1.0, -0.86 0.86', 10), (t) => wood * (1.4 - 0.7 * t) + 2);
  for (const [x, y] of knots) pen.dot([x, y], wood * 1.3);
}

/** Nine petals, broad and round at their ends, opened over the origin. */
function drawCup(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [angleRad, length, width, tone] of petals) {
    const petal = pen.at({ at: [0, 0.2], angleRad, scale: length });
    petal.fill(
      outlined(
        `0 0!, ${-0.34 * width} -0.22, ${-0.5 * width} -0.62, ${-0.34 * width} -0.94, 0 -1.04, ${0.34 * width} -0.94, ${0.5 * width} -0.62, ${0.34 * width} -0.22`,
      ),
      {
        pigment: 'blush',
        tone: (x, y) => clamp(tone + 0.75 * smoothstep(-0.5, 0.04, y) + 0.25 * x),
        line: inner * 1.1,
      },
    );
    for (const across of [-0.22, 0, 0.22])
      petal.stroke(
        traced(`${across * 0.2} -0.14, ${across * width} -0.5, ${across * 1.1 * width} -0.84`),
        detail,
        {
          taper: 0.5,
        },
      );
  }
  pen.fill(outlined('-0.18 0.16!, 0 0.1, 0.2 0.16!, 0.14 0.32, 0 0.36, -0.12 0.32'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

/** Direction, length, breadth and shade of each, from the back to the front. */
const petals = [
  [0.03, 1.4, 0.56, 0.4],
  [-0.36, 1.4, 0.54, 0.25],
  [0.42, 1.36, 0.54, 0.3],
  [-0.82, 1.36, 0.5, 0.08],
  [0.86, 1.32, 0.5, 0.16],
  [-1.34, 1.24, 0.46, 0.02],
  [1.36, 1.2, 0.46, 0.1],
  [-0.18, 1.02, 0.68, 0],
  [0.26, 0.96, 0.66, 0.06],
] as const;

/** A tall goblet, not yet open, half in its fur. */
function drawOpening(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [petal, tone] of [
    ['0 0.2!, -0.4 -0.2, -0.4 -0.72, -0.14 -1.1, 0.14 -1.12, 0.4 -0.74, 0.42 -0.2', 0.35],
    ['0 0.24!, -0.46 -0.1, -0.5 -0.6, -0.3 -0.92, -0.04 -0.74, 0.04 -0.3', 0.05],
    ['0 0.24!, 0.46 -0.1, 0.5 -0.6, 0.34 -0.9, 0.06 -0.66, -0.06 -0.2', 0.15],
  ] as const)
    pen.fill(outlined(petal), {
      pigment: 'blush',
      tone: (x, y) => clamp(tone + 0.7 * smoothstep(-0.6, 0.2, y) + 0.3 * x),
      line: inner * 1.1,
    });
  for (const vein of ['-0.12 0.0, -0.3 -0.4, -0.3 -0.76', '0.12 0.0, 0.3 -0.4, 0.32 -0.74'])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
  pen.fill(
    outlined(
      '-0.14 0.36!, -0.36 0.1, -0.34 -0.14!, -0.06 0.08, 0.08 0.08, 0.34 -0.12!, 0.32 0.14, 0.14 0.36!',
    ),
    {
      pigment: 'grey',
      tone: 0.4,
      line: inner,
    },
  );
}

/** Still closed: an egg of fur on the end of its twig. */
function drawFurryBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.0!, 0.24 -0.7, 0.36 -0.24, 0.26 0.12, 0 0.22'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.2 + 0.9 * x + 0.3 * (y + 0.4)),
    line: inner,
  });
  for (const hair of [
    '-0.2 0.0, -0.26 -0.24',
    '0 0.08, -0.02 -0.2',
    '0.18 0.0, 0.24 -0.24',
    '-0.1 -0.2, -0.14 -0.48',
    '0.1 -0.2, 0.12 -0.48',
    '0 -0.46, 0 -0.74',
    '-0.24 -0.34, -0.22 -0.54',
    '0.24 -0.34, 0.2 -0.56',
  ])
    pen.stroke(traced(hair), detail * 1.3, { taper: 0.5 });
}

const knots = [
  [0.26, 1.12],
  [0.66, 0.7],
  [-0.4, 1.03],
  [-0.02, 0.72],
] as const;
