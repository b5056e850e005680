import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBarCounter, legsBehindBar } from '../../parts/buildings/bar-counter.ts';
import { workClothes } from '../../parts/clothes/work-clothes.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A barista who pours milk into a cup beside the espresso machine. */
export const barista: Motif = {
  name: 'barista',
  tinted: ['leaf'],
  carries: ['coffee'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawEspressoMachine(pen.at({ at: [1.3, 0] }));
      drawMovingFigure(pen, pouring, workClothes, (held) => {
        drawBib(held);
        drawCup(held.at({ at: [0.66, -0.02] }));
        drawJug(held.at({ at: [0.52, -0.42], angleRad: 0.8 }));
      });
      drawBarCounter(pen);
    });
  },
};

/** Bib, skirt and strings of an apron. */
function drawBib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.06 -0.84, 0.02 -0.68'), inner * 2.2);
  pen.fill(outlined('0.0 -0.66!, 0.24 -0.62!, 0.24 -0.26, 0.2 0.3!, -0.34 0.3!, -0.3 -0.06!, -0.06 -0.12'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.3 - 0.7 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.3 -0.04, -0.06 0.0, 0.22 -0.04'), detail * 1.8);
}

function drawCup(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(circle([0.2, 0.02], 0.08, 20), inner * 1.8);
  pen.fill(symmetric('0 -0.12!, 0.2 -0.12!, 0.17 0.06, 0.08 0.16!, 0 0.16!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 1.4 * Math.abs(x + 0.04)),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -0.12], 0.2, 0.045, 26), { pigment: 'wood', tone: 0.4, line: inner });
}

/** Tilted, its spout to the right, milk running out of it. */
function drawJug(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.13 -0.2!, 0.1 -0.2!, 0.24 -0.24!, 0.15 -0.08, 0.17 0.2!, -0.17 0.2!, -0.16 0'), {
    pigment: 'steel',
    tone: (x) => clamp(0.15 + 2 * Math.abs(x + 0.04)),
    line: inner,
  });
  pen.stroke(traced('-0.15 -0.12, -0.32 -0.08, -0.32 0.1, -0.16 0.12'), inner * 1.8);
}

/** On the counter: a box with a group head, a handle and cups on top. */
function drawEspressoMachine(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.22, 0, 0.22])
    pen.fill(outlined(`${x - 0.09} -0.92!, ${x + 0.09} -0.92!, ${x + 0.06} -0.76!, ${x - 0.06} -0.76!`), {
      pigment: 'foam',
      tone: 0.15,
      line: inner,
    });
  pen.fill(outlined('-0.28 -0.4!, 0.42 -0.4!, 0.42 0.2!, -0.1 0.2!, -0.1 -0.1!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 0.5 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.44 -0.78!, 0.44 -0.78!, 0.44 -0.38!, -0.44 -0.38!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.4 * x),
    line: inner * 1.1,
  });
  pen.fill(circle([0.2, -0.58], 0.11, 24), { pigment: 'foam', tone: 0.1, line: inner });
  pen.stroke(traced('0.2 -0.58, 0.25 -0.64'), detail * 1.6);
  for (const x of [-0.3, -0.18, -0.06]) pen.dot([x, -0.58], inner * 1.1);
  pen.fill(outlined('-0.34 -0.38!, -0.1 -0.38!, -0.14 -0.28!, -0.3 -0.28!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
}

const pouring: Pose = {
  head: { at: [0.12, -1.16], angleRad: 0.3 },
  spine: '0.0 -0.88, -0.04 -0.42, -0.06 0.02',
  arms: ['0.12 -0.7, 0.26 -0.24, 0.52 0.02', '-0.08 -0.7, -0.02 -0.24, 0.34 -0.4'],
  legs: legsBehindBar,
  toes: [0, 0],
};
