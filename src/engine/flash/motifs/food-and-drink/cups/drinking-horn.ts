import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A drinking horn mounted in metal, mead foaming over its rim. */
export const drinkingHorn: Motif = {
  name: 'drinking-horn',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHorn(pen);
      drawMounts(pen);
      drawMead(pen);
    });
  },
};

const horn = ribbon(
  traced('-0.6 -0.62, -0.62 -0.1, -0.36 0.42, 0.14 0.64, 0.66 0.42, 0.98 -0.06, 1.06 -0.42', 12),
  (share) => 0.03 + 0.45 * (1 - share) ** 0.85,
);

function band(from: number, to: number) {
  const across = steps(8, -1.06, 1.06).map((at) => [at, 0.016 * (1 - at * at)] as const);
  return [
    ...across.map(([at, sag]) => onRibbon(horn, from + sag, at)),
    ...across.toReversed().map(([at, sag]) => onRibbon(horn, to + sag, at)),
  ];
}

function drawHorn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(horn), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(0.1, 1.1, 0.5 * x + y + 0.2)),
    line: inner * 1.2,
  });
  for (const across of [-0.5, 0, 0.55])
    pen.stroke(
      steps(14, 0.24, 0.8).map((share) => onRibbon(horn, share, across)),
      detail * 1.1,
      { taper: 0.5 },
    );
}

function drawMounts(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const gold = {
    pigment: 'gold',
    tone: (x: number) => clamp(0.15 + 0.5 * smoothstep(-0.6, 0.6, x)),
    line: inner,
  } as const;
  pen.fill(band(0.02, 0.17), gold);
  pen.fill(band(0.44, 0.52), gold);
  pen.fill(band(0.84, 0.98), gold);
  pen.fill(circle([1.06, -0.48], 0.09, 22), gold);
  for (const share of [0.05, 0.15])
    pen.stroke(
      steps(8, -1, 1).map((at) => onRibbon(horn, share + 0.016 * (1 - at * at), at)),
      detail * 1.2,
    );
  for (const at of [-0.72, -0.24, 0.24, 0.72]) {
    const [x, y] = onRibbon(horn, 0.1 + 0.016 * (1 - at * at), at);
    pen.at({ at: [x, y], scale: 0.075 }).fill(
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ],
      { pigment: 'petal', tone: 0.1, line: detail * 1.2 },
    );
  }
}

function drawMead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([-0.6, -0.6], 0.5, 0.13), { pigment: 'gold', tone: 0.35, line: inner * 1.1 });
  pen.fill(foam, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.6 * smoothstep(-0.4, 0.5, x + 0.6 + y + 0.6)),
    line: inner * 1.1,
  });
  for (const bubble of [
    '-0.9 -0.8, -0.8 -0.72, -0.86 -0.62',
    '-0.56 -0.86, -0.46 -0.76, -0.54 -0.66',
    '-0.7 -0.6, -0.62 -0.54, -0.68 -0.46',
  ])
    pen.stroke(traced(bubble), detail * 1.3, { taper: 0.3 });
  for (const [x, y, radius] of bubbles)
    pen.fill(circle([x, y], radius, 18), { pigment: 'foam', tone: 0, line: detail * 1.3 });
}

const foam = outlined(
  '-1.12 -0.56!, -1.16 -0.72, -1.02 -0.82, -0.94 -0.96, -0.78 -0.94, -0.66 -1.06, -0.5 -1.0, -0.42 -0.9, -0.26 -0.92, -0.16 -0.78, -0.04 -0.72, -0.08 -0.56!, -0.14 -0.44, -0.2 -0.24, -0.28 -0.26, -0.32 -0.42, -0.42 -0.44, -0.48 -0.32, -0.56 -0.34, -0.6 -0.46, -0.74 -0.46, -0.8 -0.1, -0.9 -0.08, -0.94 -0.42, -1.04 -0.46',
);
const bubbles = [
  [-0.3, -0.66, 0.06],
  [-0.2, -0.56, 0.04],
  [-0.74, -0.78, 0.05],
  [-1.0, -0.66, 0.05],
  [-0.4, -1.12, 0.05],
  [-0.84, -1.1, 0.04],
] as const;
