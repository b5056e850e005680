import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A full-rigged ship in a fair wind, heading right. */
export const ship: Motif = {
  name: 'ship',
  tinted: ['petal', 'wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawRigging(pen);
        drawHull(pen);
        for (const mast of masts) drawMast(pen, mast);
        for (const jib of jibs)
          pen.fill(outlined(jib), {
            pigment: 'scroll',
            tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.8, 1.2, x)),
            line: pen.weight.inner,
          });
        drawSea(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

interface Mast {
  readonly x: number;
  readonly top: number;
  /** Yard height and half width of each sail, from the top. */
  readonly sails: readonly (readonly [y: number, half: number, drop: number])[];
}

function drawMast(pen: Pen, { x, top, sails }: Mast): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    [
      [x, top],
      [x, 0.5],
    ],
    inner * 1.4,
  );
  pen.fill(
    outlined(
      `${x} ${top}!, ${x + 0.16} ${top + 0.03}, ${x + 0.3} ${top - 0.03}!, ${x + 0.28} ${top + 0.07}, ${x + 0.3} ${top + 0.13}!, ${x + 0.14} ${top + 0.12}, ${x} ${top + 0.12}!`,
    ),
    { pigment: 'petal', tone: 0.2, line: inner * 0.8 },
  );
  for (const [y, half, drop] of sails.toReversed()) {
    const [low, wide] = [y + drop, half * 1.12];
    pen.fill(
      outlined(
        `${x - half} ${y}!, ${x + half} ${y}!, ${x + wide + 0.09} ${y + drop * 0.55}, ${x + wide} ${low}!, ${x + 0.08} ${low - drop * 0.22}, ${x - wide} ${low}!, ${x - half * 0.94 + 0.07} ${y + drop * 0.5}`,
      ),
      {
        pigment: 'scroll',
        tone: (px, py) =>
          clamp(
            0.06 +
              0.65 * smoothstep(x + half * 0.2, x - half, px) +
              0.4 * smoothstep(y + drop * 0.5, low, py),
          ),
        line: inner,
      },
    );
    for (const share of [-0.45, 0.1, 0.6])
      pen.stroke(
        traced(
          `${x + half * share} ${y + 0.02}, ${x + half * share + 0.07} ${y + drop * 0.5}, ${x + wide * share + 0.02} ${low - drop * 0.2}`,
        ),
        detail,
        { taper: 0.4 },
      );
    pen.stroke(
      [
        [x - half - 0.04, y],
        [x + half + 0.04, y],
      ],
      inner * 1.3,
    );
  }
}

function drawRigging(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.84 0.36, 1.4 0.06'), inner * 1.5);
  for (const line of [
    '1.38 0.07, 0.56 -1.0',
    '1.1 0.22, 0.56 -0.5',
    '-0.56 -1.0, -1.0 0.36',
    '0.02 -1.3, -0.56 -0.6',
    '0.56 -1.0, 0.02 -0.7',
    '0.02 -1.3, 0.56 -0.6',
  ])
    pen.stroke(traced(line), detail);
}

function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(hull, { pigment: 'wood', tone: (_, y) => clamp(0.1 + 1.1 * (y - 0.4)), line: inner * 1.1 });
  pen.fill(
    outlined(
      '-0.98 0.5, -0.5 0.6, 0 0.63, 0.5 0.57, 0.95 0.42, 0.9 0.52, 0.5 0.67, 0 0.73, -0.5 0.7, -0.94 0.6',
    ),
    { pigment: 'gold', tone: 0.2, line: detail },
  );
  for (let i = 0; i < 8; i++) {
    const x = -0.74 + 0.2 * i;
    pen.fill(
      outlined(
        `${x - 0.03} ${0.63 - 0.06 * (i / 4 - 0.9) ** 2}!, ${x + 0.03} ${0.63 - 0.06 * (i / 4 - 0.9) ** 2}!, ${x + 0.03} ${0.69 - 0.06 * (i / 4 - 0.9) ** 2}!, ${x - 0.03} ${0.69 - 0.06 * (i / 4 - 0.9) ** 2}!`,
      ),
      { black: 'always', tone: 1 },
    );
  }
  pen.stroke(traced('-0.86 0.76, -0.3 0.86, 0.3 0.84, 0.76 0.68'), detail, { taper: 0.2 });
  pen.fill(outlined('-1.04 0.24!, -0.7 0.3, -0.66 0.5!, -0.98 0.48!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  for (const x of [-0.94, -0.84, -0.76])
    pen.fill(outlined(`${x - 0.025} 0.34!, ${x + 0.025} 0.34!, ${x + 0.025} 0.4!, ${x - 0.025} 0.4!`), {
      pigment: 'gold',
      tone: 0,
      line: detail,
    });
}

function drawSea(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(sea, { pigment: 'water', tone: (_, y) => clamp(0.15 + 1.3 * (y - 0.9)), line: inner * 1.1 });
  for (const [x, y] of [
    [-0.9, 1.0],
    [-0.4, 1.06],
    [0.16, 1.02],
    [0.66, 1.06],
  ] as const)
    pen.stroke(
      traced(
        `${x - 0.18} ${y + 0.02}, ${x - 0.04} ${y - 0.05}, ${x + 0.08} ${y + 0.03}, ${x + 0.22} ${y - 0.03}`,
      ),
      detail * 1.2,
      { taper: 0.3 },
    );
}

const masts: readonly Mast[] = [
  {
    x: -0.56,
    top: -1.02,
    sails: [
      [-0.84, 0.17, 0.3],
      [-0.5, 0.23, 0.38],
      [-0.08, 0.28, 0.4],
    ],
  },
  {
    x: 0.56,
    top: -1.04,
    sails: [
      [-0.86, 0.16, 0.3],
      [-0.52, 0.22, 0.38],
      [-0.1, 0.26, 0.4],
    ],
  },
  {
    x: 0.02,
    top: -1.32,
    sails: [
      [-1.14, 0.17, 0.32],
      [-0.78, 0.25, 0.42],
      [-0.32, 0.32, 0.5],
    ],
  },
];
const jibs = [
  '0.66 -0.62!, 1.34 0.06!, 0.9 0.18, 0.78 0.1!, 0.82 -0.2',
  '0.62 -0.86!, 0.94 -0.4, 1.22 -0.06!, 0.96 -0.2, 0.78 -0.46',
];
const hull = outlined(
  '-1.06 0.4!, -0.7 0.48, 0 0.52, 0.6 0.46, 1.06 0.26!, 0.96 0.56, 0.76 0.88!, 0.7 1.0!, -0.78 1.0!, -0.96 0.7',
);
const sea = outlined(
  '-1.3 0.98!, -1.16 0.9, -1.02 0.98!, -0.86 0.84, -0.68 0.96!, -0.5 0.86, -0.32 0.98!, -0.12 0.86, 0.08 0.97!, 0.28 0.84, 0.48 0.97!, 0.68 0.82, 0.88 0.94!, 1.06 0.84, 1.24 0.96!, 0.9 1.14, 0.4 1.22, 0 1.18, -0.5 1.24, -1.0 1.14',
);
