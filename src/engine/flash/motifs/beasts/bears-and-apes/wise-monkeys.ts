import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMonkeyHead } from './monkey.ts';

/** Where the right hand of one of the monkeys lies: its middle, its direction, and the arm that leads there. */
interface Hold {
  readonly hand: readonly [x: number, y: number];
  readonly angleRad: number;
  readonly arm: Limb;
}

const holds = {
  'see-no-evil': {
    hand: [0.34, -0.14],
    angleRad: -1.9,
    arm: { line: '0.56 1.84, 1.0 1.44, 1.0 0.8, 0.52 0.12', half: [0.24, 0.22, 0.18, 0.15] },
  },
  'hear-no-evil': {
    hand: [0.86, -0.1],
    angleRad: -1.8,
    arm: { line: '0.56 1.84, 1.16 1.52, 1.34 0.86, 0.96 0.14', half: [0.24, 0.22, 0.18, 0.15] },
  },
  'speak-no-evil': {
    hand: [0.2, 0.56],
    angleRad: -2.7,
    arm: { line: '0.56 1.84, 1.04 1.62, 1.04 1.16, 0.46 0.7', half: [0.24, 0.22, 0.18, 0.15] },
  },
} as const satisfies Readonly<Record<string, Hold>>;

const single: readonly Motif[] = Object.entries(holds).map(([name, hold]) => ({
  name,
  tinted: ['wood'],
  draw: (canvas) => canvas.layer((pen) => drawMonkey(pen, hold)),
}));

/** All three side by side, as over the stable of Nikko: each with its hands elsewhere. */
const threeWiseMonkeys: Motif = {
  name: 'three-wise-monkeys',
  tinted: ['wood'],
  draw(canvas: Canvas) {
    for (const [i, hold] of [holds['hear-no-evil'], holds['speak-no-evil'], holds['see-no-evil']].entries())
      canvas.layer((pen) => drawMonkey(pen, hold), { at: { at: [1.2 * (i - 1), 0], scale: 0.46 } });
  },
};

export const wiseMonkeys: readonly Motif[] = [...single, threeWiseMonkeys];

function drawMonkey(pen: Pen, { hand, angleRad, arm }: Hold): void {
  pen.fill(outlined('-0.7 1.86!, -0.78 1.3, -0.4 0.84, 0.4 0.84, 0.78 1.3, 0.7 1.86!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.5 * Math.abs(x) + 0.5 * smoothstep(1.1, 0.84, y)),
    line: pen.weight.inner * 1.1,
  });
  drawMonkeyHead(pen);
  drawBothSides(pen, (side) => {
    drawLimb(side, arm, {
      pigment: 'wood',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.8, 1.4, x) + 0.25 * y),
    });
    drawHand(side.at({ at: [...hand], angleRad }));
  });
}

/** A hand laid flat, from above: its wrist at the left, four fingers to the right. */
function drawHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.3 -0.14!, -0.06 -0.22, 0.24 -0.24, 0.36 -0.17, 0.42 -0.06, 0.42 0.06, 0.36 0.16, 0.22 0.22, -0.06 0.22, -0.3 0.15!',
    ),
    { pigment: 'bone', tone: (x, y) => clamp(0.25 - 0.3 * x + 0.6 * Math.abs(y)), line: inner },
  );
  for (const y of [-0.11, 0, 0.11])
    pen.stroke(traced(`0.04 ${y}, 0.2 ${y * 1.05}, 0.38 ${y * 0.9}`), detail * 1.4, { taper: 0.3 });
}
