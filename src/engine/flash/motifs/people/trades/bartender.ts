import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBarCounter, legsBehindBar } from '../../parts/buildings/bar-counter.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A bartender who shakes a drink behind the bar, a cocktail ready on it. */
export const bartender: Motif = {
  name: 'bartender',
  tinted: ['petal'],
  carries: ['cocktail', 'cocktail-shaker'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMovingFigure(
        pen,
        shaking,
        {
          hair: 'bearded',
          hairPigment: 'wood',
          top: 'foam',
          sleeves: 'long',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => {
          drawWaistcoat(held, 'petal');
          drawBowTie(held);
          drawShaker(held.at({ at: [0.74, -1.02], angleRad: 0.6 }));
        },
      );
      drawBarCounter(pen);
      drawCocktail(pen.at({ at: [1.06, 0.06] }));
    });
  },
};

function drawWaistcoat(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.22 -0.84!, -0.02 -0.8, 0.1 -0.52!, 0.22 -0.7!, 0.24 -0.3, 0.2 0.3!, -0.3 0.3!, -0.32 -0.3'),
    { pigment, tone: (x) => clamp(0.3 - 0.8 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('0.1 -0.52, 0.12 -0.2, 0.1 0.2'), detail * 1.6);
  for (const y of [-0.36, -0.16, 0.04]) pen.dot([0.05, y], inner * 0.9);
}

function drawBowTie(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.12 -0.84!, 0.0 -0.92!, 0.0 -0.74!, 0.12 -0.8!, 0.26 -0.72!, 0.26 -0.9!'), {
    black: 'always',
    tone: 1,
    line: inner,
  });
}

/** Upright, its middle at the origin. */
function drawShaker(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = {
    pigment: 'steel',
    tone: (x: number) => clamp(0.15 + 2.4 * Math.abs(x + 0.04)),
    line: inner,
  } as const;
  pen.fill(symmetric('0 -0.1!, 0.2 -0.1!, 0.15 0.4!, 0 0.42'), steel);
  pen.fill(symmetric('0 -0.34, 0.12 -0.32, 0.21 -0.1!, 0 -0.08'), steel);
  pen.fill(symmetric('0 -0.48!, 0.08 -0.48!, 0.09 -0.33!, 0 -0.32'), steel);
  pen.stroke(traced('-0.19 -0.02, 0.19 -0.02'), detail * 1.4);
  // It is shaken.
  for (const x of [-0.36, 0.36])
    pen.stroke(traced(`${x} -0.3, ${x * 1.24} -0.02, ${x} 0.26`), inner, { taper: 0.4 });
}

/** A martini glass with an olive, its foot on the counter. */
function drawCocktail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.08!, 0.16 0.12!, 0 0.14!'), { pigment: 'foam', tone: 0.2, line: inner });
  pen.stroke(traced('0 -0.14, 0 0.1'), inner * 1.3);
  pen.fill(symmetric('0 -0.5!, 0.3 -0.5!, 0 -0.12!'), { pigment: 'foam', tone: 0.05, line: inner * 1.1 });
  pen.fill(symmetric('0 -0.43!, 0.24 -0.43!, 0 -0.13!'), { pigment: 'ember', tone: 0.2, line: detail * 1.3 });
  pen.stroke(traced('-0.1 -0.26, 0.18 -0.66'), inner);
  pen.fill(circle([0.04, -0.46], 0.07, 18), { pigment: 'leaf', tone: 0.2, line: inner });
}

const shaking: Pose = {
  head: { at: [0.06, -1.2], angleRad: 0 },
  spine: '-0.02 -0.9, -0.04 -0.44, -0.06 0.02',
  arms: ['0.1 -0.72, 0.54 -0.56, 0.88 -1.0', '-0.1 -0.72, 0.24 -0.42, 0.6 -0.86'],
  legs: legsBehindBar,
  toes: [0, 0],
};
