import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBreastplate, drawDivingHelmet } from '../../parts/headgear/diving-helmet.ts';

/** A helmet diver from the front, whole: brass helmet, canvas suit, leaden boots, bubbles. */
export const diver: Motif = {
  name: 'diver',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHose(pen);
      drawBothSides(pen, drawLeg);
      drawBothSides(pen, drawArm);
      drawSuit(pen);
      drawDivingHelmet(pen.at({ at: [0, -0.78] }));
    });
    canvas.layer(drawBubbles, { contour: 0.4 });
  },
};

function drawHose(pen: Pen): void {
  drawLimb(
    pen,
    { line: '-0.3 -0.9, -0.66 -0.96, -0.9 -1.2, -0.84 -1.5, -1.02 -1.76', half: [0.06, 0.06] },
    { pigment: 'dark', tone: 0.4, line: pen.weight.inner },
  );
}

const cloth = (pen: Pen) =>
  ({
    pigment: 'wood',
    tone: (x: number, y: number) => clamp(0.12 + 0.8 * (Math.abs(x + 0.06) - 0.16) + 0.1 * y),
    line: pen.weight.inner * 1.1,
  }) as const;

function drawLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(side, { line: '0.22 0.36, 0.26 0.7, 0.28 1.1', half: [0.24, 0.21, 0.17] }, cloth(side));
  for (const fold of ['0.1 0.66, 0.26 0.72, 0.42 0.66', '0.12 0.86, 0.28 0.92, 0.42 0.86'])
    side.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
  side.fill(outlined('0.1 1.02!, 0.46 1.02!, 0.5 1.2, 0.58 1.36!, 0.06 1.36!, 0.08 1.2'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner * 1.1,
  });
  side.fill(outlined('0.04 1.34!, 0.6 1.34!, 0.6 1.46!, 0.04 1.46!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  side.stroke(traced('0.1 1.16, 0.3 1.2, 0.48 1.16'), detail * 1.6);
}

function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.62 0.36!, 0.84 0.34!, 0.9 0.52, 0.84 0.68, 0.7 0.72, 0.6 0.6, 0.54 0.54!, 0.62 0.48'),
    {
      pigment: 'gold',
      tone: 0.5,
      line: inner,
    },
  );
  drawLimb(
    side,
    { line: '0.36 -0.3, 0.62 -0.12, 0.72 0.12, 0.73 0.36', half: [0.18, 0.18, 0.16, 0.13] },
    cloth(side),
  );
  side.fill(outlined('0.59 0.3!, 0.87 0.3!, 0.88 0.42!, 0.58 0.42!'), {
    pigment: 'dark',
    tone: 0.3,
    line: inner,
  });
  for (const fold of ['0.54 0.02, 0.68 0.06, 0.82 0.0', '0.56 0.16, 0.7 0.2, 0.86 0.16'])
    side.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
}

function drawSuit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.44, 0.3 -0.42, 0.46 -0.2, 0.42 0.12, 0.46 0.46, 0.24 0.58, 0 0.5'), cloth(pen));
  pen.fill(symmetric('0 0.2!, 0.44 0.16!, 0.46 0.32!, 0 0.36!'), { pigment: 'dark', tone: 0.3, line: inner });
  pen.fill(outlined('-0.13 0.18!, 0.13 0.18!, 0.13 0.38!, -0.13 0.38!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  for (const strap of ['-0.3 -0.2, -0.2 0.0, -0.16 0.2', '0.3 -0.2, 0.2 0.0, 0.16 0.2'])
    pen.stroke(traced(strap), inner * 2);
  pen.fill(symmetric('0 -0.06!, 0.19 -0.06, 0.17 0.08, 0 0.15!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0 0.4, 0.01 0.5'), detail * 1.5);
  drawBreastplate(pen);
}

function drawBubbles(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, radius] of [
    [0.68, -1.16, 0.08],
    [0.86, -1.4, 0.11],
    [0.64, -1.58, 0.06],
    [0.92, -1.74, 0.07],
  ] as const) {
    pen.fill(circle([x, y], radius, 24), { pigment: 'waterLight', tone: 0, line: inner });
    pen.stroke(traced(`${x - radius * 0.5} ${y}, ${x - radius * 0.3} ${y - radius * 0.4}`), inner);
  }
}
