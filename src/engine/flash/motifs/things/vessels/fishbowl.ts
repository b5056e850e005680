import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A round bowl of glass with a goldfish in it, a weed and some pebbles. */
export const fishbowl: Motif = {
  name: 'fishbowl',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBowl(pen);
      drawGround(pen);
      drawGoldfish(pen.at({ at: [-0.06, 0.06] }));
      drawGlints(pen);
    });
  },
};

function drawBowl(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.78, 0.6 -0.74!, 0.88 -0.4, 1.0 0.06, 0.9 0.5, 0.62 0.84, 0.5 0.96!, 0 0.98!'), {
    pigment: 'foam',
    tone: 0.02,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.34, 0.84 -0.4!, 0.94 0.06, 0.85 0.48, 0.58 0.8!, 0 0.84!'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.05 + 0.5 * clamp(x) + 0.4 * clamp(y)),
    line: inner,
  });
  pen.fill(ellipse([0, -0.36], 0.84, 0.11, 50), {
    pigment: 'foam',
    tone: 0.1,
    line: pen.weight.detail * 1.3,
  });
  pen.fill(ellipse([0, -0.78], 0.66, 0.14, 50), { pigment: 'foam', tone: 0.12, line: inner * 1.2 });
}

function drawGround(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.46 0.74!, 0.36 0.5, 0.5 0.26, 0.42 0, 0.56 -0.16!, 0.56 0.04, 0.64 0.24, 0.54 0.5, 0.62 0.72!',
    ),
    { pigment: 'leaf', tone: 0.2, line: inner },
  );
  for (const [x, y, radius] of [
    [-0.46, 0.76, 0.1],
    [-0.24, 0.78, 0.13],
    [0.04, 0.79, 0.11],
    [0.28, 0.77, 0.13],
    [0.5, 0.77, 0.1],
  ] as const)
    pen.fill(ellipse([x, y], radius, radius * 0.7, 24), {
      pigment: 'grey',
      tone: (px, py) => clamp(0.2 + 2 * (px - x + py - y)),
      line: inner,
    });
}

function drawGoldfish(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.26 0!, 0.44 -0.22, 0.66 -0.26!, 0.56 -0.06, 0.66 0.2!, 0.44 0.16'), {
    pigment: 'ember',
    tone: 0.35,
    line: inner,
  });
  pen.fill(outlined('-0.14 -0.18!, 0 -0.36, 0.2 -0.32!, 0.16 -0.14'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined('-0.52 0.02, -0.36 -0.18, -0.06 -0.24, 0.2 -0.12, 0.32 0, 0.2 0.14, -0.06 0.24, -0.36 0.18'),
    {
      pigment: 'ember',
      tone: (_x, y) => clamp(0.08 + 1.3 * clamp(y)),
      line: inner * 1.1,
    },
  );
  pen.fill(circle([-0.36, -0.04], 0.06, 18), { pigment: 'foam', tone: 0, line: detail });
  pen.dot([-0.37, -0.04], inner * 1.2);
  pen.stroke(traced('-0.24 -0.16, -0.18 0, -0.24 0.14'), detail * 1.6);
  for (const [x, y] of [
    [-0.08, -0.08],
    [0.02, 0.03],
    [-0.09, 0.1],
    [0.12, -0.06],
  ] as const)
    pen.stroke(traced(`${x} ${y - 0.06}, ${x + 0.05} ${y}, ${x} ${y + 0.06}`), detail * 1.2);
}

function drawGlints(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, radius] of [
    [-0.62, -0.1, 0.06],
    [-0.56, -0.26, 0.045],
  ] as const)
    pen.fill(circle([x, y], radius, 18), { pigment: 'foam', tone: 0, line: detail });
  pen.stroke(traced('-0.82 0.2, -0.76 0.42, -0.62 0.6'), inner * 1.4, { taper: 0.4 });
  pen.stroke(traced('0.72 -0.62, 0.84 -0.44'), inner * 1.2, { taper: 0.4 });
}
