import { clipped } from '../../../geometry/clipped.ts';
import { clamp } from '../../../geometry/interval.ts';
import { starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Arms of no family in particular: a quartered shield, a helm with its crown and mantling, a scroll below. */
export const coatOfArms: Motif = {
  name: 'coat-of-arms',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawMantling));
    canvas.layer(drawShield);
    canvas.layer(drawHelm);
    canvas.layer(drawMotto);
  },
};

/** Torn cloth that curls from the helm down the sides of the shield. */
function drawMantling(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [curl, pigment, tone] of curls)
    side.fill(outlined(curl), {
      pigment,
      tone: (x, y) => clamp(tone + 0.3 * (x - 0.6) + 0.1 * Math.sin(y * 9)),
      line: inner,
    });
  for (const fold of [
    '0.34 -0.8, 0.66 -0.86, 0.9 -0.66',
    '0.5 -0.5, 0.86 -0.4, 1.04 -0.14',
    '0.7 -0.1, 0.94 0.1, 0.96 0.34',
  ])
    side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

function drawShield(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [field, pigment] of quarters)
    pen.fill(clipped(shield, outlined(field)), {
      pigment,
      tone: (x, y) => clamp(0.15 + 0.3 * x + 0.2 * y),
      line: inner,
    });
  for (const [x, y] of [
    [-0.34, -0.2],
    [0.3, 0.42],
  ] as const)
    drawFleur(pen.at({ at: [x, y], scale: 0.24 }));
  for (const [x, y] of [
    [0.22, -0.3],
    [0.48, -0.3],
    [0.35, -0.06],
  ] as const)
    pen.fill(starPolygon([x, y], 0.13, 5, 0.42), { pigment: 'gold', tone: 0.1, line: inner });
  for (const y of [0.26, 0.48, 0.7])
    pen.fill(
      clipped(outlined(`-0.9 ${y}!, -0.02 ${y}!, -0.02 ${y + 0.1}!, -0.9 ${y + 0.1}!`), outlined(lower)),
      { pigment: 'petal', tone: 0.3, line: inner },
    );
  pen.fill([shield, shield.map(([x, y]) => [x * 0.93, 0.14 + (y - 0.14) * 0.93] as const)], {
    pigment: 'gold',
    rule: 'evenodd',
    tone: (x) => clamp(0.2 + 0.4 * x),
    line: inner,
  });
}

/** A lily of heraldry, about 2 high. */
function drawFleur(pen: Pen): void {
  const look = { pigment: 'gold', tone: 0.1, line: pen.weight.inner } as const;
  drawBothSides(pen, (side) =>
    side.fill(
      outlined(
        '0.14 0.24!, 0.3 -0.3, 0.66 -0.5, 0.92 -0.2, 0.8 0.12, 0.62 0.0!, 0.6 -0.2, 0.44 -0.1, 0.34 0.3!',
      ),
      look,
    ),
  );
  pen.fill(symmetric('0 -1!, 0.26 -0.5, 0.2 0, 0.12 0.3!, 0.2 0.5, 0.26 0.84!, 0 0.94!'), look);
  pen.fill(outlined('-0.4 0.2!, 0.4 0.2!, 0.4 0.38!, -0.4 0.38!'), look);
}

/** A tournament helm from the front, its grille barred, a coronet on it. */
function drawHelm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.12, 0.22 -1.06, 0.32 -0.84, 0.3 -0.6, 0.4 -0.46!, 0 -0.38!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.15 + 1.2 * Math.abs(x) - 0.2 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.92, 0.18 -0.88, 0.22 -0.72, 0.16 -0.56, 0 -0.52'), { black: 'always', tone: 1 });
  for (const x of [-0.12, -0.04, 0.04, 0.12])
    pen.fill(outlined(`${x - 0.018} -0.91!, ${x + 0.018} -0.91!, ${x + 0.018} -0.53!, ${x - 0.018} -0.53!`), {
      pigment: 'gold',
      tone: 0.1,
      line: detail,
    });
  pen.fill(
    symmetric('0 -1.28!, 0.07 -1.34, 0.13 -1.24!, 0.2 -1.36!, 0.24 -1.26, 0.36 -1.4!, 0.3 -1.06!, 0 -1.02!'),
    { pigment: 'gold', tone: (x) => clamp(0.2 + 0.8 * x), line: inner },
  );
  for (const [x, y] of [
    [0, -1.36],
    [-0.2, -1.4],
    [0.2, -1.4],
  ] as const)
    pen.fill(starPolygon([x, y], 0.07, 4, 0.5), { pigment: 'petal', tone: 0.2, line: detail });
}

function drawMotto(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.66 0.98!, 1.1 0.86!, 0.98 1.0!, 1.08 1.14!, 0.7 1.22!'), {
      pigment: 'scroll',
      tone: 0.45,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 1.1!, 0.4 1.06, 0.8 0.94!, 0.84 1.16!, 0.44 1.3, 0 1.36!'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.08 + 0.3 * Math.abs(x)),
    line: inner,
  });
}

const shield = symmetric('0 -0.52!, 0.62 -0.58!, 0.66 -0.1, 0.6 0.36, 0.36 0.74, 0 1.0!');
const quarters: readonly (readonly [field: string, pigment: Pigment])[] = [
  ['-1 -1!, 0 -1!, 0 0.12!, -1 0.12!', 'petal'],
  ['0 -1!, 1 -1!, 1 0.12!, 0 0.12!', 'water'],
  ['-1 0.12!, 0 0.12!, 0 1.1!, -1 1.1!', 'foam'],
  ['0 0.12!, 1 0.12!, 1 1.1!, 0 1.1!', 'petal'],
];
/** The lower left quarter, a little smaller, with its corners cut as the shield's. */
const lower = '-0.6 0.12!, 0 0.12!, 0 0.98!, -0.3 0.78!, -0.5 0.5!';
const curls: readonly (readonly [outline: string, pigment: Pigment, tone: number])[] = [
  [
    '0.5 -0.3!, 0.7 -0.2, 0.84 0.06, 1.02 0.2, 1.16 0.14!, 1.1 0.42, 0.92 0.52, 1.0 0.66, 0.9 0.86!, 0.78 0.68, 0.74 0.4, 0.62 0.14',
    'gold',
    0.15,
  ],
  [
    '0.3 -0.62!, 0.6 -0.68, 0.86 -0.52, 1.1 -0.44, 1.26 -0.56!, 1.28 -0.22, 1.06 -0.06, 1.18 0.06, 1.1 0.22!, 0.94 0.04, 0.8 -0.2, 0.54 -0.34',
    'petal',
    0.3,
  ],
  [
    '0.24 -1.0!, 0.5 -1.06, 0.72 -1.22!, 0.78 -1.02, 1.02 -1.08, 1.14 -0.92!, 0.98 -0.86, 0.98 -0.66!, 0.76 -0.6, 0.46 -0.62, 0.28 -0.6!',
    'petal',
    0.15,
  ],
];
