import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A bearded lumberjack in a checked shirt and braces, the axe on his shoulder. */
export const lumberjack: Motif = {
  name: 'lumberjack',
  tinted: ['petal'],
  carries: ['axe'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        shouldering,
        {
          hair: 'bearded',
          hairPigment: 'ember',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'long',
          shoes: 'wood',
        },
        (held) => {
          for (const [x, y, angleRad] of standingBoots) drawBoot(held.at({ at: [x, y], angleRad }), 'wood');
          drawChecks(held);
          drawHeadgear(held, shouldering.head, 'beanie', 'leaf');
          drawAxe(held.at({ at: [-0.1, -0.88], angleRad: 0.42 }));
        },
      ),
    );
  },
};

function drawChecks(pen: Pen): void {
  const { detail, inner } = pen.weight;
  for (const y of [-0.74, -0.6, -0.46, -0.32, -0.18])
    pen.stroke(traced(`${-0.26 + 0.04 * (y + 0.5)} ${y}, 0.0 ${y + 0.04}, 0.22 ${y}`), detail * 1.3);
  for (const x of [-0.14, 0.12])
    pen.stroke(traced(`${x} -0.84, ${x + 0.02} -0.44, ${x} -0.08`), detail * 1.3);
  pen.stroke(traced('0.0 -0.9, 0.04 -0.5, 0.02 -0.06'), inner * 2.4);
}

/** The middle of its handle at the origin, the blade at the left end and below. */
function drawAxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-1.0 0.0, 0.0 0.02, 0.7 0.06', half: [0.045, 0.04, 0.05] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  pen.fill(outlined('-0.78 -0.1!, -0.98 -0.1!, -1.0 0.14, -1.16 0.4!, -0.88 0.48, -0.6 0.38!, -0.76 0.14'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.5 - 0.8 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-1.1 0.32, -0.88 0.38, -0.64 0.31'), detail * 1.5);
}

const shouldering: Pose = {
  head: { at: [0.08, -1.18], angleRad: -0.04 },
  spine: '0.0 -0.9, -0.02 -0.44, -0.04 0.02',
  arms: ['0.12 -0.74, 0.24 -0.3, 0.1 0.06', '-0.08 -0.74, 0.0 -0.26, 0.38 -0.62'],
  legs: ['0.04 0.06, 0.16 0.6, 0.2 1.12', '-0.1 0.06, -0.16 0.62, -0.3 1.14'],
  toes: [0, 0],
};
const standingBoots = [
  [0.2, 1.12, 0],
  [-0.3, 1.14, 0],
] as const;
