import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBirdHeadedGod } from '../../parts/figures/bird-headed-god.ts';

/** Horus in profile: the falcon's head under the double crown; looks to the right. */
export const horus: Motif = {
  name: 'horus',
  tinted: ['gold'],
  draw: (canvas) => canvas.layer((pen) => drawBirdHeadedGod(pen, { drawHeadgear: drawCrown, drawHead })),
};

/** Ra: the falcon's head under the disc of the sun, a cobra around it. */
export const ra: Motif = {
  name: 'ra',
  tinted: ['gold'],
  carries: ['sun', 'hawk'],
  draw: (canvas) => canvas.layer((pen) => drawBirdHeadedGod(pen, { drawHeadgear: drawSunDisc, drawHead })),
};

function drawSunDisc(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0.0, -1.3], 0.74, 80), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.5 * x + 0.4 * (y + 1.3)),
    line: inner * 1.3,
  });
  pen.stroke(circle([0.0, -1.3], 0.62, 70), detail * 1.4);
  // The cobra hangs over the brow.
  pen.fill(
    outlined(
      '0.4 -0.72!, 0.56 -0.9, 0.7 -1.14, 0.72 -1.36, 0.86 -1.44, 1.0 -1.34!, 0.94 -1.24, 0.96 -1.0, 0.84 -0.74, 0.66 -0.56!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 0.8 * (x - 0.5)), line: inner * 1.1 },
  );
  for (const scale of ['0.74 -1.12, 0.92 -1.06', '0.68 -0.96, 0.9 -0.88', '0.6 -0.82, 0.82 -0.74'])
    pen.stroke(traced(scale), detail * 1.3);
  pen.fill(circle([0.86, -1.34], 0.03, 12), { black: 'always', tone: 1 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.4 -0.4!, -0.1 -0.62, 0.26 -0.62, 0.56 -0.46, 0.78 -0.3!, 0.74 0.06!, 0.5 0.24, 0.36 0.5, 0.34 0.96!, -0.4 0.96!, -0.46 0.3',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.1, -0.4, x) + 0.3 * smoothstep(0.2, 0.9, y)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined('0.7 -0.36!, 0.94 -0.36, 1.16 -0.2, 1.2 0.1, 1.1 0.4!, 1.02 0.16, 0.86 0.08, 0.68 0.1!'),
    { pigment: 'gold', tone: (_x, y) => clamp(0.1 + 0.8 * (y + 0.2)), line: inner * 1.1 },
  );
  pen.stroke(traced('0.7 -0.02, 0.9 -0.02, 1.08 0.1'), inner, { taper: 0.3 });
  pen.fill(circle([0.88, -0.22], 0.035, 14), { black: 'always', tone: 0 });
  pen.fill(outlined('0.14 -0.2!, 0.28 -0.36, 0.46 -0.36, 0.64 -0.18!, 0.48 -0.1, 0.28 -0.1'), {
    pigment: 'gold',
    tone: 0,
    line: inner * 1.3,
  });
  pen.fill(circle([0.4, -0.22], 0.1, 26), { black: 'always', tone: 0 });
  pen.fill(circle([0.37, -0.26], 0.025, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(outlined('0.08 -0.36!, 0.24 -0.5, 0.5 -0.48, 0.68 -0.34!, 0.48 -0.4, 0.26 -0.41'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(outlined('0.3 -0.08!, 0.44 -0.06!, 0.42 0.12, 0.48 0.3!, 0.32 0.16'), {
    black: 'always',
    tone: 0,
  });
  pen.stroke(traced('0.26 -0.06, 0.14 0.16, -0.06 0.22, -0.12 0.12, -0.04 0.08'), inner * 1.4, {
    taper: 0.2,
  });
  for (const [x, y] of [
    [0.0, 0.5],
    [0.2, 0.56],
    [-0.16, 0.66],
    [0.06, 0.74],
  ] as const)
    pen.stroke(traced(`${x - 0.07} ${y}, ${x} ${y + 0.08}, ${x + 0.07} ${y}`), detail, { taper: 0.3 });
}

/** The white crown within the red. */
function drawCrown(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.34 -0.66!, -0.36 -1.0, -0.24 -1.4, -0.1 -1.66, -0.14 -1.84, 0.0 -1.94, 0.12 -1.84, 0.1 -1.66, 0.26 -1.3, 0.4 -0.96, 0.44 -0.56!',
    ),
    { pigment: 'foam', tone: (x) => clamp(0.1 + 1.2 * Math.max(0, x)), line: inner * 1.1 },
  );
  pen.fill(
    outlined(
      '-0.56 -1.7!, -0.38 -1.7!, -0.3 -1.16, 0.0 -1.08, 0.46 -1.02!, 0.56 -0.52!, 0.1 -0.66, -0.4 -0.6!',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.2 -1.12, 0.1 -1.4, 0.5 -1.46, 0.64 -1.26, 0.5 -1.2'), inner * 1.4, { taper: 0.2 });
}
