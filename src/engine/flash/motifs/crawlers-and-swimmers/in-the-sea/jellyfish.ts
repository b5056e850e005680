import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A jellyfish: a bell, ruffled arms, long threads. */
export const jellyfish: Motif = {
  name: 'jellyfish',
  tinted: ['violet', 'blush'],
  draw(canvas) {
    canvas.layer(drawThreads, { silhouette: 'fills-and-lines', contour: 0.4 });
    canvas.layer((pen) => {
      for (const arm of arms) drawArm(pen, traced(arm, 10));
      drawBell(pen);
    });
  },
};

function drawThreads(pen: Pen): void {
  for (let i = 0; i < 9; i++) {
    const x = -0.62 + 0.155 * i;
    const reach = 0.9 + 0.45 * Math.abs(Math.sin(i * 2.3));
    const thread = steps(30).map(
      (t): Point => [
        x * (1 - 0.2 * t) + 0.09 * Math.sin(t * 8 + i * 1.7) * (0.3 + t),
        -0.26 + reach * t * 1.15,
      ],
    );
    pen.stroke(thread, (t) => pen.weight.inner * (1 - 0.5 * t));
  }
}

/** A ribbon with a ruffled edge. */
function drawArm(pen: Pen, line: readonly Point[]): void {
  const arm = ribbon(line, (share) => (0.13 + 0.03 * Math.sin(share * 34)) * (1 - share * 0.8));
  const ruffle = (across: number) =>
    steps(60).map(
      (share): Point => onRibbon(arm, share, across * (0.75 + 0.25 * Math.sin(share * 46 + across))),
    );
  pen.fill([...ruffle(1), ...ruffle(-1).toReversed()], {
    pigment: 'blush',
    tone: (x, y) => clamp(0.55 - 0.3 * y + 0.3 * Math.sin(x * 9)),
    line: pen.weight.inner,
  });
  for (const across of [-0.45, 0, 0.45])
    pen.stroke(
      steps(40, 0.05, 0.9).map((share) => onRibbon(arm, share, across * (0.6 + 0.4 * Math.sin(share * 40)))),
      pen.weight.detail,
      { taper: 0.4 },
    );
}

function drawBell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(under, { pigment: 'blush', tone: 0.85, line: inner });
  pen.fill(bell, {
    pigment: 'violet',
    tone: (x, y) =>
      clamp(
        0.06 +
          0.75 * smoothstep(0.25, 0.82, Math.sqrt((x + 0.15) ** 2 + (y + 0.55) ** 2)) +
          0.2 * smoothstep(0, 0.6, x),
      ),
    line: inner * 1.1,
  });
  for (const [x, bend] of [
    [-0.62, -0.5],
    [-0.36, -0.28],
    [-0.12, -0.09],
    [0.12, 0.09],
    [0.36, 0.28],
    [0.62, 0.5],
  ] as const) {
    pen.stroke(traced(`${bend * 0.5} -1.02, ${bend * 1.2} -0.72, ${x} -0.34`), detail * 1.2, { taper: 0.4 });
  }
  for (const x of [-0.24, 0.24, -0.08, 0.08])
    pen.fill(circle([x, -0.84 + 0.3 * Math.abs(x)], 0.055, 18), {
      pigment: 'blush',
      tone: 0.1,
      line: detail,
    });
}

const bell = symmetric(
  '0 -1.22, 0.34 -1.16, 0.64 -0.92, 0.8 -0.58, 0.84 -0.3!, 0.76 -0.22, 0.66 -0.3!, 0.58 -0.2, 0.47 -0.28!, 0.38 -0.18, 0.28 -0.26!, 0.19 -0.16, 0.09 -0.25!, 0 -0.17',
);
const under = symmetric('0 -0.4, 0.6 -0.4, 0.72 -0.26, 0.5 -0.1, 0 -0.04');
const arms = [
  '-0.34 -0.2, -0.46 0.1, -0.26 0.42, -0.4 0.74, -0.24 1.04',
  '0.34 -0.2, 0.46 0.14, 0.24 0.44, 0.42 0.8, 0.3 1.12',
  '-0.02 -0.2, 0.12 0.2, -0.08 0.6, 0.08 0.98, -0.02 1.36',
];
