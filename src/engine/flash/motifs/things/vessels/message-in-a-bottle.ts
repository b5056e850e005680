import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { bottle } from './bottle.ts';

/** A corked bottle with a rolled letter in it. */
export const messageInABottle: Motif = {
  name: 'message-in-a-bottle',
  tinted: bottle.tinted,
  draw(canvas) {
    bottle.draw(canvas);
    canvas.layer(drawLetter, { at: { at: [0.3, -0.02], angleRad: -0.08 }, contour: 0.5 });
  },
};

/** A roll of paper along the x axis, tied with a red ribbon. */
function drawLetter(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.56 -0.2!, 0.5 -0.2!, 0.6 -0.1, 0.6 0.1, 0.5 0.2!, -0.56 0.2!, -0.64 0.1, -0.64 -0.1'),
    {
      pigment: 'scroll',
      tone: (_, y) => clamp(0.1 + 1.4 * y),
      line: inner,
    },
  );
  pen.stroke(traced('0.5 0.2, 0.44 0.1, 0.44 -0.1, 0.5 -0.14, 0.54 -0.04, 0.5 0.04'), detail * 1.2);
  pen.fill(outlined('-0.1 -0.21!, 0.04 -0.21!, 0.04 0.21!, -0.1 0.21!'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
  for (const line of [
    '-0.5 -0.08, -0.2 -0.08',
    '-0.5 0.04, -0.26 0.04',
    '0.1 -0.08, 0.36 -0.08',
    '0.1 0.04, 0.34 0.04',
  ])
    pen.stroke(traced(line), detail);
}
