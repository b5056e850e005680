import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundBalloon } from '../../parts/games-and-music/balloon.ts';

/** A little girl from behind, in a frock, who holds a balloon up on its string. */
export const girlWithBalloon: Motif = {
  name: 'girl-with-balloon',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawArms(pen);
      drawFrock(pen);
      drawHair(pen.at({ at: [0, -0.34] }));
    });
    canvas.layer(drawBalloon, { contour: 0.8 });
  },
};

function drawLeg(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.15 0.74, 0.16 1.0, 0.15 1.26', half: [0.1, 0.085, 0.065] },
    { pigment: 'blush', tone: 0.25, line: inner },
  );
  side.fill(outlined('0.07 1.12!, 0.23 1.12!, 0.23 1.3!, 0.07 1.3!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  side.fill(outlined('0.05 1.26!, 0.25 1.26!, 0.3 1.4, 0.26 1.46!, 0.05 1.46!'), {
    black: 'always',
    tone: 1,
  });
}

function drawArms(pen: Pen): void {
  const { inner } = pen.weight;
  const skin = { pigment: 'blush', tone: 0.2, line: inner } as const;
  drawLimb(
    pen,
    { line: '0.2 0.04, 0.42 -0.1, 0.52 -0.36, 0.56 -0.58', half: [0.1, 0.085, 0.075, 0.065] },
    skin,
  );
  pen.fill(outlined('0.5 -0.56, 0.5 -0.68, 0.58 -0.74, 0.66 -0.68, 0.63 -0.56'), skin);
  drawLimb(
    pen,
    { line: '-0.22 0.06, -0.4 0.26, -0.48 0.5, -0.5 0.62', half: [0.1, 0.085, 0.075, 0.06] },
    skin,
  );
}

function drawFrock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.06, 0.2 -0.06!, 0.26 0.14, 0.22 0.34!, 0.44 0.66, 0.56 0.9!, 0.28 0.94, 0 0.95'), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0.0, 0.5, x) + 0.2 * smoothstep(0.7, 0.95, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 -0.06!, 0.3 -0.06, 0.36 0.08, 0.28 0.2!, 0.2 0.16'), {
      pigment: 'petalLight',
      tone: 0.3,
      line: inner,
    });
    for (const fold of ['0.06 0.42, 0.1 0.66, 0.12 0.88', '0.16 0.42, 0.26 0.64, 0.34 0.86'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.02 0.34!, 0.14 0.22, 0.28 0.24, 0.28 0.42, 0.14 0.46'), {
      pigment: 'foam',
      tone: 0.15,
      line: inner,
    });
    side.fill(outlined('0.0 0.36!, 0.08 0.5, 0.18 0.7!, 0.08 0.68!, 0.02 0.5'), {
      pigment: 'foam',
      tone: 0.25,
      line: inner,
    });
  });
  pen.fill(outlined('-0.05 0.29!, 0.05 0.29!, 0.05 0.41!, -0.05 0.41!'), {
    pigment: 'foam',
    tone: 0.2,
    line: inner,
  });
}

/** The back of her head: hair parted in the middle, a bunch on either side. */
function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.16!, 0.1 0.16!, 0.12 0.34!, 0 0.36!'), {
    pigment: 'blush',
    tone: 0.4,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.36 -0.02!, 0.54 -0.06, 0.66 0.14, 0.62 0.4, 0.52 0.54!, 0.44 0.34, 0.4 0.16'), {
      pigment: 'wood',
      tone: (x) => clamp(0.3 + 2 * (x - 0.5)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.46 0.04, 0.54 0.24, 0.52 0.44'), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.5, 0.26 -0.44, 0.42 -0.2, 0.4 0.08, 0.22 0.26, 0 0.24'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.8 * smoothstep(0.0, 0.42, x) + 0.3 * smoothstep(0, 0.25, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0 -0.48, 0.01 -0.1, 0 0.22'), inner);
  drawBothSides(pen, (side) => {
    for (const strand of [
      '0.04 -0.34, 0.22 -0.22, 0.36 0.02',
      '0.04 -0.14, 0.2 -0.04, 0.34 0.06',
      '0.04 0.06, 0.2 0.1, 0.32 0.08',
    ])
      side.stroke(traced(strand), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.34 -0.06!, 0.44 -0.08!, 0.46 0.1!, 0.36 0.12!'), {
      pigment: 'petal',
      tone: 0.2,
      line: inner,
    });
  });
}

function drawBalloon(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.58 -0.5, 0.54 -0.74, 0.66 -0.92, 0.64 -1.14'), inner * 1.2);
  drawRoundBalloon(pen.at({ at: [0.64, -1.6] }));
}
