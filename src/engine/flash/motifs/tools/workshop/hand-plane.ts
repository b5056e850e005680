import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A carpenter's plane on a board, a long shaving curling out of its throat. */
export const handPlane: Motif = {
  name: 'hand-plane',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBoard(pen);
      drawShaving(pen);
      drawBody(pen);
    });
    canvas.layer(
      (pen) => {
        for (const curl of [
          '-1.3 0.86, -1.44 0.74, -1.3 0.62, -1.16 0.74, -1.24 0.86',
          '1.0 1.36, 1.16 1.26, 1.3 1.36, 1.22 1.5',
        ])
          drawLimb(
            pen,
            { line: curl, half: [0.05, 0.06, 0.04] },
            { pigment: 'moon', tone: 0.2, line: pen.weight.inner },
          );
      },
      { contour: 0.6 },
    );
  },
};

function drawBoard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.66 0.9!, 1.6 0.62!, 1.68 0.82!, -1.6 1.14!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner * 1.2,
  });
  pen.fill(outlined('-1.6 1.14!, 1.68 0.82!, 1.66 0.98!, -1.58 1.32!'), {
    pigment: 'gold',
    tone: 0.6,
    line: inner * 1.1,
  });
  for (const grain of ['-1.4 1.02, -0.6 0.96, 0.2 0.9', '0.7 0.8, 1.1 0.76, 1.5 0.74', '-0.4 1.14, 0.4 1.06'])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.3 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const plane = pen.at({ angleRad: -0.085 });
  // The iron and its wedge lean back in the throat.
  plane.fill(outlined('-0.16 0.4!, 0.28 -0.84!, 0.46 -0.78!, 0.16 0.4!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.1 + 0.3 * (y + 0.6) + 0.6 * x),
    line: inner * 1.2,
  });
  plane.fill(outlined('0.04 0.4!, 0.32 -0.46!, 0.48 -0.42!, 0.3 0.4!'), {
    pigment: 'ember',
    tone: 0.4,
    line: inner * 1.1,
  });
  plane.fill(
    outlined('0.66 0.2!, 0.62 -0.1, 0.72 -0.42, 0.94 -0.56!, 1.06 -0.44, 0.94 -0.24, 0.96 0.02, 1.1 0.24!'),
    {
      pigment: 'ember',
      tone: (x) => clamp(0.2 + 1.2 * (x - 0.7)),
      line: inner * 1.2,
    },
  );
  plane.fill(
    outlined('-1.0 0.22!, -0.98 -0.02, -1.04 -0.16, -0.92 -0.28, -0.78 -0.18, -0.84 -0.02, -0.78 0.22!'),
    { pigment: 'ember', tone: (x) => clamp(0.2 + 2 * (x + 0.9)), line: inner * 1.1 },
  );
  plane.fill(
    outlined(
      '-1.34 0.8!, -1.3 0.3, -1.14 0.18!, -0.44 0.16!, -0.2 0.4!, 0.3 0.4!, 0.44 0.14!, 1.2 0.14, 1.34 0.26, 1.36 0.8!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(0.3, 0.8, y) + 0.15 * x),
      line: inner * 1.3,
    },
  );
  for (const grain of [
    '-1.2 0.46, -0.6 0.52, 0 0.5',
    '-1.1 0.64, -0.2 0.66, 0.6 0.62',
    '0.5 0.34, 0.9 0.36, 1.22 0.34',
    '0.4 0.5, 0.8 0.52, 1.2 0.5',
  ])
    plane.stroke(traced(grain), detail * 1.2, { taper: 0.3 });
  plane.stroke(traced('-0.44 0.17, -0.36 0.24, -0.2 0.39'), inner * 1.2);
}

/** Out of the throat, up and over, rolled up at its end. */
function drawShaving(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-0.12 0.44, -0.2 0.0, -0.36 -0.44, -0.7 -0.72, -1.06 -0.62, -1.16 -0.32, -0.96 -0.14, -0.78 -0.3, -0.86 -0.46',
      half: [0.14, 0.16, 0.17, 0.16, 0.15, 0.13, 0.1, 0.07],
    },
    {
      pigment: 'moon',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(-0.4, 0.3, y) + 0.3 * smoothstep(-0.8, -1.2, x)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.16 0.1, -0.34 -0.36, -0.66 -0.64, -0.98 -0.56, -1.06 -0.34'), detail * 1.2, {
    taper: 0.3,
  });
}
