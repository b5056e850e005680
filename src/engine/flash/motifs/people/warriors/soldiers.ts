import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { drawBattlefieldCross } from '../../parts/weapons/battlefield-cross.ts';
import { drawRifle } from '../../parts/weapons/rifle.ts';

/** A soldier on patrol, the rifle at the ready. */
export const soldier: Motif = {
  name: 'soldier',
  tinted: ['leafLight'],
  carries: ['soldier-helmet'],
  grouping: 'abreast',
  draw(canvas) {
    canvas.layer((pen) =>
      drawSoldier(
        pen,
        patrolling,
        [
          [0.3, 1.1, -0.04],
          [-0.5, 1.06, 0.36],
        ],
        (held) => drawRifle(held.at({ at: [0.14, -0.32], angleRad: 0.16, scale: 0.84 })),
      ),
    );
  },
};

/** Upright, the hand at the brim of the helmet. */
export const salutingSoldier: Motif = {
  name: 'saluting-soldier',
  tinted: ['leafLight'],
  carries: ['soldier-helmet'],
  grouping: 'abreast',
  draw(canvas) {
    canvas.layer((pen) => drawSoldier(pen, saluting, standingBoots));
  },
};

/** On one knee, the head bowed, both hands on the upright rifle. */
export const kneelingSoldier: Motif = {
  name: 'kneeling-soldier',
  tinted: ['leafLight'],
  carries: ['soldier-helmet'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawSoldier(pen, onOneKnee, kneelingBoots, (held) =>
        drawRifle(held.at({ at: [0.66, -0.02], angleRad: -Math.PI / 2, scale: 0.84, isFlipped: true })),
      ),
    );
  },
};

/** Kneeling before the rifle, boots and helmet of a comrade who has fallen. */
export const soldierAtCross: Motif = {
  name: 'soldier-at-battlefield-cross',
  tinted: ['leafLight'],
  carries: ['soldier-helmet', 'dog-tags'],
  draw(canvas: Canvas) {
    canvas.layer((pen) => {
      drawBattlefieldCross(pen.at({ at: [0.66, 0.25], scale: 0.9 }));
      drawSoldier(pen.at({ at: [-0.4, 0] }), mourning, kneelingBoots);
    });
  },
};

type BootPlace = readonly [x: number, y: number, angleRad: number];

function drawSoldier(
  pen: Pen,
  pose: Pose,
  boots: readonly BootPlace[],
  drawRifleHeld: (pen: Pen) => void = () => {},
): void {
  drawMovingFigure(pen, pose, uniform, (held) => {
    for (const [x, y, angleRad] of boots) drawBoot(held.at({ at: [x, y], angleRad }), 'wood');
    drawVest(held, pose);
    drawHeadgear(held, pose.head, 'combatHelmet', 'leaf');
    drawRifleHeld(held);
  });
}

/** Over the breast, with its pouches. */
function drawVest(sheet: Pen, { spine }: Pose): void {
  const [top, , seat] = traced(spine, 1);
  if (!top || !seat) return;
  const pen = sheet.at({ at: top, angleRad: Math.atan2(seat[1] - top[1], seat[0] - top[0]) - Math.PI / 2 });
  const { inner, detail } = pen.weight;
  const cloth = { pigment: 'leaf', line: inner } as const;
  pen.fill(
    outlined('-0.24 0.12!, -0.06 0.04, 0.2 0.1!, 0.29 0.3, 0.25 0.62!, 0.0 0.68, -0.26 0.64!, -0.3 0.36'),
    {
      ...cloth,
      tone: (x) => clamp(0.25 - 0.6 * x),
    },
  );
  for (const x of [-0.02, 0.16])
    pen.fill(outlined(`${x - 0.09} 0.44!, ${x + 0.08} 0.44!, ${x + 0.07} 0.66!, ${x - 0.08} 0.66!`), {
      ...cloth,
      tone: 0.5,
    });
  for (const y of [0.24, 0.34]) pen.stroke(traced(`0.0 ${y}, 0.26 ${y - 0.02}`), detail * 1.5);
}

const uniform: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'leafLight',
  sleeves: 'long',
  bottoms: 'leafLight',
  legs: 'long',
  shoes: 'wood',
};
const patrolling: Pose = {
  head: { at: [0.12, -1.18], angleRad: 0.08 },
  spine: '0.02 -0.9, -0.02 -0.44, -0.06 0.02',
  arms: ['0.14 -0.74, 0.4 -0.4, 0.76 -0.3', '-0.06 -0.74, -0.22 -0.24, 0.16 -0.16'],
  legs: ['0.02 0.06, 0.32 0.54, 0.3 1.1', '-0.1 0.06, -0.12 0.62, -0.5 1.06'],
  toes: [0, 0.36],
};
const onOneKnee: Pose = {
  head: { at: [0.04, -0.7], angleRad: 0.5 },
  spine: '-0.16 -0.48, -0.28 -0.06, -0.34 0.38',
  arms: ['-0.04 -0.36, 0.24 -0.02, 0.62 -0.3', '-0.18 -0.34, 0.12 0.02, 0.56 -0.14'],
  legs: ['-0.26 0.42, 0.3 0.44, 0.22 1.0', '-0.38 0.42, -0.16 1.0, -0.74 0.94'],
  toes: [0, 1.0],
};
const mourning: Pose = {
  ...onOneKnee,
  arms: ['-0.04 -0.36, 0.08 0.08, 0.4 0.34', '-0.18 -0.34, 0.3 -0.02, 0.76 -0.24'],
};
const saluting: Pose = {
  head: { at: [0.02, -1.2], angleRad: -0.06 },
  spine: '-0.06 -0.92, -0.06 -0.46, -0.06 0.02',
  arms: ['0.08 -0.76, 0.56 -0.82, 0.3 -1.22', '-0.1 -0.76, -0.12 -0.26, -0.06 0.22'],
  legs: ['-0.02 0.06, 0.02 0.62, 0.04 1.14', '-0.1 0.06, -0.1 0.64, -0.12 1.16'],
  toes: [0, 0],
};
const standingBoots: readonly BootPlace[] = [
  [0.04, 1.14, 0],
  [-0.12, 1.16, 0],
];
const kneelingBoots: readonly BootPlace[] = [
  [0.22, 1.0, 0],
  [-0.74, 0.94, 1.0],
];
