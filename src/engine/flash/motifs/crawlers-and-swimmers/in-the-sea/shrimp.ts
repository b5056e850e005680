import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A shrimp, curled, its feelers swept back; looks to the right. */
export const shrimp: Motif = {
  name: 'shrimp',
  tinted: ['ember', 'blush'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        for (const feeler of feelers)
          pen.stroke(traced(feeler, 10), (t) => pen.weight.inner * (2.2 - 1.6 * t));
        drawLegs(pen);
        drawTailFan(pen);
        drawAbdomen(pen);
        drawCarapace(pen);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

function drawLegs(pen: Pen): void {
  for (const line of legs)
    drawLimb(
      pen,
      { line, half: [0.06, 0.045, 0.035, 0.01] },
      { pigment: 'ember', tone: 0.4, line: pen.weight.inner },
    );
  for (const paddle of paddles)
    pen.fill(outlined(paddle), { pigment: 'blush', tone: 0.3, line: pen.weight.inner });
}

function drawTailFan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [angleRad, scale] of [
    [-0.75, 0.9],
    [0.75, 0.9],
    [-0.38, 1],
    [0.38, 1],
    [0, 0.9],
  ] as const) {
    const blade = pen.at({ at: [-0.36, 0.86], angleRad: angleRad - 0.06, scale });
    blade.fill(outlined('0 -0.06!, 0.24 -0.14, 0.5 -0.1, 0.58 0.02, 0.46 0.12, 0.2 0.1, 0 0.06!'), {
      pigment: 'ember',
      tone: (x) => clamp(0.6 - 0.9 * x),
      line: inner,
    });
    blade.stroke(traced('0.1 0, 0.3 0.0, 0.48 0.01'), detail * 1.2, { taper: 0.4 });
  }
}

function drawAbdomen(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const body = ribbon(traced(spine, 12), (t) => 0.36 - 0.24 * t ** 1.3);
  const segments = 6;
  // From the tail to the head: each ring lies over the one behind it.
  for (let i = segments - 1; i >= 0; i--) {
    const [from, to] = [i / segments, Math.min(1, (i + 1.3) / segments)];
    const along = steps(8, from, to);
    const end = steps(6, -1, 1).map((across) =>
      onRibbon(body, Math.min(1, to + 0.03 * (1 - across ** 2)), across),
    );
    pen.fill(
      [
        ...along.map((t) => onRibbon(body, t, -1)),
        ...end,
        ...along.toReversed().map((t) => onRibbon(body, t, 1)),
      ],
      {
        pigment: i % 2 ? 'ember' : 'blush',
        tone: (x, y) =>
          clamp(
            0.1 +
              0.5 * smoothstep(-0.1, 0.7, y) +
              0.35 * smoothstep(-0.7, -0.3, x) * smoothstep(-0.4, 0.1, y),
          ),
        line: inner * 1.1,
      },
    );
    pen.stroke([onRibbon(body, from + 0.06, -0.5), onRibbon(body, from + 0.07, 0.1)], detail * 1.2, {
      taper: 0.4,
    });
  }
  pen.stroke(outlineOf(body).slice(0, 2), inner);
}

function drawCarapace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.92 -0.62!, 1.2 -0.72, 1.5 -0.92!, 1.3 -0.6, 1.0 -0.44!'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
  pen.fill(carapace, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(-0.4, 0.1, y + 0.1 * x)),
    line: inner * 1.2,
  });
  for (const line of [
    '0.26 -0.78, 0.4 -0.46, 0.34 -0.06',
    '0.5 -0.3, 0.74 -0.24, 0.96 -0.28',
    '0.54 -0.62, 0.7 -0.6, 0.86 -0.62',
  ])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
  pen.fill(outlined('0.96 -0.42, 1.06 -0.5, 1.16 -0.42, 1.06 -0.34'), { black: 'always', tone: 1 });
  pen.dot([1.04, -0.45], inner * 0.6, 0);
}

const spine = '0.2 -0.42, -0.16 -0.5, -0.56 -0.36, -0.84 0.0, -0.8 0.46, -0.56 0.74, -0.3 0.86';
const carapace = outlined(
  '0.06 -0.66, 0.2 -0.84, 0.5 -0.86, 0.84 -0.72, 1.1 -0.54, 1.2 -0.36!, 1.0 -0.16, 0.7 0.0, 0.36 0.04, 0.14 -0.06, 0.06 -0.3',
);
const feelers = [
  '1.12 -0.4, 1.5 -0.5, 1.6 -0.9, 1.2 -1.26, 0.5 -1.34, -0.3 -1.2',
  '1.12 -0.36, 1.56 -0.3, 1.76 -0.66, 1.6 -1.14, 1.1 -1.5, 0.4 -1.56',
  '1.14 -0.32, 1.4 -0.2, 1.6 0.06',
  '1.1 -0.28, 1.3 -0.1, 1.4 0.16',
];
const legs = [
  '0.9 -0.2, 1.0 0.1, 1.16 0.24, 1.3 0.2',
  '0.74 -0.12, 0.8 0.22, 0.94 0.38, 1.1 0.38',
  '0.56 -0.06, 0.58 0.3, 0.7 0.48, 0.86 0.52',
  '0.38 -0.04, 0.36 0.34, 0.44 0.54, 0.6 0.62',
];
const paddles = [
  '0.1 -0.14!, 0.2 0.06, 0.2 0.28, 0.1 0.2, 0.0 -0.02!',
  '-0.08 -0.12!, 0.02 0.1, 0.0 0.32, -0.1 0.22, -0.18 0.0!',
  '-0.26 0.02!, -0.14 0.2, -0.14 0.42, -0.26 0.34, -0.36 0.14!',
  '-0.42 0.2!, -0.26 0.32, -0.22 0.54, -0.36 0.5, -0.5 0.34!',
];
