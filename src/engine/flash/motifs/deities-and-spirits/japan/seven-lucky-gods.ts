import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { oldManUnderTheMoon } from '../china/old-man-under-the-moon.ts';
import { starOfLongevity } from '../china/star-of-longevity.ts';
import { benzaiten } from './benzaiten.ts';
import { bishamonten } from './bishamonten.ts';
import { hotei } from './hotei.ts';
import { daikoku, ebisu } from './lucky-gods.ts';

/** The seven lucky gods in their treasure ship, under its sail. */
export const sevenLuckyGods: Motif = {
  name: 'seven-lucky-gods',
  tinted: ['petal'],
  carries: ['ship', 'ebisu', 'daikoku', 'hotei', 'benzaiten', 'bishamonten', 'star-of-longevity'],
  draw(canvas) {
    canvas.layer(drawSail, { contour: 0.8 });
    for (const [motif, x, y, scale] of crew) canvas.part(motif.draw, { at: [x, y], scale });
    canvas.layer((pen) => {
      drawHull(pen);
      drawSea(pen);
    });
  },
};

/** Those behind first. */
const crew = [
  [bishamonten, -0.86, -0.5, 0.36],
  [starOfLongevity, 0.0, -0.56, 0.36],
  [oldManUnderTheMoon, 0.86, -0.5, 0.36],
  [ebisu, -1.26, 0.2, 0.38],
  [benzaiten, -0.42, 0.2, 0.38],
  [hotei, 0.42, 0.2, 0.4],
  [daikoku, 1.22, 0.24, 0.38],
] as const;

/** A square sail with a round crest. */
function drawSail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.05 -2.2!, 0.05 -2.2!, 0.05 0!, -0.05 0!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 -1.96!, 1.26 -1.96!, 1.36 -1.2, 1.26 -0.3!, 0 -0.3!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.05 + 0.4 * Math.abs(x)),
    line: inner * 1.2,
  });
  for (const x of [-0.84, -0.42, 0, 0.42, 0.84])
    pen.stroke(traced(`${x} -1.96, ${x * 1.06} -0.3`), detail * 1.2);
  pen.fill(outlined('-1.36 -2.02!, 1.36 -2.02!, 1.36 -1.9!, -1.36 -1.9!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.0 0.1!, -1.7 0.6, -1.0 0.76, 0 0.8, 1.0 0.76, 1.7 0.56, 2.06 -0.1!, 2.04 0.5, 1.7 1.14, 1.3 1.4!, -1.3 1.4!, -1.74 1.1, -2.0 0.6',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.4 * (y - 0.6) + 0.2 * x), line: inner * 1.3 },
  );
  pen.fill(
    outlined(
      '-2.04 0.06!, -1.7 0.54, -1.0 0.68, 0 0.72, 1.0 0.68, 1.7 0.5, 2.1 -0.16!, 2.1 0.06!, 1.74 0.66, 1.0 0.84, 0 0.88, -1.0 0.84, -1.74 0.7, -2.04 0.26!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.2 + 0.2 * x), line: inner * 1.1 },
  );
  for (const plank of [
    '-1.8 0.96, -1.0 1.06, 0 1.1, 1.0 1.06, 1.8 0.9',
    '-1.6 1.2, -0.8 1.26, 0 1.28, 0.8 1.26, 1.6 1.16',
  ])
    pen.stroke(traced(plank), detail * 1.5, { taper: 0.1 });
}

function drawSea(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.1 1.4!, -1.84 1.22, -1.5 1.24, -1.26 1.4!, -1.0 1.22, -0.66 1.24, -0.42 1.4!, -0.16 1.22, 0.18 1.24, 0.42 1.4!, 0.68 1.22, 1.02 1.24, 1.26 1.4!, 1.52 1.22, 1.86 1.24, 2.1 1.42!, 1.8 1.64, 0 1.76, -1.8 1.64',
    ),
    { pigment: 'water', tone: (_, y) => clamp(0.1 + 1.2 * (y - 1.3)), line: inner * 1.1 },
  );
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.3 1.54, 0.8 1.6, 1.3 1.52'), detail * 1.5, { taper: 0.3 }),
  );
}
