import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawTuningPeg } from '../../parts/games-and-music/tuning-peg.ts';

/** A pipa: the body of half a pear, frets up to a curled head with four long pegs. */
export const pipa: Motif = {
  name: 'pipa',
  tinted: ['wood', 'gold'],
  draw: (canvas) => canvas.layer((pen) => drawPipa(pen.at({ at: [-0.2, 0.36], angleRad: 0.4 }))),
};

/** Upright, the middle of its belly on the pen's origin. */
export function drawPipa(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawHead(pen);
  pen.fill(back, {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 0.6 * smoothstep(0, 0.6, x)),
    line: inner * 1.3,
  });
  pen.fill(belly, {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(0.04 + 0.8 * smoothstep(0.15, 0.6, Math.abs(x + 0.08)) + 0.25 * smoothstep(0.3, 0.8, y)),
    line: inner,
  });
  for (const grain of [
    '-0.3 -0.1, -0.4 0.2, -0.3 0.6',
    '0.34 -0.02, 0.42 0.26, 0.34 0.56',
    '0.26 -0.3, 0.3 -0.1',
  ])
    pen.stroke(traced(grain), detail * 1.1, { taper: 0.4 });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.26 0.02, 0.36 -0.06, 0.4 0.08, 0.32 0.16'), inner * 1.6, { taper: 0.3 }),
  );
  // The high frets stand on the neck, the thin ones of bamboo on the belly.
  for (const [y, half] of [
    [-1.34, 0.12],
    [-1.18, 0.13],
    [-1.02, 0.14],
    [-0.86, 0.16],
  ] as const)
    pen.fill(
      outlined(
        `${-half} ${y - 0.045}!, ${half} ${y - 0.045}!, ${half + 0.01} ${y + 0.045}!, ${-half - 0.01} ${y + 0.045}!`,
      ),
      {
        pigment: 'bone',
        tone: (x) => clamp(0.1 + 4 * x),
        line: inner,
      },
    );
  for (const y of [-0.66, -0.52, -0.38, -0.24, -0.1, 0.02, 0.14])
    pen.fill(outlined(`-0.13 ${y - 0.022}!, 0.13 ${y - 0.022}!, 0.13 ${y + 0.022}!, -0.13 ${y + 0.022}!`), {
      pigment: 'bone',
      tone: 0.3,
      line: detail * 1.3,
    });
  pen.fill(symmetric('0 0.56, 0.26 0.58, 0.32 0.66!, 0.2 0.72, 0 0.73'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner * 1.1,
  });
  for (const x of [-0.075, -0.025, 0.025, 0.075])
    pen.stroke(
      [
        [x * 0.8, -1.5],
        [x * 1.3, 0.6],
      ],
      detail * 0.9,
    );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [side, y] of [
    [-1, -1.62],
    [1, -1.68],
    [-1, -1.8],
    [1, -1.86],
  ] as const)
    drawTuningPeg(pen.at({ at: [side * 0.06, y], isFlipped: side < 0 }), 0.46);
  pen.fill(
    outlined(
      '-0.12 -1.4!, -0.12 -1.8, -0.14 -2.02, -0.04 -2.16, 0.1 -2.2, 0.22 -2.1, 0.2 -1.98, 0.12 -1.9, 0.12 -1.4!',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 3 * x + 0.2 * (y + 1.8)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('0.18 -2.06, 0.1 -2.12, 0.0 -2.06, 0.04 -1.98, 0.1 -2.02'), inner, { taper: 0.2 });
  pen.stroke(traced('0 -1.54, 0 -1.9'), detail * 2);
}

const back = symmetric(
  '0 -1.46!, 0.14 -1.46!, 0.18 -1.0, 0.26 -0.6, 0.48 -0.22, 0.66 0.2, 0.64 0.6, 0.44 0.88, 0 0.98',
);
const belly = symmetric(
  '0 -1.44!, 0.1 -1.42!, 0.13 -1.0, 0.2 -0.58, 0.4 -0.2, 0.58 0.2, 0.56 0.56, 0.38 0.8, 0 0.89',
);
