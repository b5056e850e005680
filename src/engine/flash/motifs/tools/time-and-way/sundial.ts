import { clamp } from '../../../geometry/interval.ts';
import { closed, fullTurn } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRomanNumeral } from '../../parts/signs-and-ornaments/roman-numeral.ts';

/** A garden sundial on its pedestal: hours around the plate, the gnomon and its shadow. */
export const sundial: Motif = {
  name: 'sundial',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPedestal(pen);
      drawPlate(pen.at({ at: [0, -0.2] }));
    });
  },
};

function drawPedestal(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 0.1, 0.5 0.1!, 0.36 0.34, 0.22 0.44!, 0.26 0.9, 0.34 1.16!, 0.6 1.2!, 0.62 1.36!, 0 1.4'),
    {
      pigment: 'grey',
      tone: (x) => clamp(0.2 + 1.1 * x),
      line: inner * 1.1,
    },
  );
  for (const line of [
    '-0.22 0.46, 0 0.5, 0.22 0.46',
    '-0.34 1.16, 0 1.2, 0.34 1.16',
    '-0.08 0.6, -0.09 1.08',
    '0.08 0.6, 0.09 1.08',
  ])
    pen.stroke(traced(line), detail * 1.3);
}

const flat = 0.5;

function drawPlate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.12], 1.16, 1.16 * flat, 90), { pigment: 'ember', tone: 0.6, line: inner * 1.1 });
  pen.fill(ellipse([0, 0], 1.16, 1.16 * flat, 90), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.3 * (x + y)),
    line: inner * 1.1,
  });
  for (const radius of [1.06, 0.72])
    pen.stroke(closed(ellipse([0, 0], radius, radius * flat, 80)), detail * 1.2);
  for (const [i, hour] of [
    'XII',
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
  ].entries()) {
    const angle = -Math.PI / 2 + (i / 12) * fullTurn;
    drawRomanNumeral(
      pen.at({ at: [Math.cos(angle) * 0.89, Math.sin(angle) * 0.89 * flat], scale: 0.15 }),
      hour,
      detail * 1.2,
    );
  }
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * fullTurn;
    const [x, y] = [Math.cos(angle), Math.sin(angle) * flat];
    pen.stroke(
      [
        [x * 0.6, y * 0.6],
        [x * 0.72, y * 0.72],
      ],
      detail,
    );
  }
  pen.fill(outlined('-0.04 0.2!, 0.06 0.16!, 0.66 -0.2!, 0.5 -0.26!'), { black: 'always', tone: 1 });
  pen.fill(outlined('-0.06 0.24!, 0.0 -0.8!, 0.1 -0.76!, 0.1 -0.1!'), {
    pigment: 'ember',
    tone: 0.5,
    line: inner,
  });
  pen.fill(outlined('-0.06 0.24!, 0.0 -0.8!, -0.3 -0.2!, -0.3 -0.06!'), {
    pigment: 'gold',
    tone: 0.05,
    line: inner * 1.1,
  });
}
