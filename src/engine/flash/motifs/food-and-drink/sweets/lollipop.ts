import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A swirled lollipop on its stick. */
export const lollipop: Motif = {
  name: 'lollipop',
  tinted: ['blush'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.22 });
      pen.fill(outlined('-0.06 0.2!, 0.06 0.2!, 0.06 1.68!, -0.06 1.68!'), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.1 + 3 * x + 0.6 * (0.9 - y)),
        line: pen.weight.inner * 1.3,
      });
      drawDisc(pen.at({ at: [0, -0.4] }));
    }),
};

const radius = 0.86;
const stripes = 12;
const turnRad = 2.3;

/** The edge between two stripes, from the middle outwards. */
function swirl(stripe: number) {
  return steps(24, 0.02, radius).map((along) =>
    polar((stripe / stripes) * fullTurn + (turnRad * along) / radius, along),
  );
}

function drawDisc(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], radius, 80), { pigment: 'foam', tone: ballShader([0, 0], radius, 0.4) });
  for (let stripe = 0; stripe < stripes; stripe++) {
    const next = swirl(stripe + 1);
    pen.fill([...swirl(stripe), ...next.toReversed()], {
      pigment: stripe % 2 ? 'foam' : 'blush',
      tone: ballShader([0, 0], radius, stripe % 2 ? 0.4 : 0.7),
    });
    pen.stroke(next, inner);
  }
  pen.fill(circle([0, 0], radius, 80), { tone: 0, isOverlay: true, line: inner * 1.6 });
  pen.stroke(traced('-0.7 -0.1, -0.62 -0.36, -0.42 -0.58'), inner * 2, { isErasing: true, taper: 0.4 });
}
