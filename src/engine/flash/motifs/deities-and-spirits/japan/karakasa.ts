import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** Karakasa-kozo, the old umbrella that has come alive: one eye, a long tongue, one leg in a wooden clog. */
export const karakasa: Motif = {
  name: 'karakasa',
  tinted: ['violet'],
  carries: ['umbrella'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen);
      drawPaper(pen);
      drawEye(pen);
      drawMouth(pen);
    });
  },
};

function drawLeg(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.34 1.64!, 0.5 1.64!, 0.52 1.74!, -0.36 1.74!'), {
    pigment: 'wood',
    tone: 0.2,
    line: inner * 1.1,
  });
  for (const x of [-0.2, 0.24])
    pen.fill(outlined(`${x} 1.74!, ${x + 0.14} 1.74!, ${x + 0.14} 1.92!, ${x} 1.92!`), {
      pigment: 'wood',
      tone: 0.5,
      line: inner,
    });
  drawLimb(
    pen,
    { line: '0 0.5, 0.03 0.9, -0.02 1.2, 0.0 1.5', half: [0.17, 0.16, 0.19, 0.13, 0.09] },
    { pigment: 'bone', tone: (x) => clamp(0.12 + 2.4 * x), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.12 1.44!, 0.1 1.44!, 0.18 1.52, 0.4 1.56, 0.46 1.64!, -0.2 1.64!, -0.2 1.54'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const x of [0.34, 0.4]) pen.stroke(traced(`${x} 1.57, ${x} 1.63`), detail * 1.2);
  pen.stroke(traced('0.04 1.64, 0.14 1.52, 0.22 1.64'), inner * 1.8);
  for (const hair of [
    '-0.06 1.16, -0.12 1.2',
    '0.1 1.1, 0.16 1.15',
    '0.02 1.28, -0.04 1.33',
    '0.1 1.3, 0.16 1.34',
  ])
    pen.stroke(traced(hair), detail * 1.3);
}

/** Folded: its ribs come together at the top, the hem is in points, one rib torn. */
function drawPaper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.05 -1.9!, 0.05 -1.9!, 0.07 -1.62!, -0.07 -1.62!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(
    outlined(
      '0 -1.74!, 0.2 -1.3, 0.42 -0.6, 0.64 0.14, 0.78 0.74!, 0.6 0.64, 0.5 0.86!, 0.36 0.7, 0.18 0.94!, 0.02 0.76, -0.18 0.94!, -0.34 0.72, -0.52 0.86!, -0.62 0.66, -0.8 0.74!, -0.64 0.14, -0.42 -0.6, -0.2 -1.3',
    ),
    {
      pigment: 'violet',
      tone: (x, y) => clamp(0.1 + 0.7 * Math.max(0, x) + 0.2 * (y + 0.2)),
      line: inner * 1.3,
    },
  );
  for (const rib of [
    '0 -1.7, 0.22 -0.5, 0.5 0.84',
    '0 -1.7, 0.08 -0.4, 0.18 0.92',
    '0 -1.7, -0.08 -0.4, -0.18 0.92',
    '0 -1.7, -0.22 -0.5, -0.52 0.84',
  ])
    pen.stroke(traced(rib), detail * 1.5);
  for (const [band, pigment] of [
    ['-0.2 -1.3!, 0 -1.24, 0.2 -1.3!, 0.28 -1.06!, 0 -0.98, -0.28 -1.06!', 'petal'],
    [
      '-0.62 0.1!, -0.3 0.24, 0 0.28, 0.3 0.24, 0.62 0.1!, 0.68 0.28!, 0.3 0.42, 0 0.46, -0.3 0.42, -0.68 0.28!',
      'petal',
    ],
  ] as const)
    pen.fill(outlined(band), { pigment, tone: (x) => clamp(0.15 + 0.6 * Math.max(0, x)), line: inner });
  pen.fill(outlined('0.34 -0.74!, 0.46 -0.5!, 0.38 -0.42!, 0.42 -0.3!, 0.3 -0.46!'), {
    black: 'always',
    tone: 1,
  });
}

function drawEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.4 -0.42!, -0.22 -0.68, 0.06 -0.72, 0.34 -0.42!, 0.16 -0.2, -0.18 -0.18'), {
    pigment: 'foam',
    tone: (_, y) => clamp(-0.6 * (y + 0.5)),
    line: inner * 1.4,
  });
  pen.fill(circle([-0.02, -0.42], 0.17, 32), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(ellipse([-0.02, -0.42], 0.08, 0.1, 26), { black: 'always', tone: 1 });
  pen.fill(circle([0.03, -0.48], 0.035, 14), { color: [255, 255, 255], tone: 0 });
  for (const lash of ['-0.26 -0.66, -0.36 -0.8', '-0.08 -0.74, -0.12 -0.92', '0.12 -0.7, 0.16 -0.86'])
    pen.stroke(traced(lash), inner * 1.4, { taper: 0.5, tapering: 'end' });
  pen.stroke(traced('-0.28 -0.1, 0 -0.04, 0.22 -0.12'), detail * 1.4, { taper: 0.4 });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.42 0.04!, -0.1 0.12, 0.14 0.12, 0.42 0.04!, 0.3 0.36, 0.04 0.48, -0.26 0.38'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
  for (const x of [-0.24, 0.16])
    pen.fill(outlined(`${x - 0.06} 0.1!, ${x + 0.08} 0.1!, ${x + 0.01} 0.22!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.fill(
    outlined(
      '-0.16 0.3!, 0.02 0.22, 0.2 0.3!, 0.22 0.66, 0.36 0.94, 0.34 1.16, 0.18 1.24, 0.06 1.1, -0.04 0.8',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 1.2 * (x - 0.1) + 0.2 * (y - 0.4)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('0.03 0.36, 0.08 0.72, 0.2 1.04'), detail * 1.5, { taper: 0.4 });
}
