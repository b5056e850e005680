import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A tea bowl of frothy matcha, its bamboo whisk beside it. */
export const matcha: Motif = {
  name: 'matcha',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => drawWhisk(pen.at({ at: [1.0, 0.36], scale: 0.66, angleRad: 0.12 })));
    canvas.layer(drawBowl);
  },
};

function drawBowl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const bowl = pen.at({ at: [-0.3, 0.1] });
  bowl.fill(symmetric('0 0.8!, 0.4 0.8!, 0.42 1.0!, 0 1.04'), { pigment: 'wood', tone: 0.5, line: inner });
  bowl.fill(
    outlined('-1.0 -0.4!, 1.0 -0.42!, 1.04 0.1, 0.88 0.6, 0.5 0.86, -0.5 0.86, -0.9 0.6, -1.06 0.1'),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: (x, y) => clamp(0.3 + 0.4 * smoothstep(-0.2, 1, x) + 0.2 * y),
      line: inner * 1.2,
    },
  );
  bowl.fill(
    outlined(
      '-1.02 -0.4!, -0.6 -0.2, 0 -0.14, 0.6 -0.2, 1.02 -0.42!, 1.05 0.02, 0.8 0.16, 0.62 0.02, 0.4 0.34, 0.2 0.4, 0.06 0.1, -0.3 0.1, -0.42 0.44, -0.6 0.4, -0.7 0.12, -1.0 0.2',
    ),
    {
      pigment: 'scroll',
      tone: (x) => clamp(0.1 + 0.5 * smoothstep(-0.1, 1, x)),
      line: inner,
    },
  );
  bowl.fill(ellipse([0, -0.42], 1.02, 0.34, 66), { pigment: 'scroll', tone: 0.25, line: inner * 1.2 });
  bowl.fill(ellipse([0, -0.38], 0.9, 0.26, 62), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.1 + 0.3 * x),
    line: inner,
  });
  for (const swirl of [
    '-0.6 -0.4, -0.2 -0.54, 0.3 -0.52, 0.6 -0.38, 0.3 -0.24, -0.2 -0.22, -0.4 -0.34, -0.1 -0.44, 0.24 -0.4',
    '-0.74 -0.32, -0.5 -0.2',
  ])
    bowl.stroke(traced(swirl), detail * 1.5, { taper: 0.3 });
  bowl.stroke(traced('-0.88 0.0, -0.86 0.3, -0.74 0.52'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

/** Upright, its tines down, about 0.9 wide and 2.2 high. */
function drawWhisk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const across of steps(12, -1, 1))
    pen.fill(
      outlined(
        `${across * 0.24 - 0.02} 0!, ${across * 0.5 - 0.035} 0.5, ${across * 0.48} 0.98!, ${across * 0.5 + 0.035} 0.5, ${across * 0.24 + 0.02} 0!`,
      ),
      { pigment: 'gold', tone: clamp(0.2 + 0.3 * across), line: detail * 1.3 },
    );
  pen.fill(outlined('-0.28 -0.06!, 0.28 -0.06!, 0.34 0.16!, 0 0.22, -0.34 0.16!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('-0.26 -0.1!, -0.24 -1.1!, 0.24 -1.1!, 0.26 -0.1!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.4 * x),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -1.1], 0.24, 0.08, 30), { pigment: 'wood', tone: 0.4, line: inner });
  pen.stroke(traced('-0.26 -0.56, 0 -0.5, 0.26 -0.56'), inner);
}
