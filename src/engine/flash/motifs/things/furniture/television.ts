import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A television of the old kind in its wooden case: a bulging screen, two knobs, an aerial, splayed legs. */
export const television: Motif = {
  name: 'television',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawAerial(pen);
      drawCase(pen);
      drawScreen(pen);
      drawKnobs(pen);
    });
  },
};

function drawAerial(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y] of [
    [-0.52, -1.16],
    [0.6, -1.1],
  ] as const) {
    const [nx, ny] = [0.025, 0.02];
    pen.fill(outlined(`${x - nx} ${y - ny}!, ${x + nx} ${y + ny}!, ${0.04 + nx} -0.6!, ${0.04 - nx} -0.6!`), {
      pigment: 'steel',
      tone: 0.2,
      line: inner,
    });
    pen.fill(circle([x, y], 0.055, 18), { pigment: 'gold', tone: 0.2, line: inner });
  }
  pen.fill(symmetric('0 -0.74, 0.18 -0.7, 0.26 -0.56!, 0 -0.56!'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
}

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.5 0.7!, 0.7 0.7!, 0.84 1.08!, 0.76 1.1!'), {
      pigment: 'wood',
      tone: 0.5,
      line: inner * 1.1,
    }),
  );
  pen.fill(symmetric('0 -0.6, 0.9 -0.58, 1.06 -0.5, 1.1 0.06, 1.06 0.66, 0.9 0.76, 0 0.78'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.35 * clamp(x) + 0.4 * clamp(y)),
    line: inner * 1.2,
  });
  for (const grain of [
    '-0.9 -0.5, -0.3 -0.52, 0.2 -0.5',
    '-0.4 0.7, 0.1 0.71, 0.5 0.69',
    '0.64 0.7, 0.9 0.66',
  ])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.4 });
}

function drawScreen(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.92 -0.42, -0.3 -0.47, 0.36 -0.42, 0.44 0.1, 0.36 0.6, -0.3 0.65, -0.92 0.6, -1.0 0.1'),
    { pigment: 'dark', tone: 0.5, line: inner * 1.1 },
  );
  pen.fill(
    outlined('-0.82 -0.32, -0.3 -0.37, 0.26 -0.32, 0.33 0.1, 0.26 0.5, -0.3 0.55, -0.82 0.5, -0.89 0.1'),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.04 + 0.4 * (x + y)),
      line: inner,
    },
  );
  pen.fill(outlined('-0.74 -0.06, -0.7 -0.22, -0.5 -0.28, -0.56 -0.16, -0.66 -0.04'), {
    pigment: 'foam',
    tone: 0,
  });
  pen.stroke(traced('0.04 0.44, 0.18 0.36, 0.22 0.18'), detail * 1.6, { taper: 0.4 });
}

function drawKnobs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [y, angleRad] of [
    [-0.28, 0.5],
    [0.06, -0.7],
  ] as const) {
    const knob = pen.at({ at: [0.75, y], angleRad });
    knob.fill(circle([0, 0], 0.14, 30), { pigment: 'gold', tone: 0.2, line: inner });
    knob.stroke(traced('0 -0.13, 0 0.04'), inner);
  }
  for (let y = 0.3; y < 0.62; y += 0.09) pen.stroke(traced(`0.58 ${y}, 0.92 ${y}`), detail * 1.8);
}
