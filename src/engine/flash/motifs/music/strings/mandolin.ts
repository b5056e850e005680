import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawTuningPeg } from '../../parts/games-and-music/tuning-peg.ts';

/** A mandolin: a drop of a body, its strings in pairs. */
export const mandolin: Motif = {
  name: 'mandolin',
  tinted: ['ember', 'wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const upright = pen.at({ at: [-0.2, 0.5], angleRad: 0.45 });
      drawHead(upright, 'straight');
      drawBody(upright);
    }),
};

/** A lute: the same drop, and a head that bends away at a right angle. */
export const lute: Motif = {
  name: 'lute',
  tinted: ['ember', 'wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const upright = pen.at({ at: [-0.2, 0.4], angleRad: 0.45 });
      drawHead(upright, 'bent');
      drawBody(upright.at({ scale: 1.08 }));
    }),
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.9!, 0.14 -0.88, 0.36 -0.56, 0.64 -0.16, 0.74 0.3, 0.6 0.76, 0.3 1.0, 0 1.06'), {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 0.7 * x),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 -0.86!, 0.1 -0.82, 0.3 -0.5, 0.56 -0.12, 0.65 0.3, 0.52 0.7, 0.26 0.92, 0 0.97'), {
    pigment: 'ember',
    tone: (x, y) =>
      clamp(0.05 + 0.8 * smoothstep(0.2, 0.62, Math.abs(x + 0.08)) + 0.2 * smoothstep(0.5, 1, y)),
    line: inner,
  });
  for (const grain of [
    '-0.4 0.2, -0.44 0.5, -0.3 0.76',
    '0.42 0.1, 0.48 0.4, 0.4 0.66',
    '-0.24 0.5, -0.22 0.8',
  ])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
  pen.fill(ellipse([0, 0.02], 0.27, 0.24, 48), { pigment: 'bone', tone: 0.2, line: inner });
  pen.fill(ellipse([0, 0.02], 0.21, 0.185, 44), { black: 'always', tone: 1 });
  for (const angleRad of [0, 0.79, 1.57, 2.36])
    pen.at({ at: [0, 0.02], angleRad }).stroke(
      [
        [-0.18, 0],
        [0.18, 0],
      ],
      inner,
      { isErasing: true },
    );
  pen.fill(symmetric('0 -1.36!, 0.09 -1.36!, 0.11 -0.3!, 0 -0.28!'), {
    pigment: 'dark',
    tone: (x) => clamp(0.35 + 3 * x),
    line: inner * 1.1,
  });
  for (const y of [-1.24, -1.1, -0.97, -0.85, -0.74, -0.64, -0.55, -0.46])
    pen.stroke(traced(`-0.1 ${y}, 0.1 ${y}`), detail * 1.3, { isErasing: true });
  pen.fill(symmetric('0 0.5!, 0.26 0.52!, 0.28 0.6!, 0 0.62!'), { pigment: 'dark', tone: 0.3, line: inner });
  for (const x of [-0.075, -0.05, -0.025, 0.025, 0.05, 0.075])
    pen.stroke(
      [
        [x * 0.8, -1.36],
        [x * 1.6, 0.92],
      ],
      detail * 0.8,
    );
}

function drawHead(pen: Pen, kind: 'straight' | 'bent'): void {
  const { inner } = pen.weight;
  const head = kind === 'bent' ? pen.at({ at: [0.02, -1.4], angleRad: -1.25 }) : pen.at({ at: [0, -1.34] });
  const pegs = kind === 'bent' ? [-0.16, -0.3, -0.44] : [-0.18, -0.32, -0.46];
  for (const y of pegs)
    for (const isFlipped of [true, false])
      drawTuningPeg(head.at({ at: [isFlipped ? -0.08 : 0.08, y], isFlipped }), 0.2);
  head.fill(
    outlined(
      '-0.1 0.06!, -0.15 -0.16, -0.15 -0.5, -0.2 -0.64!, -0.06 -0.68, 0 -0.6!, 0.06 -0.68, 0.2 -0.64!, 0.15 -0.5, 0.15 -0.16, 0.1 0.06!',
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.3 + 2.4 * x),
      line: inner * 1.2,
    },
  );
  for (const y of pegs)
    for (const x of [-0.07, 0.07]) head.fill(circle([x, y], 0.025, 10), { black: 'always', tone: 1 });
}
