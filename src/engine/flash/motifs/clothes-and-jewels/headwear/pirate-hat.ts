import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A captain's hat from the front, its brim turned up and edged with gold, skull and bones on it. */
export const pirateHat: Motif = {
  name: 'pirate-hat',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCrown(pen);
      drawBrim(pen);
      drawBadge(pen);
    });
  },
};

function drawCrown(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.9, 0.36 -0.82, 0.56 -0.54, 0.66 0!, 0 0.1!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.5!, 0.6 0.46, 0.9 0.34!, 0.7 0.66, 0 0.74'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.5 * x + 0.6 * (y - 0.5)),
    line: inner * 1.1,
  });
}

function drawBrim(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.66, 0.34 -0.7, 0.62 -0.6, 0.84 -0.32, 1.0 0, 1.28 0.26!, 1.2 0.42!, 0.86 0.48, 0.5 0.6, 0 0.66',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.4 * x + 0.3 * y),
      line: inner * 1.2,
    },
  );
  pen.fill(
    symmetric(
      '0 -0.54, 0.32 -0.58, 0.54 -0.5, 0.74 -0.24, 0.9 0.06, 1.12 0.29!, 0.82 0.37, 0.48 0.48, 0 0.54',
    ),
    {
      pigment: 'dark',
      tone: (x, y) => clamp(0.5 + 0.3 * Math.abs(x) + 0.3 * y),
      line: inner,
    },
  );
}

function drawBadge(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    const bone = side.at({ at: [0, 0.12], angleRad: 0.42 });
    bone.fill(
      outlined(
        '-0.52 -0.05!, 0.48 -0.05!, 0.52 -0.13, 0.62 -0.13, 0.64 -0.03, 0.6 0!, 0.64 0.05, 0.61 0.14, 0.52 0.13, 0.48 0.05!, -0.52 0.05!',
      ),
      { pigment: 'bone', tone: 0.1, line: inner },
    );
  });
  pen.fill(symmetric('0 -0.42, 0.2 -0.36, 0.29 -0.16, 0.26 0.04, 0.15 0.12!, 0.14 0.28!, 0 0.31'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.8 * x + 0.3 * y),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.fill(ellipse([0.12, -0.08], 0.075, 0.085, 24), { black: 'always', tone: 1 }),
  );
  pen.fill(outlined('0 0!, 0.045 0.09!, -0.045 0.09!'), { black: 'always', tone: 1 });
  for (const x of [-0.06, 0, 0.06]) pen.stroke(traced(`${x} 0.16, ${x} 0.28`), detail * 1.3);
}
