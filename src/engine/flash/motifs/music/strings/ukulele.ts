import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawTuningPeg } from '../../parts/games-and-music/tuning-peg.ts';

/** A ukulele: a small round body, a short broad neck, four strings from end to end. */
export const ukulele: Motif = {
  name: 'ukulele',
  tinted: ['gold', 'wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const upright = pen.at({ at: [-0.2, 0.4], angleRad: 0.45 });
      drawBody(upright);
      drawNeck(upright);
      drawStrings(upright);
    }),
};

/** The middle of the sound hole on the pen's origin. */
function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, { pigment: 'wood', tone: 0.5, line: inner * 1.3 });
  pen.fill(
    body.map(([x, y]) => [x * 0.9, 0.2 + (y - 0.2) * 0.91] as const),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0.4, 0.8, Math.abs(x + 0.05) + 0.1 * Math.abs(y))),
      line: inner,
    },
  );
  for (const grain of [
    '-0.5 0.4, -0.56 0.62, -0.46 0.84',
    '0.5 0.44, 0.55 0.64, 0.44 0.86',
    '-0.36 0.8, -0.26 0.94',
  ])
    pen.stroke(traced(grain), detail, { taper: 0.5 });
  pen.fill(circle([0, 0.02], 0.28, 48), { pigment: 'bone', tone: 0.2, line: inner });
  pen.stroke(closed(circle([0, 0.02], 0.25, 44)), detail);
  pen.fill(circle([0, 0.02], 0.21, 44), { black: 'always', tone: 1 });
  pen.fill(symmetric('0 0.58!, 0.28 0.6!, 0.3 0.72!, 0 0.74!'), { pigment: 'dark', tone: 0.3, line: inner });
}

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const head = pen.at({ at: [0, -1.16] });
  for (const y of [-0.18, -0.4])
    for (const isFlipped of [true, false])
      drawTuningPeg(head.at({ at: [isFlipped ? -0.17 : 0.17, y], isFlipped }), 0.24);
  head.fill(symmetric('0 -0.62!, 0.1 -0.68, 0.26 -0.58!, 0.2 -0.4, 0.2 -0.1, 0.13 0.06!, 0 0.06!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 1.6 * x),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.12!, 0.155 -1.12!, 0.17 -0.2!, 0 -0.18'), {
    pigment: 'dark',
    tone: (x) => clamp(0.4 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.18!, 0.18 -1.18!, 0.18 -1.1!, 0 -1.1!'), {
    pigment: 'bone',
    tone: 0.05,
    line: detail * 1.2,
  });
  for (const y of [-0.96, -0.79, -0.64, -0.5, -0.38])
    pen.fill(symmetric(`0 ${y - 0.012}!, 0.145 ${y - 0.012}!, 0.145 ${y + 0.012}!, 0 ${y + 0.012}!`), {
      pigment: 'gold',
      tone: 0,
      line: detail * 0.6,
    });
}

/** White on the fretboard and over the hole, dark on the bright belly. */
function drawStrings(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.11, -0.037, 0.037, 0.11]) {
    pen.stroke(traced(`${x} -1.08!, ${x} -0.23!`), inner * 0.9, { isErasing: true });
    pen.stroke(traced(`${x} -0.2!, ${x} 0.2!`), inner * 0.9, { isErasing: true });
    pen.stroke(traced(`${x} 0.3!, ${x * 1.3} 0.66!`), detail * 1.3);
    pen.stroke(traced(`${x} -1.17!, ${x * 1.2} ${Math.abs(x) > 0.1 ? -1.34 : -1.56}!`), detail);
    pen.dot([x * 1.3, 0.66], inner * 0.9);
    pen.dot([x * 1.2, Math.abs(x) > 0.1 ? -1.34 : -1.56], inner);
  }
}

const body = symmetric(
  '0 -0.4, 0.28 -0.44, 0.52 -0.3, 0.56 -0.06, 0.5 0.12, 0.58 0.32, 0.74 0.54, 0.74 0.82, 0.5 1.04, 0 1.12',
);
