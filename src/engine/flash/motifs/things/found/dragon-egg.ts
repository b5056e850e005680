import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';

/** A dragon's egg in its nest: scales from the tip down, like tiles. */
export const dragonEgg: Motif = {
  name: 'dragon-egg',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawEgg(pen.at({ at: [0, -0.16] })));
    canvas.layer(drawNest, { contour: 0.7 });
  },
};

const top = -1.3;
const bottom = 0.86;

/** Half the egg's width at a height: an oval, narrower at its top. */
function halfWidth(y: number): number {
  const share = clamp((2 * (y - top)) / (bottom - top) - 1, -1, 1);
  return 0.76 * Math.sqrt(1 - share * share) * (1 + 0.2 * share);
}

function drawEgg(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(egg, { pigment: 'leaf', tone: 0.7, line: inner * 1.2 });
  const rows = 8;
  for (let row = rows; row >= 0; row--) {
    const y = top + 0.12 + ((bottom - top - 0.4) * row) / rows;
    const isOdd = row % 2 === 1;
    for (let column = -2; column <= 2; column++) {
      const across = (column + (isOdd ? 0.5 : 0)) / 2.5;
      if (across <= 1) drawScale(pen, [across, y]);
    }
  }
  pen.stroke(closed(egg), inner * 1.3);
}

/** A scale bent around the egg: `across` is its middle, -1 … 1 from edge to edge. */
function drawScale(pen: Pen, [across, y]: Point): void {
  const { inner, detail } = pen.weight;
  const around = (dx: number, dy: number): Point => {
    const at = y + dy;
    return [halfWidth(at) * Math.sin((clamp(across + dx, -1, 1) * Math.PI) / 2), at];
  };
  const side = [
    [0.2, -0.14],
    [0.21, 0.02],
    [0.17, 0.15],
    [0.09, 0.26],
  ] as const;
  pen.fill(
    [
      ...side.map(([dx, dy]) => around(dx, dy)),
      around(0, 0.34),
      ...side.map(([dx, dy]) => around(-dx, dy)).toReversed(),
    ],
    {
      pigment: 'leaf',
      tone: (_, at) =>
        clamp(0.06 + 0.5 * smoothstep(-0.1, 1, across) + 0.5 * smoothstep(0.12, -0.14, at - y)),
      line: inner * 0.9,
    },
  );
  if (pen.hasDetail && Math.abs(across) < 0.9)
    pen.stroke([around(0, 0.08), around(0, 0.26)], detail * 1.2, { taper: 0.5 });
}

/** Twigs laid around the foot of the egg. */
function drawNest(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, y] of steps(5, 0.44, 0.98).entries()) {
    const reach = 1.2 - 0.1 * i;
    const tilt = i % 2 === 0 ? 0.1 : -0.1;
    pen.fill(
      limbOutline({
        line: `${-reach} ${y - 0.2 - tilt}, ${-reach * 0.5} ${y + 0.06}, 0 ${y + 0.14}, ${reach * 0.5} ${y + 0.06}, ${reach} ${y - 0.2 + tilt}`,
        half: [0.02, 0.075, 0.085, 0.075, 0.02],
      }),
      { pigment: 'wood', tone: (x) => clamp(0.2 + 0.3 * (i % 2) + 0.3 * x), line: inner },
    );
  }
  for (const twig of [
    '-1.06 0.62, -0.6 0.44, -0.2 0.56',
    '1.1 0.5, 0.66 0.62, 0.3 0.84',
    '-0.8 0.96, -0.3 0.82, 0.1 0.6',
    '0.9 0.86, 0.5 0.6, 0.2 0.56',
    '-1.2 0.36, -0.86 0.66, -0.5 0.86',
    '1.2 0.3, 0.9 0.7, 0.5 1.0',
  ])
    pen.fill(limbOutline({ line: twig, half: [0.015, 0.055, 0.015] }), {
      pigment: 'gold',
      tone: 0.35,
      line: inner,
    });
}

const egg = [
  ...steps(30, top, bottom).map((y): Point => [halfWidth(y), y]),
  ...steps(30, bottom, top).map((y): Point => [-halfWidth(y), y]),
];
