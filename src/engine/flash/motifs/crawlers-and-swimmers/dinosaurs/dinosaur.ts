import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A tyrannosaur on its feet, in good spirits; looks to the right. */
export const dinosaur: Motif = {
  name: 'dinosaur',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen.at({ at: [0.36, -0.05] }), 0.55);
      drawArm(pen.at({ at: [0.1, -0.04] }), 0.5);
      drawBody(pen);
      drawHead(pen);
      drawLeg(pen, 0.1);
      drawArm(pen, 0.1);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad] of spines)
    pen.at({ at: [x, y], angleRad }).fill(outlined('-0.08 0.06!, -0.01 -0.1!, 0.08 0.06!'), {
      pigment: 'gold',
      tone: 0.15,
      line: inner,
    });
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.2, 0.62, y) + 0.3 * smoothstep(-0.7, -1.4, x)),
    line: inner * 1.1,
  });
  pen.fill(belly, {
    pigment: 'leafLight',
    tone: (_, y) => clamp(0.05 + 0.6 * smoothstep(0, 0.6, y)),
    line: detail,
  });
  for (const line of [
    '0.34 -0.28, 0.46 -0.24, 0.54 -0.26',
    '0.3 -0.08, 0.42 -0.02, 0.54 -0.06',
    '0.24 0.12, 0.36 0.2, 0.49 0.18',
  ])
    pen.stroke(traced(line), detail, { taper: 0.3 });
  for (const stripe of stripes) pen.stroke(traced(stripe), (t) => inner * 2.4 * (1 - t), { taper: 0.1 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.34 -0.72!, 0.5 -0.5, 0.76 -0.42, 1.08 -0.52!, 1.12 -0.4, 0.98 -0.28, 0.7 -0.22, 0.44 -0.28, 0.3 -0.42!',
    ),
    {
      pigment: 'leaf',
      tone: (_, y) => clamp(0.2 + 1.6 * (y + 0.46)),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('0.4 -0.72!, 1.2 -0.72!, 1.1 -0.5!, 0.78 -0.4, 0.52 -0.48'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.56 -0.5!, 0.74 -0.58, 0.96 -0.54, 1.0 -0.47!, 0.76 -0.41'), {
    pigment: 'petal',
    tone: 0.1,
    line: detail,
  });
  for (const x of steps(7, 0.58, 1.16))
    pen.fill(outlined(`${x - 0.045} -0.72!, ${x + 0.045} -0.72!, ${x + 0.005} -0.6!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.fill(skull, {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(
        0.06 + 0.5 * smoothstep(0.5, 0.2, x) * smoothstep(-1.0, -0.6, y) + 0.2 * smoothstep(-0.8, -0.66, y),
      ),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.36 -0.6, 0.42 -0.68, 0.42 -0.78'), inner, { taper: 0.4 });
  pen.dot([1.13, -0.92], detail * 1.8);
  pen.fill(circle([0.64, -0.98], 0.125, 30), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([0.665, -0.975], 0.078, 24), { black: 'always', tone: 1 });
  pen.fill(circle([0.695, -1.01], 0.026, 14), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.48 -1.1, 0.62 -1.17, 0.76 -1.12'), inner, { taper: 0.4 });
}

function drawLeg(pen: Pen, shade: number): void {
  const { inner, detail } = pen.weight;
  for (const x of [0.06, 0.2, 0.34])
    pen.fill(outlined(`${x - 0.06} 1.06!, ${x + 0.04} 1.06, ${x + 0.13} 1.2!, ${x - 0.04} 1.2`), {
      pigment: 'foam',
      tone: 0.1,
      line: detail,
    });
  pen.fill(leg, {
    pigment: 'leaf',
    tone: (x, y) => clamp(shade + 0.5 * smoothstep(0.02, -0.4, x) + 0.3 * smoothstep(0.8, 1.15, y)),
    line: inner * 1.1,
  });
}

function drawArm(pen: Pen, shade: number): void {
  const { inner } = pen.weight;
  for (const claw of [
    '0.74 0.0!, 0.86 0.0, 0.92 0.08!, 0.8 0.08',
    '0.7 0.06!, 0.8 0.1, 0.82 0.18!, 0.7 0.14',
  ])
    pen.fill(outlined(claw), { pigment: 'foam', tone: 0.1, line: inner * 0.9 });
  drawLimb(
    pen,
    { line: '0.4 -0.06, 0.5 0.12, 0.66 0.12, 0.78 0.05', half: [0.09, 0.085, 0.065, 0.055] },
    { pigment: 'leaf', tone: shade },
  );
}

const body = outlined(
  '0.3 -0.96, 0.14 -0.7, 0.02 -0.42, -0.2 -0.16, -0.52 0.04, -0.9 0.16, -1.26 0.14, -1.6 -0.02!, -1.4 0.32, -1.06 0.52, -0.7 0.6, -0.3 0.66, 0.1 0.64, 0.4 0.46, 0.54 0.14, 0.58 -0.16, 0.62 -0.4, 0.6 -0.8',
);
const belly = outlined(
  '0.5 -0.4!, 0.36 -0.3, 0.32 -0.08, 0.24 0.16, 0.06 0.4, -0.06 0.64!, 0.1 0.64, 0.4 0.46, 0.54 0.14, 0.58 -0.16, 0.61 -0.36!',
);
const skull = outlined(
  '0.28 -0.56!, 0.22 -0.86, 0.32 -1.1, 0.54 -1.22, 0.78 -1.16, 0.96 -1.06, 1.18 -1.02, 1.28 -0.86, 1.24 -0.7!, 1.0 -0.71, 0.74 -0.69, 0.52 -0.7, 0.42 -0.62',
);
const leg = outlined(
  '-0.42 0.3, -0.26 0.08, 0.02 0.08, 0.18 0.3, 0.16 0.56, 0.02 0.76, 0.06 0.96!, 0.3 1.02, 0.38 1.12, 0.34 1.2!, -0.1 1.2!, -0.16 1.0, -0.22 0.8, -0.38 0.6',
);
const spines = [
  [0.2, -0.88, -1.0],
  [0.08, -0.6, -1.1],
  [-0.08, -0.32, -0.9],
  [-0.34, -0.1, -0.6],
  [-0.66, 0.06, -0.4],
  [-1.0, 0.14, -0.15],
] as const;
const stripes = [
  '0.1 -0.52, 0.2 -0.4, 0.22 -0.24',
  '-0.1 -0.26, 0.0 -0.12, 0.0 0.02',
  '-0.36 -0.04, -0.28 0.1, -0.3 0.22',
  '-0.66 0.1, -0.6 0.22, -0.64 0.34',
  '-0.96 0.18, -0.92 0.28, -0.96 0.38',
];
