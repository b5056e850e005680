import { spline } from '../../geometry/curve.ts';
import { clamp } from '../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawHorseHead } from '../beasts/horse.ts';
import type { Motif } from '../motif.ts';
import { drawArmouredBust } from '../parts/armoured-bust.ts';
import { drawBeard, drawMoustache } from '../parts/beard.ts';
import { drawChildHead } from '../parts/child-head.ts';
import { drawDrapedRobe } from '../parts/draped-robe.ts';
import { drawBothSides, drawLocks } from '../parts/fur.ts';
import { drawHeavenlyHelmet } from '../parts/heavenly-helmet.ts';
import { drawManFace } from '../parts/man-face.ts';
import { drawTempleHair } from '../parts/short-hair.ts';

/** Zhang Fei: round eyes, a beard that bristles like a tiger's, the spear whose blade winds like a snake. */
export const zhangFei: Motif = {
  name: 'zhang-fei',
  tinted: ['water'],
  carries: ['spear'],
  draw(easel) {
    easel.layer((pen) => drawSerpentSpear(pen.at({ at: [1.3, 0.1], angleRad: 0.08 })), { contour: 0.7 });
    easel.layer((pen) => {
      drawBristles(pen);
      drawArmouredBust(pen, { skin: 'bone', metal: 'steel', cloth: 'water' });
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawBothSides(pen, drawRoundEye);
      drawBeard(pen, { pigment: 'dark', tipY: 1.16, fullness: 0.8, sway: 0.05 });
      drawWarCap(pen);
    });
  },
};

/** Zhao Yun: a young general in silver, his spear with its red tassel. */
export const zhaoYun: Motif = {
  name: 'zhao-yun',
  tinted: ['steel'],
  carries: ['spear'],
  draw(easel) {
    easel.layer((pen) => drawTasselledSpear(pen.at({ at: [1.36, 0.1], angleRad: 0.08 })), { contour: 0.7 });
    easel.layer(drawSilverGeneral);
  },
};

/** Zhao Yun who rides alone to save his lord's son: the child at his breast, his white horse beside him. */
export const zhaoYunToTheRescue: Motif = {
  name: 'zhao-yun-to-the-rescue',
  tinted: ['steel'],
  carries: ['spear', 'baby', 'horse'],
  draw(easel) {
    easel.layer((pen) => drawTasselledSpear(pen.at({ at: [-1.36, 0.1], angleRad: -0.08 })), { contour: 0.7 });
    easel.layer(drawSilverGeneral);
    easel.layer((pen) => drawHorseHead(pen.at({ at: [1.24, 0.98], scale: 0.72 }), 'foam'), { contour: 0.9 });
    easel.layer((pen) => drawSwaddled(pen.at({ at: [-0.1, 1.56], angleRad: 0.3 })), { contour: 0.9 });
  },
};

/** Lü Bu: two long pheasant's feathers on his crown, the halberd with its crescent. */
export const luBu: Motif = {
  name: 'lu-bu',
  tinted: ['petal'],
  carries: ['halberd', 'spear'],
  draw(easel) {
    easel.layer((pen) => drawHalberd(pen.at({ at: [-1.34, 0.2], angleRad: -0.06 })), { contour: 0.7 });
    easel.layer((pen) => drawBothSides(pen, drawPheasantFeather), { contour: 0.6 });
    easel.layer((pen) => {
      drawArmouredBust(pen, { skin: 'bone', metal: 'gold', cloth: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'lean' });
      drawTempleHair(pen, 'dark');
      drawHeavenlyHelmet(pen, { bowl: 'violet', metal: 'gold', plume: 'petal' });
    });
  },
};

/** Zhuge Liang: the silk cap of a scholar, a thin beard, the fan of crane's feathers before him. */
export const zhugeLiang: Motif = {
  name: 'zhuge-liang',
  tinted: ['water'],
  carries: ['fan', 'feather'],
  draw(easel) {
    easel.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam' });
      drawScholarCollar(pen);
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'lean' });
      drawTempleHair(pen, 'dark');
      drawThinBeard(pen);
      drawSilkCap(pen);
    });
    easel.layer((pen) => drawFeatherFan(pen.at({ at: [0.86, 1.86], angleRad: 0.3 })), { contour: 0.8 });
  },
};

function drawSilverGeneral(pen: Pen): void {
  drawArmouredBust(pen, { skin: 'bone', metal: 'steel', cloth: 'petal' });
  drawManFace(pen, { skin: 'bone', mood: 'calm' });
  drawTempleHair(pen, 'dark');
  drawHeavenlyHelmet(pen, { bowl: 'steel', metal: 'foam', plume: 'petal' });
}

/** Hair that stands off from his cheeks. */
function drawBristles(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.5, -0.3, 0.46, 0.1],
      [0.5, -0.1, 0.52, 0.24],
      [0.5, 0.14, 0.54, 0.34],
      [0.46, 0.36, 0.46, 0.5],
      [0.36, 0.56, 0.36, 0.6],
    ],
    { width: 0.32, bend: 0.12, pigment: 'dark', tone: 0.6 },
  );
}

function drawRoundEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.cell(circle([0.27, -0.1], 0.13, 30), { pigment: 'foam', tone: 0.1, line: inner * 1.2 });
  side.cell(circle([0.25, -0.09], 0.055, 20), { black: 'always', tone: 1 });
  side.cell(circle([0.235, -0.11], 0.016, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.14 0.08, 0.27 0.12, 0.4 0.06'), detail * 1.3, { taper: 0.4 });
}

/** A cloth wound about the brow, knotted on top. */
function drawWarCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.44, 0.2 -1.4, 0.3 -1.2, 0.24 -1.0!, 0 -0.98'), {
    pigment: 'water',
    tone: (x) => clamp(0.3 + Math.abs(x)),
    line: inner * 1.1,
  });
  pen.cell(symmetric('0 -1.14, 0.36 -1.06, 0.6 -0.82, 0.66 -0.44!, 0.34 -0.54, 0 -0.56'), {
    pigment: 'water',
    tone: (x) => clamp(0.15 + 0.8 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.cell(symmetric('0 -0.8, 0.36 -0.76, 0.66 -0.6!, 0.66 -0.4!, 0.34 -0.54, 0 -0.56'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.06 -1.04, 0.3 -0.98, 0.5 -0.74', '0.04 -0.94, 0.24 -0.9, 0.36 -0.8'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  });
  pen.cell(circle([0, -0.68], 0.1, 26), { pigment: 'petal', tone: 0.1, line: inner });
}

function drawShaft(pen: Pen): void {
  pen.cell(outlined('-0.055 -0.9!, 0.055 -0.9!, 0.055 1.8!, -0.055 1.8!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 6 * x),
    line: pen.weight.inner,
  });
}

function drawSerpentSpear(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawShaft(pen);
  const line = spline(traced('0 -0.9, 0.16 -1.12, -0.14 -1.36, 0.12 -1.6, -0.06 -1.82, 0.02 -2.1', 1), 8);
  pen.cell(outlineOf(ribbon(line, (share) => 0.15 * (1 - share) ** 0.5)), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner * 1.1,
  });
  pen.stroke(line.slice(2, -6), detail * 1.3, { taper: 0.3 });
  pen.cell(ellipse([0, -0.88], 0.14, 0.09, 26), { pigment: 'gold', tone: 0.2, line: inner });
}

function drawTasselledSpear(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawShaft(pen);
  pen.cell(symmetric('0 -1.9!, 0.16 -1.44, 0.12 -1.16, 0.05 -1.02!, 0 -1.0'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
  pen.cell(
    outlined(
      '-0.08 -1.02!, 0.08 -1.02!, 0.24 -0.7, 0.2 -0.4!, 0.1 -0.5!, 0.04 -0.34!, -0.06 -0.5!, -0.14 -0.36!, -0.24 -0.7',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.2 + 1.4 * x), line: inner },
  );
  for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x * 0.4} -0.96, ${x * 1.2} -0.56`), detail * 1.2);
  pen.cell(ellipse([0, -1.02], 0.11, 0.07, 24), { pigment: 'gold', tone: 0.2, line: inner });
}

/** A spear point between two crescents. */
function drawHalberd(pen: Pen): void {
  const { inner } = pen.weight;
  drawShaft(pen);
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.06 -0.94!, 0.3 -0.98!, 0.3 -1.08!, 0.06 -1.1!'), {
      pigment: 'steel',
      tone: 0.4,
      line: inner,
    });
    side.cell(
      outlined('0.26 -0.5!, 0.5 -0.76, 0.54 -1.04, 0.5 -1.3, 0.24 -1.6!, 0.34 -1.26, 0.36 -1.02, 0.34 -0.8'),
      {
        pigment: 'steel',
        tone: (x) => clamp(0.6 - 1.2 * (x - 0.3)),
        line: inner * 1.1,
      },
    );
  });
  pen.cell(symmetric('0 -2.0!, 0.14 -1.5, 0.08 -0.98!, 0 -0.96'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
  pen.cell(ellipse([0, -0.9], 0.13, 0.08, 24), { pigment: 'gold', tone: 0.2, line: inner });
}

/** Barred, rising from the crown and falling outwards. */
function drawPheasantFeather(side: Pen): void {
  const { inner, detail } = side.weight;
  const line = spline(traced('0.16 -1.3, 0.4 -1.9, 0.86 -2.2, 1.36 -2.06, 1.64 -1.56, 1.7 -0.9', 1), 10);
  const feather = ribbon(line, (share) => 0.12 * (1 - share) ** 0.6 + 0.02);
  side.cell(outlineOf(feather), {
    pigment: 'ember',
    tone: (x) => clamp(0.2 + 0.3 * x),
    line: inner * 1.1,
  });
  for (let i = 4; i < line.length - 4; i += 4) {
    const [x, y] = line[i] as readonly [number, number];
    side.cell(circle([x, y], 0.045, 14), { pigment: 'dark', black: 'uncolored', tone: 0.6, line: detail });
  }
}

/** A child in its swaddling cloth. */
function drawSwaddled(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
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

function drawScholarCollar(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.cell(outlined('0.24 0.86!, 0.46 0.92, 0.34 1.3, 0.1 1.78!, -0.12 1.78!, 0.1 1.3'), {
      pigment: 'water',
      tone: 0.3,
      line: side.weight.inner,
    }),
  );
}

/** Moustache and three thin strands. */
function drawThinBeard(pen: Pen): void {
  drawMoustache(pen, 'dark');
  drawLocks(pen, [[0.34, 0.6, 0.0, 0.5]], { width: 0.1, bend: 0.04, pigment: 'dark', tone: 0.5 });
  drawLocks(pen, [[0.04, 0.74, -0.03, 0.76]], { width: 0.2, bend: 0.03, pigment: 'dark', tone: 0.5 });
}

/** Tall, pleated from front to back, a band about the brow. */
function drawSilkCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.6, 0.34 -1.58, 0.56 -1.44!, 0.62 -0.9, 0.66 -0.5!, 0.34 -0.58, 0 -0.6'), {
    pigment: 'water',
    tone: (x) => clamp(0.15 + 0.7 * Math.abs(x)),
    line: inner * 1.2,
  });
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
    pen.stroke(traced(`${x * 0.9} -1.56, ${x} -1.2, ${x * 1.06} -0.82`), inner, { taper: 0.2 });
  pen.cell(symmetric('0 -0.86, 0.36 -0.82, 0.64 -0.7!, 0.66 -0.46!, 0.34 -0.56, 0 -0.6'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.cell(outlined('-0.1 -0.82!, 0.1 -0.82!, 0.1 -0.62!, -0.1 -0.62!'), {
    pigment: 'leaf',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('-0.5 -0.66, -0.3 -0.72, -0.16 -0.74'), detail, { isErasing: true, taper: 0.4 });
}

/** White feathers spread from a grip, their tips dark. */
function drawFeatherFan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const i of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const feather = pen.at({ at: [0, 0], angleRad: 0.22 * i });
    const length = 1.4 - 0.02 * i * i;
    feather.cell(
      symmetric(`0 ${-length - 0.06}!, 0.12 ${-length + 0.16}, 0.17 ${-length + 0.5}, 0.09 -0.3, 0 -0.1`),
      {
        pigment: 'foam',
        tone: (x, y) => clamp(0.08 + 1.2 * Math.max(0, x) + 0.9 * clamp(-y - length + 0.34)),
        line: inner,
      },
    );
    feather.stroke(traced(`0 -0.2, 0 ${-length + 0.1}`), detail * 1.3);
    for (const y of [0.5, 0.7])
      feather.stroke(traced(`0 ${-length * y}, 0.12 ${-length * y - 0.14}`), detail);
  }
  pen.cell(outlined('-0.1 -0.34!, 0.1 -0.34!, 0.07 0.44!, -0.07 0.44!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner * 1.1,
  });
  pen.cell(ellipse([0, -0.3], 0.15, 0.12, 26), { pigment: 'petal', tone: 0.2, line: inner });
}
