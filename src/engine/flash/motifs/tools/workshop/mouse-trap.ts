import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A mouse trap, set: the bar drawn back over its spring, a plate for the bait. */
export const mouseTrap: Motif = {
  name: 'mouse-trap',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.3 });
      drawBoard(pen);
      drawSpring(pen);
    }),
};

function drawBoard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.76 -1.22!, 0.88 -1.1!, 0.88 1.36!, -0.64 1.36!, -0.76 1.24!, 0.76 1.24!'), {
    pigment: 'wood',
    tone: 0.75,
    line: inner,
  });
  pen.fill(outlined('-0.76 -1.22!, 0.76 -1.22!, 0.76 1.24!, -0.76 1.24!'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.12 + 0.12 * (x + y)),
    line: inner * 1.3,
  });
  for (const grain of [
    '-0.6 0.9, -0.56 0.5, -0.62 0.1',
    '0.58 -1.1, 0.54 -0.8, 0.6 -0.5',
    '-0.3 1.14, -0.26 0.9',
    '0.3 1.1, 0.36 0.7, 0.3 0.4',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
}

function drawSpring(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.3 0.34!, 0.3 0.34!, 0.3 0.8!, -0.3 0.8!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.1 0.46!, 0.1 0.46!, 0.1 0.66!, -0.1 0.66!'), {
    pigment: 'gold',
    tone: 0.5,
    line: inner,
  });
  pen.stroke(traced('0 0.4!, 0 -1.1!'), inner * 2);
  pen.stroke(traced('-0.58 0.02!, -0.58 -0.98!, 0.58 -0.98!, 0.58 0.02!'), inner * 3.4);
  pen.stroke(traced('-0.66 0.02, 0.66 0.02'), inner * 2.4);
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1])
      pen.fill(ellipse([side * (0.14 + 0.09 * i), 0.02], 0.055, 0.17, 20), {
        pigment: 'steel',
        tone: 0.2,
        line: inner,
      });
  for (const [x, y] of [
    [-0.66, 0.02],
    [0.66, 0.02],
    [0, -1.12],
    [0, 0.26],
  ] as const)
    pen.dot([x, y], inner * 2);
}
