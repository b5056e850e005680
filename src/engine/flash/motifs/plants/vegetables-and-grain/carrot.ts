import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A carrot with its feathery greens. */
export const carrot: Motif = {
  name: 'carrot',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.42 });
      for (const [x, angleRad, scale] of [
        [-0.1, -0.62, 0.86],
        [0.12, 0.62, 0.86],
        [0, 0, 1],
      ] as const)
        drawFrond(pen.at({ at: [x, -0.52], angleRad, scale }));
      drawRoot(pen);
    }),
};

function drawRoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.56!, 0.24 -0.68, 0.42 -0.52, 0.44 -0.24, 0.34 0.24, 0.2 0.84, 0.08 1.3, 0.0 1.66!, -0.08 1.3, -0.22 0.82, -0.36 0.22, -0.44 -0.26, -0.42 -0.52, -0.24 -0.68',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.22 + 1.3 * x + 0.12 * y),
      line: inner * 1.4,
    },
  );
  for (const ring of [
    '-0.44 -0.24, -0.3 -0.18, -0.12 -0.18',
    '0.42 -0.06, 0.26 0.02, 0.06 0.0',
    '-0.37 0.2, -0.24 0.26, -0.1 0.24',
    '0.3 0.42, 0.18 0.48, 0.04 0.46',
    '-0.24 0.7, -0.14 0.76, -0.04 0.74',
    '0.17 0.94, 0.1 0.98, 0.02 0.97',
  ])
    pen.stroke(traced(ring), inner * 1.1, { taper: 0.6, tapering: 'end' });
  pen.stroke(traced('-0.28 -0.46, -0.32 -0.3'), inner * 1.8, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.2 0.36, -0.15 0.56'), inner * 1.5, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.16 -0.56, 0 -0.5, 0.18 -0.56'), detail * 1.4, { taper: 0.4 });
}

/** A feathery leaf that rises from the origin. */
function drawFrond(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.07 0!, -0.08 -0.3!, -0.28 -0.28, -0.3 -0.44, -0.16 -0.5!, -0.36 -0.56, -0.34 -0.74, -0.17 -0.74!, -0.32 -0.86, -0.22 -1.02, -0.1 -0.96!, -0.14 -1.16, 0 -1.24, 0.14 -1.16, 0.1 -0.96!, 0.22 -1.02, 0.32 -0.86, 0.17 -0.74!, 0.34 -0.74, 0.36 -0.56, 0.16 -0.5!, 0.3 -0.44, 0.28 -0.28, 0.08 -0.3!, 0.07 0!',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.3 + 0.9 * x + 0.4 * (y + 0.6)), line: inner * 1.2 },
  );
  pen.stroke(traced('0 -0.04, 0 -1.06'), inner, { taper: 0.4, tapering: 'end' });
  for (const [y, reach] of [
    [-0.34, 0.2],
    [-0.58, 0.24],
    [-0.82, 0.18],
  ] as const)
    for (const side of [-1, 1])
      pen.stroke(traced(`0 ${y + 0.1}, ${side * reach} ${y - 0.06}`), detail * 1.2, {
        taper: 0.5,
        tapering: 'end',
      });
}
