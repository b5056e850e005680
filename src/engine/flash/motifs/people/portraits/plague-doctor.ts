import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A plague doctor's head in profile: wide hat, leather mask with a long beak, round goggle, dark cloak. */
export const plagueDoctor: Motif = {
  name: 'plague-doctor',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCloak(pen);
      drawMask(pen);
      drawGoggle(pen);
      drawHat(pen);
    });
  },
};

function drawCloak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.3 0.56!, 0.0 0.36, 0.6 0.26!, 0.86 0.5, 1.12 0.86, 1.2 1.3!, -0.9 1.3!, -0.76 0.92, -0.5 0.7',
    ),
    { pigment: 'dark', tone: (x, y) => clamp(0.3 + 0.4 * (x - 0.1) + 0.3 * (y - 0.6)), line: inner * 1.1 },
  );
  for (const fold of [
    '-0.3 0.76, -0.5 1.0, -0.58 1.28',
    '0.1 0.6, 0.08 0.94, 0.14 1.28',
    '0.6 0.5, 0.74 0.86, 0.76 1.28',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.3, isErasing: !pen.isColored });
  pen.fill(
    outlined('-0.44 0.62!, -0.1 0.5, 0.3 0.44, 0.66 0.22!, 0.74 0.44, 0.44 0.66, 0.0 0.76, -0.36 0.8!'),
    {
      pigment: 'dark',
      tone: 0.2,
      line: inner * 1.1,
    },
  );
}

function drawMask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.22 -0.42!, 0.2 -0.5, 0.56 -0.34, 0.66 0.04, 0.54 0.38, 0.2 0.56, -0.14 0.5, -0.34 0.44, -0.74 0.6, -1.1 0.84, -1.34 1.06!, -1.24 0.7, -0.98 0.3, -0.64 -0.02, -0.36 -0.24',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(-0.1, 0.6, y + 0.5 * x) + 0.3 * smoothstep(0.2, 0.66, x)),
      line: inner * 1.2,
    },
  );
  // The beak is sewn of two halves, and on to the hood.
  pen.stroke(traced('-0.4 0.04, -0.74 0.28, -1.04 0.58, -1.3 1.0'), inner, { taper: 0.3, tapering: 'end' });
  for (const [x, y] of stitches)
    pen.stroke(traced(`${x - 0.05} ${y - 0.06}, ${x + 0.05} ${y + 0.06}`), detail * 1.4);
  pen.stroke(traced('-0.3 -0.3, -0.4 -0.02, -0.36 0.24, -0.24 0.48'), inner);
  pen.stroke(traced('0.2 0.0, 0.44 0.08, 0.64 0.06'), inner * 2.4);
  for (const [x, y] of [
    [-0.62, 0.4],
    [-0.76, 0.5],
  ] as const)
    pen.fill(circle([x, y], 0.03, 12), { black: 'always', tone: 1 });
}

function drawGoggle(pen: Pen): void {
  const { inner } = pen.weight;
  const at: readonly [number, number] = [0.02, -0.06];
  pen.fill(circle(at, 0.25, 40), { pigment: 'gold', tone: 0.25, line: inner * 1.1 });
  pen.fill(circle(at, 0.17, 34), {
    pigment: 'water',
    tone: (x, y) => clamp(0.85 - 1.6 * (x + y + 0.12)),
    line: inner,
  });
  pen.stroke(traced('-0.08 -0.06, -0.06 -0.14, 0.0 -0.17'), inner * 1.2, { isErasing: true, taper: 0.3 });
}

function drawHat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.36 -0.52!, -0.36 -1.0, -0.24 -1.2!, 0.16 -1.28, 0.5 -1.18!, 0.62 -0.94, 0.6 -0.5!, 0.1 -0.42',
    ),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.3 + 0.6 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.37 -0.66!, 0.1 -0.56, 0.61 -0.64!, 0.6 -0.46!, 0.1 -0.38, -0.37 -0.48!'), {
    pigment: 'petal',
    tone: 0.45,
    line: inner,
  });
  pen.fill(
    outlined('-0.9 -0.44!, -0.5 -0.54, 0.1 -0.44, 0.66 -0.52, 1.08 -0.4!, 0.8 -0.26, 0.1 -0.24, -0.56 -0.3'),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.35 + 0.4 * x),
      line: inner * 1.1,
    },
  );
}

const stitches = [
  [-0.52, 0.11],
  [-0.68, 0.23],
  [-0.84, 0.37],
  [-0.98, 0.51],
  [-1.1, 0.67],
] as const;
