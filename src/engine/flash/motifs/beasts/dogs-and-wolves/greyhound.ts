import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A greyhound at full stretch, to the right: a deep chest, a tucked waist, thin legs, a long thin head and tail. */
export const greyhound: Motif = {
  name: 'greyhound',
  tinted: ['grey'],
  poses: { running: { draw: (canvas) => canvas.layer(drawGreyhound) } },
  draw(canvas) {
    canvas.layer(drawGreyhound);
  },
};

function drawGreyhound(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.94 -0.28, -1.24 -0.4, -1.54 -0.4, -1.94 -0.58', half: [0.075, 0.05, 0.035, 0.015] },
    { pigment: 'grey', tone: 0.4 },
  );
  for (const leg of farLegs) drawLeg(pen, leg, 0.65);
  pen.fill(body, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.08 + 0.6 * smoothstep(-0.3, 0.26, y - 0.15 * x) + 0.3 * smoothstep(-0.6, -1.05, x)),
    line: inner * 1.2,
  });
  pen.fill(breast, { pigment: 'foam', tone: (_, y) => clamp(0.1 + 0.7 * y), line: detail });
  for (const leg of nearLegs) drawLeg(pen, leg, 0.1);
  for (const line of muscles) pen.stroke(traced(line), inner, { taper: 0.5 });
  for (const x of [0.1, 0.22, 0.34, 0.46])
    pen.stroke(
      traced(`${x} ${-0.26 - 0.05 * x}, ${x - 0.06} -0.08, ${x - 0.02} ${0.02 + 0.2 * x}`),
      detail * 1.3,
      { taper: 0.5 },
    );
  drawHead(pen);
}

function drawLeg(pen: Pen, { limb, paw, pawRad }: Leg, shade: number): void {
  drawLimb(pen, limb, { pigment: 'grey', tone: (_, y) => clamp(shade + 0.3 * smoothstep(0, 0.6, y)) });
  const foot = pen.at({ at: paw, angleRad: pawRad });
  foot.fill(outlined('-0.06 -0.05, 0.06 -0.07, 0.16 -0.04, 0.18 0.02, 0.08 0.07, -0.06 0.05'), {
    pigment: 'foam',
    tone: shade * 0.7,
    line: pen.weight.inner,
  });
  foot.stroke(traced('0.08 -0.02, 0.11 0.02, 0.08 0.06'), pen.weight.detail);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(-0.82, -0.6, y - 0.2 * (x - 1.2))),
    line: inner * 1.1,
  });
  pen.fill(outlined('1.82 -0.74, 1.76 -0.81, 1.69 -0.79, 1.69 -0.72, 1.77 -0.68'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('1.72 -0.66, 1.54 -0.67, 1.36 -0.71'), detail * 1.5, { taper: 0.3, tapering: 'end' });
  pen.fill(circle([1.24, -0.91], 0.05, 20), { pigment: 'gold', tone: 0.2, line: detail });
  pen.fill(circle([1.25, -0.91], 0.034, 16), { black: 'always', tone: 1 });
  pen.stroke(traced('1.14 -0.95, 1.24 -1.0, 1.34 -0.93'), inner, { taper: 0.3 });
  // The ear lies back along the neck.
  pen.fill(outlined('1.04 -1.04!, 0.94 -1.14, 0.7 -1.12, 0.48 -1.0!, 0.66 -0.94, 0.86 -0.9, 1.02 -0.9!'), {
    pigment: 'grey',
    tone: 0.35,
    line: inner * 1.1,
  });
  pen.stroke(traced('0.94 -1.02, 0.8 -1.04, 0.62 -1.0'), detail * 1.3, { taper: 0.4 });
}

interface Leg {
  readonly limb: Limb;
  readonly paw: readonly [x: number, y: number];
  readonly pawRad: number;
}

const body = outlined(
  '-0.96 -0.04, -1.0 -0.26, -0.82 -0.46, -0.48 -0.54, -0.08 -0.46, 0.34 -0.44, 0.58 -0.58, 0.8 -0.86, 0.98 -0.92, 1.08 -0.74, 0.98 -0.46, 0.92 -0.14, 0.84 0.18, 0.6 0.38, 0.3 0.28, 0.0 0.02, -0.28 -0.18, -0.5 -0.14, -0.72 0.06, -0.88 0.08',
);
const breast = outlined(
  '1.0 -0.5!, 0.92 -0.14, 0.84 0.18, 0.6 0.37, 0.34 0.29!, 0.56 0.24, 0.72 0.04, 0.84 -0.26!',
);
const head = outlined(
  '0.86 -0.86, 0.98 -1.04, 1.14 -1.08, 1.3 -1.0, 1.52 -0.88, 1.76 -0.82, 1.83 -0.74, 1.76 -0.64, 1.5 -0.63, 1.26 -0.66, 1.04 -0.68',
);
const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.62 -0.1, 0.78 0.24, 1.16 0.42, 1.56 0.34', half: [0.06, 0.19, 0.13, 0.07, 0.05, 0.045] },
    paw: [1.6, 0.33],
    pawRad: -0.2,
  },
  {
    limb: {
      line: '-0.72 -0.26, -0.7 0.14, -1.06 0.3, -1.36 0.5, -1.66 0.56',
      half: [0.06, 0.27, 0.22, 0.1, 0.055, 0.05],
    },
    paw: [-1.7, 0.57],
    pawRad: 2.9,
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '0.74 0, 1.04 0.12, 1.4 0.04, 1.74 -0.06', half: [0.15, 0.1, 0.055, 0.045] },
    paw: [1.78, -0.08],
    pawRad: -0.4,
  },
  {
    limb: {
      line: '-0.56 -0.08, -0.46 0.24, -0.78 0.5, -1.1 0.72, -1.36 0.82',
      half: [0.18, 0.16, 0.08, 0.05, 0.045],
    },
    paw: [-1.4, 0.84],
    pawRad: 2.8,
  },
];
const muscles = [
  '0.5 -0.34, 0.44 -0.1, 0.54 0.16',
  '-0.5 -0.34, -0.42 -0.16, -0.5 0.04',
  '0.76 -0.66, 0.84 -0.5, 0.84 -0.28',
  '-0.86 -0.14, -0.76 0.06, -0.86 0.2',
];
