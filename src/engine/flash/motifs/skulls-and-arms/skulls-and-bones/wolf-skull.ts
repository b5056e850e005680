import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { beastSkull } from './beast-skull.ts';

/** The skull of a wolf from the side, its jaws open. */
export const wolfSkull = beastSkull('wolf-skull', drawLowerJaw, drawSkull);

function drawLowerJaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawTeeth(pen, lowerTeeth);
  pen.fill(lowerJaw, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.55 * smoothstep(0.62, 0.94, y + 0.3 * x) + 0.3 * smoothstep(0.1, 0.6, x)),
    line: inner * 1.2,
  });
  for (const x of [-0.86, -0.7])
    pen.fill(outlined(`${x - 0.03} 0.86, ${x} 0.84, ${x + 0.03} 0.86, ${x} 0.89`), { black: 'always' });
  pen.stroke(traced('0.3 0.44, 0.22 0.6, 0.34 0.7'), detail * 1.4, { taper: 0.4 });
}

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawTeeth(pen, upperTeeth);
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.03 +
          0.5 * smoothstep(-0.02, 0.26, y) +
          0.4 * smoothstep(0.8, 1.2, x) +
          0.1 * smoothstep(-0.9, -1.3, x),
      ),
    line: inner * 1.3,
  });
  pen.fill(noseHollow, { black: 'always', tone: 1 });
  pen.fill(temple, { pigment: 'bone', tone: (x) => clamp(0.55 + 0.4 * (0.5 - x)), line: inner });
  pen.fill(socket, { black: 'always', tone: 1 });
  pen.fill(cheekBone, {
    pigment: 'bone',
    tone: (_, y) => clamp(0.05 + 1.6 * Math.max(0, y - 0.04)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.8 0.16, 0.9 0.1, 1.0 0.16, 0.98 0.28, 0.88 0.32, 0.8 0.27'), {
    pigment: 'bone',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('-0.52 0.02, -0.46 -0.03, -0.42 0.03, -0.47 0.08'), { black: 'always', tone: 1 });
  for (const line of [
    '-1.14 -0.22, -0.8 -0.24, -0.46 -0.3, -0.26 -0.26',
    '-0.98 0.0, -0.9 0.08, -0.94 0.2',
    '-0.66 0.04, -0.6 0.14, -0.64 0.24',
    '0.34 -0.58, 0.6 -0.5, 0.84 -0.46, 1.06 -0.44',
    '0.62 -0.5, 0.58 -0.4, 0.64 -0.32, 0.6 -0.24',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
}

function drawTeeth(pen: Pen, teeth: readonly string[]): void {
  for (const tooth of teeth)
    pen.fill(outlined(tooth), { pigment: 'foam', tone: 0.1, line: pen.weight.inner });
}

const skull = outlined(
  '-1.4 0.16!, -1.38 -0.06!, -1.22 -0.26!, -0.9 -0.28, -0.6 -0.34, -0.34 -0.46, -0.14 -0.6, 0.2 -0.66, 0.6 -0.6, 0.94 -0.58, 1.26 -0.5!, 1.2 -0.34, 1.04 -0.16, 1.06 0.06, 0.98 0.24, 0.7 0.26, 0.36 0.2, 0 0.26, -0.3 0.3!, -0.7 0.28, -1.1 0.28',
);
const noseHollow = outlined('-1.36 -0.02!, -1.22 -0.22!, -1.1 -0.2, -1.14 -0.04, -1.26 0.02');
const socket = outlined('-0.3 -0.06, -0.26 -0.22, -0.1 -0.28, 0.04 -0.2, 0.08 -0.06!, -0.02 0.06, -0.2 0.06');
const temple = outlined('0.04 -0.22!, 0.3 -0.3, 0.6 -0.22, 0.72 -0.04, 0.66 0.12, 0.3 0.14, 0.02 0.1!');
const cheekBone = outlined(
  '-0.36 0.04!, -0.2 0.1, 0 0.08, 0.08 -0.02!, 0.14 0.02, 0.4 0.02, 0.66 0.04, 0.86 0.1!, 0.84 0.2!, 0.6 0.2, 0.3 0.24, 0 0.3, -0.3 0.28!',
);
const lowerJaw = outlined(
  '-1.22 0.72!, -1.06 0.66, -0.7 0.68, -0.3 0.64, 0.06 0.52, 0.22 0.3, 0.34 0.1, 0.5 0.1, 0.56 0.3!, 0.8 0.28!, 0.84 0.36, 0.7 0.5, 0.76 0.62!, 0.5 0.7, 0.2 0.82, -0.3 0.94, -0.8 0.98, -1.08 0.94, -1.2 0.84',
);
const upperTeeth = [
  '-1.38 0.12!, -1.28 0.12!, -1.3 0.28, -1.36 0.32!',
  '-1.28 0.12!, -1.18 0.12!, -1.2 0.3, -1.26 0.34!',
  '-1.12 0.2!, -0.9 0.2!, -0.9 0.44, -1.0 0.7!, -1.1 0.44',
  '-0.82 0.24!, -0.68 0.24!, -0.75 0.38!',
  '-0.66 0.24!, -0.48 0.24!, -0.57 0.42!',
  '-0.46 0.24!, -0.16 0.24!, -0.2 0.36!, -0.28 0.34!, -0.36 0.5!',
  '-0.14 0.24!, 0.08 0.22!, 0.06 0.32!, -0.02 0.3!, -0.08 0.36!',
];
const lowerTeeth = [
  '-1.2 0.76!, -1.12 0.74!, -1.18 0.6!',
  '-1.12 0.76!, -0.92 0.76!, -1.0 0.54, -1.16 0.36!, -1.14 0.56',
  '-0.8 0.76!, -0.64 0.76!, -0.72 0.58!',
  '-0.62 0.74!, -0.44 0.74!, -0.53 0.54!',
  '-0.42 0.72!, -0.16 0.68!, -0.22 0.54!, -0.28 0.58!, -0.34 0.46!',
  '-0.14 0.66!, 0.04 0.6!, -0.02 0.5!, -0.1 0.54!',
];
