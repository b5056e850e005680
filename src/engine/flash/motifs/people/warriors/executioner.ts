import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBareLimb, drawBareTrunk, drawFist } from '../../parts/figures/bare-man.ts';

/** An executioner from the front: bare-breasted, eyes in the holes of a black hood, a great axe at his side. */
export const executioner: Motif = {
  name: 'executioner',
  tinted: ['dark'],
  carries: ['axe'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, (side) =>
        drawBareLimb(
          side,
          { line: '0.56 -0.3, 0.74 -0.08, 0.9 0.26, 0.88 0.52', half: [0.16, 0.21, 0.17, 0.14] },
          'bone',
          0.1,
        ),
      );
      drawBareTrunk(pen, 'bone');
      drawTrousers(pen);
      // The arm that rests on his hip.
      drawBareLimb(
        pen,
        { line: '-0.92 0.36, -0.86 0.62, -0.7 0.8, -0.52 0.88', half: [0.15, 0.16, 0.13, 0.1] },
        'bone',
        0.05,
      );
      drawFist(pen.at({ at: [-0.48, 0.9], angleRad: 0.4, isFlipped: true }), 'bone');
    });
    canvas.layer((pen) => drawHood(pen), { contour: 0.7 });
    canvas.layer((pen) => {
      drawAxe(pen.at({ at: [0.98, 0.3], angleRad: 0.07 }));
      drawBareLimb(pen, { line: '0.9 0.34, 0.92 0.5, 0.96 0.62', half: [0.16, 0.15, 0.11] }, 'bone', 0.05);
      drawFist(pen.at({ at: [0.98, 0.7], scale: 1.25 }), 'bone');
    });
  },
};

function drawTrousers(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.84!, 0.47 0.8!, 0.54 1.5!, 0.26 1.42, 0.06 1.52!, 0 1.2'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.78, 0.47 0.74!, 0.48 0.94!, 0 0.99'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)),
    line: inner,
  });
  pen.fill(outlined('-0.13 0.74!, 0.13 0.74!, 0.13 1.02!, -0.13 1.02!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  pen.fill(outlined('-0.05 0.82!, 0.05 0.82!, 0.05 0.94!, -0.05 0.94!'), { black: 'always', tone: 1 });
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.72!, 0.14 -1.6, 0.34 -1.3, 0.38 -0.96, 0.46 -0.72, 0.7 -0.4!, 0.5 -0.36, 0.44 -0.22!, 0.3 -0.32, 0.2 -0.14!, 0.1 -0.26, 0 -0.1!',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x, y) => clamp(0.35 + 1.2 * Math.abs(x + 0.1) + 0.3 * smoothstep(-0.8, -0.4, y)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.04 -1.1!, 0.16 -1.23, 0.34 -1.17!, 0.31 -0.98, 0.13 -0.94'), {
      pigment: 'bone',
      tone: 0.1,
      line: inner,
    });
    side.fill(outlined('0.08 -1.08!, 0.18 -1.15, 0.29 -1.09!, 0.18 -1.01'), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
    side.fill(circle([0.17, -1.08], 0.038, 18), { black: 'always', tone: 1 });
    for (const fold of [
      '0.34 -0.76, 0.36 -0.56, 0.46 -0.4',
      '0.16 -0.68, 0.2 -0.46, 0.2 -0.28',
      '0.16 -1.46, 0.24 -1.34, 0.28 -1.22',
    ])
      side.stroke(traced(fold), inner * 1.3, { isErasing: true, taper: 0.5 });
  });
  pen.stroke(traced('0 -1.6, 0 -1.36, 0 -1.2'), detail * 1.5, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.12 -0.78, 0 -0.82, 0.12 -0.78'), inner * 1.2, { isErasing: true, taper: 0.4 });
}

/** Upright, its blade away from him; its middle at the origin. */
function drawAxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.06 1.25!, -0.06 -1.95!, 0.06 -1.95!, 0.06 1.25!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  pen.fill(
    outlined(
      '0.02 -1.74!, 0.26 -1.78, 0.56 -2.0!, 0.8 -1.66, 0.84 -1.28, 0.7 -0.82!, 0.5 -1.06, 0.28 -1.22, 0.02 -1.26!',
    ),
    { pigment: 'steel', tone: (x) => clamp(0.7 - 0.9 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('0.52 -1.88, 0.7 -1.6, 0.73 -1.28, 0.64 -0.96'), detail * 1.5);
  pen.fill(outlined('-0.22 -1.68!, 0.12 -1.76!, 0.12 -1.24!, -0.22 -1.34!'), {
    pigment: 'steel',
    tone: 0.6,
    line: inner,
  });
  for (const [x, y] of [
    [0.66, -1.12],
    [0.56, -1.0],
  ] as const)
    pen.fill(
      outlined(`${x} ${y - 0.1}!, ${x + 0.05} ${y + 0.02}, ${x} ${y + 0.06}, ${x - 0.05} ${y + 0.02}`),
      {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.3,
      },
    );
}
