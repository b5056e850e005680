import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A crocodile on its short legs, its jaws open and its tail thrown up; looks to the right. */
export const crocodile: Motif = {
  name: 'crocodile',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const leg of legs) drawLeg(pen.at({ at: [0.24, -0.07] }), leg, 0.65);
      drawBody(pen);
      drawHead(pen);
      for (const leg of legs) drawLeg(pen, leg, 0.15);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const trunk = ribbon(traced(spine, 12), (t) =>
    t < 0.4 ? 0.32 + 0.14 * Math.sin((Math.PI * t) / 0.4) : 0.32 * (1 - (t - 0.4) / 0.6) ** 0.8 + 0.01,
  );
  for (const t of steps(20, 0.04, 0.94)) {
    const [a, tip, b] = [
      onRibbon(trunk, t - 0.024, 0.9),
      onRibbon(trunk, t + 0.012, 1.0),
      onRibbon(trunk, t + 0.024, 0.9),
    ];
    const base = onRibbon(trunk, t + 0.012, 0);
    const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
    const reach = 0.13 / Math.sqrt(dx * dx + dy * dy);
    pen.fill([a, [tip[0] + dx * reach, tip[1] + dy * reach], b], { pigment: 'leaf', tone: 0.5, line: inner });
  }
  pen.fill(outlineOf(trunk), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.2, 0.7, y) + 0.3 * smoothstep(-1.0, -1.5, x)),
    line: inner * 1.2,
  });
  const along = steps(30, 0.02, 0.96);
  pen.fill(
    [...along.map((t) => onRibbon(trunk, t, -1)), ...along.toReversed().map((t) => onRibbon(trunk, t, -0.5))],
    { pigment: 'leafLight', tone: (_, y) => clamp(0.1 + 0.8 * (y - 0.3)), line: detail * 1.2 },
  );
  for (const t of steps(22, 0.04, 0.92))
    pen.stroke([onRibbon(trunk, t, -0.96), onRibbon(trunk, t, -0.52)], detail);
  for (const t of steps(16, 0.05, 0.8))
    for (const across of [0.1, 0.5]) {
      const [x, y] = onRibbon(trunk, t + across * 0.03, across);
      pen.stroke(traced(`${x - 0.05} ${y}, ${x} ${y - 0.04}, ${x + 0.05} ${y}`), detail * 1.3, {
        taper: 0.3,
      });
    }
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(gape, { pigment: 'petal', tone: (x) => clamp(0.9 - 0.8 * (x - 0.6)), line: inner });
  pen.fill(outlined('0.8 0.02!, 1.04 -0.06, 1.34 -0.02, 1.1 0.08, 0.86 0.12'), {
    pigment: 'blush',
    tone: 0.2,
    line: detail,
  });
  for (const x of steps(6, 0.98, 1.58)) drawTooth(pen, x, 0.2 - 0.16 * (x - 0.9), -0.12);
  pen.fill(lowerJaw, { pigment: 'leaf', tone: (_, y) => clamp(0.25 + 1.8 * (y - 0.14)), line: inner * 1.2 });
  pen.stroke(traced('0.5 0.34, 0.9 0.3, 1.5 0.16'), detail * 1.2, { taper: 0.3 });
  for (const x of steps(7, 0.92, 1.52)) drawTooth(pen, x, -0.3 - 0.5 * (x - 0.88), 0.14);
  pen.fill(upperJaw, {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(0.08 + 0.7 * smoothstep(-0.5, -0.24, y + 0.4 * (x - 0.8)) + 0.2 * smoothstep(0.7, 0.4, x)),
    line: inner * 1.2,
  });
  drawRoundEye(pen, [0.72, -0.56], 0.085, 'gold');
  pen.stroke(traced('0.6 -0.6, 0.7 -0.68, 0.84 -0.62'), inner * 1.6, { taper: 0.3 });
  pen.fill(outlined('1.42 -0.82, 1.5 -0.84, 1.5 -0.77, 1.44 -0.76'), { black: 'always', tone: 1 });
  for (const fold of [
    '0.92 -0.56, 1.1 -0.62, 1.28 -0.7',
    '1.0 -0.46, 1.2 -0.56, 1.4 -0.66',
    '0.5 -0.36, 0.6 -0.2, 0.62 -0.02',
    '0.38 -0.34, 0.46 -0.14, 0.46 0.1',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawTooth(pen: Pen, x: number, y: number, height: number): void {
  pen.fill(outlined(`${x - 0.05} ${y}!, ${x + 0.05} ${y - 0.02}!, ${x + 0.01} ${y + height}!`), {
    pigment: 'foam',
    tone: 0,
    line: pen.weight.detail * 1.2,
  });
}

function drawLeg(pen: Pen, [x, y, line]: Leg, shade: number): void {
  const { inner } = pen.weight;
  for (const dx of [-0.08, 0.04, 0.16])
    pen.fill(
      outlined(
        `${x + dx - 0.05} ${y - 0.06}!, ${x + dx + 0.06} ${y - 0.06}, ${x + dx + 0.13} ${y + 0.08}!, ${x + dx - 0.02} ${y + 0.06}`,
      ),
      {
        pigment: 'foam',
        tone: 0.1,
        line: inner,
      },
    );
  drawLimb(
    pen,
    { line, half: [0.04, 0.2, 0.13, 0.1] },
    { pigment: 'leaf', tone: (_, py) => clamp(shade + 0.7 * smoothstep(0.5, 1.0, py)) },
  );
  pen.fill(
    outlined(
      `${x - 0.18} ${y - 0.1}, ${x} ${y - 0.15}, ${x + 0.2} ${y - 0.06}, ${x + 0.16} ${y + 0.02}, ${x - 0.16} ${y + 0.03}`,
    ),
    {
      pigment: 'leaf',
      tone: shade + 0.2,
      line: inner,
    },
  );
}

type Leg = readonly [x: number, y: number, line: string];

const spine =
  '0.56 -0.16, 0.2 0.12, -0.24 0.26, -0.7 0.28, -1.14 0.12, -1.42 -0.24, -1.4 -0.66, -1.1 -0.94, -0.74 -0.92, -0.54 -0.68';
const legs: readonly Leg[] = [
  [-0.6, 0.92, '-0.66 0.3, -0.9 0.52, -0.72 0.7, -0.62 0.88'],
  [0.46, 0.92, '0.3 0.2, 0.12 0.5, 0.34 0.68, 0.44 0.88'],
];
const upperJaw = outlined(
  '0.36 -0.3, 0.48 -0.52, 0.66 -0.7, 0.82 -0.68, 0.94 -0.58, 1.2 -0.72, 1.42 -0.88, 1.58 -0.88, 1.64 -0.74, 1.52 -0.6!, 1.2 -0.42, 0.94 -0.28, 0.76 -0.02!, 0.5 0.0',
);
const lowerJaw = outlined(
  '0.4 0.0!, 0.7 0.06, 0.94 0.18, 1.3 0.12, 1.62 0.02, 1.7 0.12, 1.5 0.28, 1.1 0.42, 0.7 0.46, 0.42 0.36',
);
const gape = outlined('0.66 0.1!, 0.72 -0.14, 0.94 -0.34, 1.5 -0.62!, 1.3 -0.2, 1.58 0.08!, 1.1 0.2');
