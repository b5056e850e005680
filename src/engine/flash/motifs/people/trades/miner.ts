import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A miner in a helmet with a lamp, the pickaxe raised for the next blow. */
export const miner: Motif = {
  name: 'miner',
  tinted: ['gold'],
  carries: ['pickaxe', 'hard-hat'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPickaxe(pen.at({ at: [-0.2, -1.48], angleRad: 0.14 }));
      drawMovingFigure(
        pen,
        striking,
        {
          hair: 'short',
          hairPigment: 'dark',
          top: 'foam',
          sleeves: 'short',
          bottoms: 'water',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => {
          for (const [x, y, angleRad] of stridingBoots) drawBoot(held.at({ at: [x, y], angleRad }), 'wood');
          drawBraces(held);
          drawHeadgear(held, striking.head, 'hardHat', 'gold');
          drawLamp(held.at(striking.head).at({ scale: 0.44 }));
        },
      );
    });
  },
};

/** The middle of its handle at the origin; the head across its left end. */
function drawPickaxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.7 0.0, 0.1 0.02, 0.74 0.04', half: [0.045, 0.04, 0.05] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  pen.fill(
    outlined(
      '-0.46 -0.76!, -0.6 -0.5, -0.66 -0.2, -0.6 -0.08!, -0.6 0.08!, -0.66 0.24, -0.58 0.54, -0.4 0.78!, -0.66 0.62, -0.82 0.3, -0.84 0.0, -0.82 -0.3, -0.68 -0.6',
    ),
    { pigment: 'steel', tone: (x) => clamp(0.2 - 1.6 * (x + 0.7)), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.78 -0.2, -0.78 0.0, -0.77 0.2'), detail * 1.5);
}

function drawBraces(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.06 -0.9, 0.12 -0.5, 0.02 -0.04'), inner * 2.6);
}

function drawLamp(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0.46, -0.44], 0.15, 24), { pigment: 'moon', tone: 0.05, line: inner * 1.2 });
  for (const ray of ['0.68 -0.5, 0.92 -0.56', '0.68 -0.42, 0.94 -0.38', '0.62 -0.6, 0.8 -0.76'])
    pen.stroke(traced(ray), inner, { taper: 0.4 });
}

const striking: Pose = {
  head: { at: [0.18, -1.02], angleRad: 0.1 },
  spine: '0.06 -0.76, -0.02 -0.3, -0.12 0.14',
  arms: ['0.18 -0.62, 0.58 -0.92, 0.42 -1.36', '-0.06 -0.62, -0.26 -1.06, 0.08 -1.42'],
  legs: ['-0.04 0.2, 0.42 0.52, 0.4 1.08', '-0.18 0.2, -0.28 0.74, -0.72 1.08'],
  toes: [0, 0.2],
};
const stridingBoots = [
  [0.4, 1.08, 0],
  [-0.72, 1.08, 0.2],
] as const;
