import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A pumpkin as it grows: ribs and a curl of its vine. */
export const pumpkin: Motif = {
  name: 'pumpkin',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStalk(pen);
      drawRibs(pen);
      pen.stroke(
        traced('0.12 -0.74, 0.4 -0.92, 0.66 -0.84, 0.68 -0.66, 0.52 -0.66, 0.56 -0.8, 0.8 -0.86'),
        pen.weight.inner,
        {
          taper: 0.3,
        },
      );
    });
  },
};

/** A pumpkin with a face cut into it, lit from within. */
export const jackOLantern: Motif = {
  name: 'jack-o-lantern',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStalk(pen);
      drawRibs(pen);
      drawFace(pen);
    });
  },
};

function drawStalk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.2 -0.6!, -0.12 -0.84, -0.18 -1.08, -0.04 -1.22!, 0.16 -1.14!, 0.1 -0.96, 0.14 -0.8, 0.24 -0.6!',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.3 + 2 * x),
      line: inner * 1.1,
    },
  );
  for (const line of ['-0.04 -0.66, -0.02 -0.86, -0.06 -1.06', '0.08 -0.66, 0.05 -0.84, 0.04 -1.0'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

/** The outer ribs lie behind the inner ones. */
function drawRibs(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const rib of [
      '0.5 -0.56, 0.84 -0.58, 1.12 -0.36, 1.24 0.04, 1.16 0.48, 0.9 0.8, 0.56 0.86',
      '0.18 -0.6, 0.5 -0.68, 0.82 -0.46, 0.94 0.06, 0.84 0.6, 0.56 0.9, 0.2 0.92',
    ])
      side.fill(outlined(rib), {
        pigment: 'ember',
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.6, 1.2, x) + 0.35 * smoothstep(0.3, 0.9, y)),
        line: inner * 1.1,
      });
  });
  pen.fill(symmetric('0 -0.66, 0.26 -0.68, 0.46 -0.42, 0.54 0.08, 0.46 0.62, 0.28 0.9, 0 0.94'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.06 + 0.4 * smoothstep(0.2, 0.54, Math.abs(x)) + 0.35 * smoothstep(0.4, 0.9, y)),
    line: inner * 1.1,
  });
}

/** Every hole shows the light behind it; its rind is seen along the upper edge. */
function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  const hole = (side: Pen, knots: readonly [number, number][]) => {
    side.fill(knots, { black: 'always', tone: 1 });
    side.at({ at: [0, 0.035] }).fill(
      knots.map(([x, y]) => [x, y] as const),
      { pigment: 'gold', tone: (_, y) => clamp(0.5 - 0.8 * y), line: inner },
    );
  };
  drawBothSides(pen, (side) =>
    hole(side, [
      [0.22, 0.0],
      [0.44, -0.36],
      [0.68, 0.0],
    ]),
  );
  hole(pen, [
    [-0.11, 0.2],
    [0, 0.02],
    [0.11, 0.2],
  ]);
  const right = symmetric(
    '0 0.42!, 0.1 0.42!, 0.1 0.53!, 0.24 0.53!, 0.24 0.4!, 0.54 0.32!, 0.84 0.16!, 0.74 0.46!, 0.5 0.66!, 0.42 0.7!, 0.42 0.6!, 0.28 0.62!, 0.28 0.74!, 0 0.78!',
  );
  hole(pen, right as [number, number][]);
}
