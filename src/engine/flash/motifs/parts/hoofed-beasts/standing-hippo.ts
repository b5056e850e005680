import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** All of a hippopotamus: a barrel on short legs, walking to the right with its mouth shut. */
export function drawStandingHippo(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-1.22 -0.2, -1.36 -0.04, -1.36 0.16', half: [0.07, 0.06, 0.03] },
    { pigment: 'grey', tone: 0.5 },
  );
  for (const [line, foot] of farLegs) drawLeg(pen, line, foot, 0.7);
  pen.fill(body, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.0, 0.52, y) + 0.35 * smoothstep(-0.8, -1.25, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: 'blush', tone: 0.5, line: detail });
  for (const [line, foot] of nearLegs) drawLeg(pen, line, foot, 0.12);
  for (const fold of folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
  drawHead(pen);
}

function drawLeg(pen: Pen, line: string, [x, y]: readonly [number, number], shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line, half: [0.04, 0.26, 0.28, 0.24, 0.19, 0.17, 0.2] },
    { pigment: 'grey', tone: (px) => clamp(shade + 0.5 * smoothstep(x, x - 0.24, px)), line: inner },
  );
  for (const toe of [-0.1, 0.02, 0.13])
    pen.fill(
      outlined(
        `${x + toe - 0.05} ${y}!, ${x + toe - 0.04} ${y - 0.08}, ${x + toe + 0.03} ${y - 0.09}, ${x + toe + 0.055} ${y}!`,
      ),
      { pigment: 'bone', tone: shade * 0.6, line: detail },
    );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.86 -0.56!, 0.84 -0.7, 0.92 -0.78!, 1.0 -0.7, 1.0 -0.56!'), {
    pigment: 'grey',
    tone: 0.6,
    line: inner,
  });
  pen.fill(jaw, { pigment: 'blush', tone: 0.55, line: inner });
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(-0.02, 0.3, y) + 0.3 * smoothstep(0.8, 0.6, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.7 -0.5!, 0.64 -0.68, 0.74 -0.82!, 0.86 -0.72, 0.86 -0.54!'), {
    pigment: 'grey',
    tone: 0.15,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.73 -0.56!, 0.71 -0.66, 0.75 -0.74!, 0.81 -0.66, 0.8 -0.57!'), {
    pigment: 'blush',
    tone: 0.4,
    line: detail,
  });
  pen.fill(outlined('0.98 -0.5!, 1.0 -0.6, 1.1 -0.62, 1.18 -0.54, 1.16 -0.44!'), {
    pigment: 'grey',
    tone: 0.25,
    line: inner,
  });
  pen.fill(circle([1.09, -0.5], 0.05, 18), { black: 'always', tone: 1 });
  pen.fill(circle([1.075, -0.515], 0.016, 10), { color: [255, 255, 255], tone: 0 });
  pen.fill(outlined('1.62 -0.3!, 1.65 -0.37, 1.72 -0.35, 1.71 -0.27!'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.56 -0.3, 1.6 -0.42, 1.74 -0.42'), detail * 1.4, { taper: 0.3 });
  for (const x of [1.34, 1.46]) pen.stroke(traced(`${x} 0.21, ${x + 0.02} 0.12`), inner * 1.4);
  for (const [x, y] of whiskers) pen.dot([x, y], detail * 0.9);
  for (const line of [
    '0.94 -0.38, 1.04 -0.33, 1.16 -0.37',
    '1.3 -0.36, 1.34 -0.24, 1.3 -0.1',
    '0.84 -0.3, 0.78 -0.06, 0.86 0.16',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.5 });
}

const body = outlined(
  '-1.22 0.16, -1.28 -0.16, -1.1 -0.48, -0.7 -0.64, -0.2 -0.66, 0.3 -0.62, 0.66 -0.62, 0.92 -0.5, 0.96 -0.1, 0.84 0.3, 0.5 0.52, 0.0 0.62, -0.56 0.58, -1.0 0.44',
);
const belly = outlined('-0.7 0.48!, -0.1 0.5, 0.5 0.42!, 0.1 0.6, -0.4 0.6');
const head = outlined(
  '0.62 -0.6!, 0.86 -0.6, 1.06 -0.52, 1.24 -0.42, 1.46 -0.42, 1.68 -0.44, 1.82 -0.3, 1.84 -0.06, 1.74 0.12, 1.5 0.18, 1.26 0.16, 1.08 0.22, 0.88 0.34, 0.68 0.2!',
);
const jaw = outlined('0.86 0.3!, 1.06 0.2, 1.3 0.14, 1.7 0.12!, 1.62 0.28, 1.4 0.36, 1.1 0.42, 0.92 0.42');
const nearLegs = [
  ['-0.84 0.0, -0.88 0.4, -0.92 0.74, -0.92 1.06', [-0.92, 1.06]],
  ['0.5 0.06, 0.52 0.44, 0.52 0.76, 0.54 1.06', [0.54, 1.06]],
] as const;
const farLegs = [
  ['-0.5 0.1, -0.5 0.4, -0.46 0.7, -0.44 1.0', [-0.44, 1.0]],
  ['0.14 0.1, 0.1 0.44, 0.06 0.74, 0.06 1.0', [0.06, 1.0]],
] as const;
const folds = [
  '0.3 -0.4, 0.22 -0.1, 0.3 0.2',
  '-0.62 -0.4, -0.54 -0.1, -0.64 0.2',
  '0.6 -0.44, 0.52 -0.2, 0.6 0.04',
  '0.72 0.36, 0.8 0.2, 0.8 0.06',
];
const whiskers = [
  [1.5, -0.06],
  [1.6, -0.14],
  [1.7, -0.06],
  [1.58, 0.04],
  [1.46, 0.06],
  [1.7, 0.04],
] as const;
