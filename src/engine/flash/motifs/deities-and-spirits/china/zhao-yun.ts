import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHorseHead } from '../../beasts/hoofed/horse.ts';
import type { Motif } from '../../motif.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawChildHead } from '../../parts/faces-and-hair/child-head.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawHeavenlyHelmet } from '../../parts/headgear/heavenly-helmet.ts';
import { drawPoleShaft } from '../../parts/weapons/pole-shaft.ts';

/** Zhao Yun: a young general in silver, his spear with its red tassel. */
export const zhaoYun: Motif = {
  name: 'zhao-yun',
  tinted: ['steel'],
  carries: ['spear'],
  draw(canvas) {
    canvas.layer((pen) => drawTasselledSpear(pen.at({ at: [1.36, 0.1], angleRad: 0.08 })), { contour: 0.7 });
    canvas.layer(drawSilverGeneral);
  },
};

/** Zhao Yun who rides alone to save his lord's son: the child at his breast, his white horse beside him. */
export const zhaoYunToTheRescue: Motif = {
  name: 'zhao-yun-to-the-rescue',
  tinted: ['steel'],
  carries: ['spear', 'baby', 'horse'],
  draw(canvas) {
    canvas.layer((pen) => drawTasselledSpear(pen.at({ at: [-1.36, 0.1], angleRad: -0.08 })), {
      contour: 0.7,
    });
    canvas.layer(drawSilverGeneral);
    canvas.layer((pen) => drawHorseHead(pen.at({ at: [1.24, 0.98], scale: 0.72 }), 'foam'), { contour: 0.9 });
    canvas.layer((pen) => drawSwaddled(pen.at({ at: [-0.1, 1.56], angleRad: 0.3 })), { contour: 0.9 });
  },
};

function drawSilverGeneral(pen: Pen): void {
  drawArmouredBust(pen, { skin: 'bone', metal: 'steel', cloth: 'petal' });
  drawManFace(pen, { skin: 'bone', mood: 'calm' });
  drawTempleHair(pen, 'dark');
  drawHeavenlyHelmet(pen, { bowl: 'steel', metal: 'foam', plume: 'petal' });
}

function drawTasselledSpear(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPoleShaft(pen, -0.9);
  pen.fill(symmetric('0 -1.9!, 0.16 -1.44, 0.12 -1.16, 0.05 -1.02!, 0 -1.0'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '-0.08 -1.02!, 0.08 -1.02!, 0.24 -0.7, 0.2 -0.4!, 0.1 -0.5!, 0.04 -0.34!, -0.06 -0.5!, -0.14 -0.36!, -0.24 -0.7',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.2 + 1.4 * x), line: inner },
  );
  for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x * 0.4} -0.96, ${x * 1.2} -0.56`), detail * 1.2);
  pen.fill(ellipse([0, -1.02], 0.11, 0.07, 24), { pigment: 'gold', tone: 0.2, line: inner });
}

/** A child in its swaddling cloth. */
function drawSwaddled(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -0.44!, 0.3 -0.5, 0.52 -0.2, 0.44 0.2, 0.1 0.5, -0.4 0.64, -0.7 0.6!, -0.56 0.2, -0.36 -0.2',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.4 * x + 0.5 * y),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '-0.5 0.5, -0.1 0.4, 0.3 0.1',
    '-0.4 0.2, -0.1 0.2, 0.16 0.0',
    '-0.6 0.58, -0.2 0.54, 0.14 0.4',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
  drawChildHead(pen.at({ at: [0.14, -0.26], scale: 0.42 }), {
    hair: 'short',
    hairPigment: 'dark',
    top: 'gold',
  });
}
