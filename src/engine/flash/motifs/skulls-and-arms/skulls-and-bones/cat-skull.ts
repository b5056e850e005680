import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { beastSkull } from './beast-skull.ts';

/** The skull of a cat from the front: large sockets in a round head, a short face with fangs. */
export const catSkull = beastSkull('cat-skull', drawLowerJaw, drawSkull);

function drawLowerJaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(lowerJaw, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.15 + 0.5 * smoothstep(0.2, 0.6, Math.abs(x + 0.04)) + 0.3 * smoothstep(0.8, 1.1, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.98!, 0.34 0.94!, 0.3 0.76, 0.22 0.66!, 0.22 0.8'), {
      pigment: 'foam',
      tone: 0.08,
      line: inner,
    });
    for (const x of [0.02, 0.1])
      side.fill(outlined(`${x} 0.98!, ${x + 0.07} 0.98!, ${x + 0.06} 0.88, ${x + 0.01} 0.88`), {
        pigment: 'foam',
        tone: 0.05,
        line: detail * 1.3,
      });
  });
  pen.stroke(traced('0 1.0, 0 1.14'), detail * 1.4, { taper: 0.3 });
}

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.18 0.6!, 0.4 0.56!, 0.36 0.84, 0.26 1.06!, 0.2 0.84'), {
      pigment: 'foam',
      tone: (x) => clamp(0.02 + 2 * (x - 0.26)),
      line: inner,
    });
    for (const x of [0, 0.08])
      side.fill(outlined(`${x} 0.62!, ${x + 0.08} 0.62!, ${x + 0.065} 0.74, ${x + 0.015} 0.74`), {
        pigment: 'foam',
        tone: 0.05,
        line: detail * 1.3,
      });
  });
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.04 + 0.6 * smoothstep(0.45, 0.95, Math.abs(x + 0.06)) + 0.2 * smoothstep(0.4, 0.66, y)),
    line: inner * 1.3,
  });
  drawBothSides(pen, (side) => {
    side.fill(socket, { black: 'always', tone: 1 });
    side.fill(cheekGap, { black: 'always', tone: 1 });
    side.stroke(traced('0.12 -0.1, 0.16 -0.3, 0.34 -0.46, 0.56 -0.46'), inner, { taper: 0.4 });
    side.stroke(traced('0.12 0.16, 0.2 0.3, 0.3 0.42, 0.36 0.56'), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.3 0.34, 0.35 0.32, 0.36 0.38, 0.31 0.4'), { black: 'always' });
    for (const dot of [
      [0.2, 0.46],
      [0.28, 0.5],
      [0.16, 0.52],
    ] as const)
      side.dot(dot, detail * 0.9);
  });
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.stroke(traced('0 0.4, 0 0.6'), inner, { taper: 0.3 });
  for (const crack of [
    '0 -0.68, 0.03 -0.56, -0.02 -0.44, 0.02 -0.3, 0 -0.12',
    '0.03 -0.56, 0.12 -0.52',
    '-0.02 -0.44, -0.1 -0.4',
  ])
    pen.stroke(traced(crack), detail * 1.3, { taper: 0.4 });
}

const skull = symmetric(
  '0 -0.7, 0.24 -0.7, 0.44 -0.6, 0.52 -0.46!, 0.74 -0.5!, 0.78 -0.36!, 1.0 -0.16, 1.06 0.1, 0.92 0.34, 0.68 0.44!, 0.5 0.5, 0.47 0.62!, 0.26 0.68, 0 0.64',
);
const socket = outlined(
  '0.15 0.06, 0.16 -0.18, 0.34 -0.36, 0.56 -0.4, 0.74 -0.3!, 0.76 -0.04, 0.68 0.2, 0.48 0.3, 0.28 0.22',
);
const cheekGap = outlined('0.84 -0.2!, 0.94 -0.06, 0.94 0.1, 0.84 0.24!, 0.88 0.02');
const nose = symmetric('0 0.3!, 0.06 0.2, 0.14 0.2, 0.13 0.32, 0 0.44!');
const mouth = symmetric('0 0.6!, 0.46 0.56!, 0.44 0.9, 0 1.0');
const lowerJaw = symmetric(
  '0 0.96, 0.2 0.96, 0.36 0.84, 0.46 0.6!, 0.6 0.44!, 0.62 0.62, 0.48 0.94, 0.26 1.12, 0 1.15',
);
