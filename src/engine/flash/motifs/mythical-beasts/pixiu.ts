import { spiral } from '../../geometry/curve.ts';
import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/any-beast/fur.ts';

/** A pixiu's head from the front, a coin in its jaws: it swallows wealth and keeps it. */
export const pixiu: Motif = {
  name: 'pixiu',
  carries: ['coin'],
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMane(pen);
      drawBothSides(pen, drawHorn);
      drawFace(pen);
      drawMouth(pen);
      drawBothSides(pen, drawEye);
      drawNose(pen);
    });
  },
};

/** Curls around the head. */
function drawMane(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [count, distance, radius] of [
    [13, 1.08, 0.25],
    [11, 0.84, 0.22],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = (i / (count - 1)) * 2 - 1;
      const angle = -Math.PI / 2 + share * 2.5;
      const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle) * 0.98 + 0.06];
      pen.fill(circle([x, y], radius, 32), {
        pigment: distance > 1 ? 'leaf' : 'gold',
        tone: (px, py) => clamp(0.25 + (0.6 * (px - x + py - y)) / radius),
        line: inner * 1.1,
      });
      const turn = share < 0 ? 1 : -1;
      pen.stroke(
        spiral([x, y], angle + Math.PI * 0.6 * turn, radius * 0.72, radius * 0.1, 1.2 * turn, 22),
        inner * 0.9,
        { taper: 0.3 },
      );
    }
}

function drawHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.2 -0.7!, 0.34 -1.04, 0.3 -1.3, 0.42 -1.5!, 0.52 -1.28, 0.5 -1.14!, 0.76 -1.3!, 0.66 -1.04, 0.5 -0.9, 0.44 -0.6!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 1.2 * (x - 0.34) + 0.3 * (y + 1)),
      line: inner * 1.1,
    },
  );
  for (const line of ['0.3 -0.82, 0.38 -0.8, 0.46 -0.82', '0.33 -0.94, 0.4 -0.92, 0.48 -0.95'])
    side.stroke(traced(line), detail * 1.1, { taper: 0.3 });
  side.fill(outlined('0.62 -0.5!, 0.9 -0.72, 1.16 -0.7!, 1.06 -0.4, 0.78 -0.22!'), {
    pigment: 'leafLight',
    tone: (x) => clamp(x - 0.5),
    line: inner,
  });
  side.stroke(traced('0.72 -0.42, 0.9 -0.56, 1.04 -0.6'), detail * 1.3, { taper: 0.4 });
}

function drawFace(pen: Pen): void {
  pen.fill(face, {
    pigment: 'leafLight',
    tone: (x, y) =>
      clamp(0.05 + 0.75 * smoothstep(0.45, 0.84, Math.abs(x + 0.04)) + 0.2 * smoothstep(0, 0.7, y)),
    line: pen.weight.inner * 1.1,
  });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(circle([0.36, -0.26], 0.21, 40), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.1 - 1.6 * (y + 0.22)),
    line: inner * 1.1,
  });
  side.fill(circle([0.33, -0.24], 0.115, 30), { pigment: 'ember', tone: 0.2, line: detail });
  side.fill(circle([0.33, -0.24], 0.062, 22), { black: 'always', tone: 0 });
  side.fill(circle([0.3, -0.28], 0.025, 12), { color: [255, 255, 255], tone: 0 });
  side.fill(
    outlined(
      '0.08 -0.36!, 0.22 -0.58, 0.34 -0.5!, 0.42 -0.68, 0.52 -0.52!, 0.66 -0.6, 0.68 -0.4!, 0.76 -0.24!, 0.56 -0.4, 0.36 -0.48, 0.2 -0.4',
    ),
    {
      pigment: 'gold',
      tone: 0.25,
      line: inner * 1.1,
    },
  );
  side.stroke(traced('0.2 -0.02, 0.36 0.02, 0.56 -0.08'), inner, { taper: 0.4 });
  side.stroke(traced('0.56 0.06, 0.7 0.0, 0.74 -0.1'), detail * 1.2, { taper: 0.4 });
}

function drawNose(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.34, 0.1 -0.28, 0.12 -0.08, 0.3 0.0, 0.36 0.16, 0.24 0.26, 0.1 0.22, 0 0.26'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(0.02, 0.3, x) + 0.4 * smoothstep(0.1, 0.28, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.12 0.18!, 0.16 0.09, 0.26 0.1, 0.26 0.2!'), { black: 'always', tone: 0 });
    side.stroke(spiral([0.52, 0.26], -0.6, 0.17, 0.03, 1.3, 26), inner, { taper: 0.3 });
  });
  for (const y of [-0.2, -0.1, 0])
    pen.stroke(traced(`-0.09 ${y}, 0 ${y + 0.04}, 0.09 ${y}`), detail, { taper: 0.3 });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.26, 0.4 0.3, 0.66 0.42!, 0.56 0.78, 0.34 1.02, 0 1.08'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.fill(circle([0, 0.66], 0.31, 48), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.9 * (x + y - 0.5)),
    line: inner * 1.1,
  });
  pen.stroke(circle([0, 0.66], 0.26, 44), detail);
  pen.fill(outlined('-0.09 0.57!, 0.09 0.57!, 0.09 0.75!, -0.09 0.75!'), { black: 'always', tone: 0 });
  for (const stroke of ['0 0.46, 0 0.52', '0 0.8, 0 0.87', '-0.2 0.66, -0.14 0.66', '0.14 0.66, 0.2 0.66'])
    pen.stroke(traced(stroke), inner);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.29!, 0.46 0.34!, 0.44 0.52, 0.38 0.66!, 0.3 0.48'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner * 0.9,
    });
    side.fill(outlined('0.26 0.98!, 0.44 0.9!, 0.46 0.76, 0.42 0.66!, 0.34 0.8'), {
      pigment: 'foam',
      tone: 0.1,
      line: inner * 0.9,
    });
    for (const x of [0.05, 0.16])
      side.fill(outlined(`${x - 0.05} 0.27!, ${x + 0.06} 0.28!, ${x + 0.05} 0.38!, ${x - 0.04} 0.38!`), {
        pigment: 'foam',
        tone: 0.1,
        line: detail,
      });
  });
  for (const [x, dy] of [
    [-0.26, 0.0],
    [-0.09, 0.06],
    [0.09, 0.06],
    [0.26, 0.0],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.11} ${1.02 + dy}!, ${x + 0.11} ${1.02 + dy}!, ${x + 0.06} ${1.22 + dy}, ${x} ${1.34 + dy}!, ${x - 0.07} ${1.2 + dy}`,
      ),
      {
        pigment: 'gold',
        tone: (_, y) => clamp(0.8 - 2 * (y - 1.02)),
        line: inner,
      },
    );
  pen.fill(symmetric('0 0.98, 0.3 0.96, 0.54 0.8!, 0.5 0.96, 0.32 1.12, 0 1.16'), {
    pigment: 'leafLight',
    tone: 0.3,
    line: inner,
  });
}

const face = symmetric('0 -0.74, 0.4 -0.72, 0.72 -0.46, 0.84 -0.06, 0.8 0.36, 0.66 0.7, 0.4 1.0, 0 1.08');
