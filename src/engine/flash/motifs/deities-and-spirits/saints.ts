import { clamp } from '../../geometry/interval.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { dove } from '../birds/dove.ts';
import type { Motif } from '../motif.ts';
import { drawBeard } from '../parts/beard.ts';
import { drawChildHead } from '../parts/child-head.ts';
import { drawDrapedRobe } from '../parts/draped-robe.ts';
import { drawLocks } from '../parts/fur.ts';
import { drawLongHairBehind, drawLongLocks, drawLongParting } from '../parts/long-hair.ts';
import { drawManFace } from '../parts/man-face.ts';
import { drawNimbus } from '../parts/nimbus.ts';
import { drawShortHair } from '../parts/short-hair.ts';
import { key } from '../tools/key.ts';

/** Saint Jude: the flame of Pentecost on his head, the image of Christ on his breast, a staff. */
export const saintJude: Motif = {
  name: 'saint-jude',
  tinted: ['leaf'],
  carries: ['halo', 'flame', 'medallion'],
  draw(easel) {
    easel.layer(drawNimbus, { contour: 0.6 });
    easel.layer((pen) => drawStaff(pen.at({ at: [1.24, 0.2], angleRad: 0.1 })), { contour: 0.7 });
    easel.layer((pen) => {
      drawBearded(pen, { hair: 'wood', cloth: 'foam', mantle: 'leaf' });
      drawImage(pen);
    });
    easel.layer(drawPentecost, { contour: 0.7 });
  },
};

/** Saint Christopher: the child on his shoulder, the staff that he wades the river with. */
export const saintChristopher: Motif = {
  name: 'saint-christopher',
  tinted: ['petal'],
  carries: ['halo', 'baby'],
  draw(easel) {
    easel.layer(drawNimbus, { contour: 0.6 });
    easel.layer((pen) => drawStaff(pen.at({ at: [-1.26, 0.1], angleRad: -0.06 })), { contour: 0.7 });
    easel.layer((pen) => drawBearded(pen, { hair: 'wood', cloth: 'leaf', mantle: 'petal' }));
    easel.layer((pen) => drawChild(pen.at({ at: [0.92, 0.34], scale: 0.96 })), { contour: 0.8 });
  },
};

/** Saint Peter: old, the two keys of heaven crossed before him. */
export const saintPeter: Motif = {
  name: 'saint-peter',
  tinted: ['water'],
  carries: ['halo', 'key', 'crossed-keys'],
  draw(easel) {
    easel.layer(drawNimbus, { contour: 0.6 });
    easel.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'water', mantle: 'gold' });
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'aged' });
      drawCurls(pen, 'foam');
      drawBeard(pen, { pigment: 'foam', tipY: 1.12, fullness: 0.5, sway: 0.14 });
    });
    for (const side of [-1, 1])
      easel.part(key.draw, { at: [0.1 * side, 1.5], scale: 0.58, angleRad: 0.75 * side });
  },
};

/** Saint Francis in the habit of his brothers, tonsured, a dove at his shoulder. */
export const saintFrancis: Motif = {
  name: 'saint-francis',
  tinted: ['wood'],
  carries: ['halo', 'dove', 'bird'],
  draw(easel) {
    easel.layer(drawNimbus, { contour: 0.6 });
    easel.layer((pen) => {
      drawHabit(pen);
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'lean' });
      drawTonsure(pen);
      drawBeard(pen, { pigment: 'dark', tipY: 1.02, fullness: 0.5, sway: 0.06 });
    });
    easel.part(dove.draw, { at: [1.12, 0.94], scale: 0.46, isFlipped: true });
  },
};

interface Bearded {
  readonly hair: Pigment;
  readonly cloth: Pigment;
  readonly mantle: Pigment;
}

function drawBearded(pen: Pen, { hair, cloth, mantle }: Bearded): void {
  drawLongHairBehind(pen, hair);
  drawDrapedRobe(pen, { skin: 'bone', cloth, mantle });
  drawLongLocks(pen, hair);
  drawManFace(pen, { skin: 'bone', mood: 'calm' });
  drawBeard(pen, { pigment: hair, tipY: 1.14, fullness: 0.46 });
  drawLongParting(pen, hair);
}

function drawCurls(pen: Pen, pigment: Pigment): void {
  drawShortHair(pen, pigment);
  drawLocks(
    pen,
    [
      [0.5, -0.5, 0.14, 0.56],
      [0.44, -0.66, 0.2, 0.3],
    ],
    { width: 0.26, bend: -0.3, pigment, tone: (_, y) => clamp(0.2 + 0.5 * (y + 0.6)) },
  );
}

function drawStaff(pen: Pen): void {
  pen.cell(
    outlined(
      '-0.06 -1.7!, 0.02 -1.76, 0.08 -1.68!, 0.09 -0.4, 0.05 0.2, 0.09 1.5!, -0.06 1.5!, -0.08 0.3, -0.04 -0.4',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 5 * x), line: pen.weight.inner * 1.1 },
  );
  for (const grain of ['0.0 -1.5, 0.02 -0.8, -0.01 -0.2', '0.0 0.2, 0.01 0.8, 0.0 1.3'])
    pen.stroke(traced(grain), pen.weight.detail * 1.2, { taper: 0.4 });
}

/** A tongue of fire above the brow. */
function drawPentecost(pen: Pen): void {
  for (const [scale, pigment] of [
    [1, 'petal'],
    [0.6, 'ember'],
    [0.32, 'gold'],
  ] as const)
    pen.at({ at: [0, -0.84], scale }).cell(flame, {
      pigment,
      tone: (_, y) => clamp(0.5 + 0.5 * y),
      line: pen.weight.inner,
    });
}

/** The face of Christ on a disc that hangs from his neck. */
function drawImage(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.42 1.02, -0.3 1.2, -0.18 1.3'), inner * 1.5);
  pen.stroke(traced('0.42 1.02, 0.3 1.2, 0.18 1.3'), inner * 1.5);
  pen.cell(circle([0, 1.5], 0.34, 50), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * (x + y - 1.4)),
    line: inner * 1.2,
  });
  pen.stroke(circle([0, 1.5], 0.28, 44), detail * 1.3);
  const bust = pen.at({ at: [0, 1.5] });
  bust.cell(symmetric('0 -0.2, 0.13 -0.16, 0.17 0.0, 0.18 0.2!, 0 0.24'), {
    pigment: 'wood',
    tone: 0.6,
    line: detail,
  });
  bust.cell(symmetric('0 -0.14, 0.08 -0.1, 0.09 0.02, 0.05 0.12, 0 0.18!'), {
    pigment: 'bone',
    tone: 0.1,
    line: detail,
  });
  bust.cell(symmetric('0 0.05, 0.07 0.05, 0.06 0.14, 0 0.21!'), { pigment: 'wood', tone: 0.6, line: detail });
  for (const x of [-0.035, 0.035]) bust.dot([x, -0.03], detail * 1.4);
}

/** The child on his shoulder, a hand raised in blessing. */
function drawChild(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(circle([0, -0.86], 0.46, 50), { pigment: 'gold', tone: 0.15, line: inner });
  pen.cell(
    outlined('-0.2 -0.5!, 0.2 -0.5!, 0.42 -0.1, 0.5 0.6, 0.5 1.04!, -0.4 1.12!, -0.42 0.4, -0.36 -0.1'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.08 + 0.6 * x + 0.2 * y),
      line: inner * 1.1,
    },
  );
  for (const fold of ['-0.1 -0.2, -0.16 0.4, -0.1 1.0', '0.14 -0.2, 0.2 0.4, 0.18 1.0'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  for (const x of [-0.16, 0.2])
    pen.cell(ellipse([x, 1.14], 0.15, 0.1, 24), { pigment: 'bone', tone: 0.15, line: inner });
  pen.cell(
    outlined('0.2 -0.3!, 0.4 -0.1, 0.5 -0.4, 0.5 -0.6!, 0.62 -0.6!, 0.64 -0.3, 0.52 0.14, 0.3 0.16!'),
    {
      pigment: 'foam',
      tone: 0.25,
      line: inner,
    },
  );
  pen.cell(outlined('0.49 -0.58!, 0.48 -0.74, 0.53 -0.86, 0.58 -0.86, 0.64 -0.74, 0.63 -0.58!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  drawChildHead(pen.at({ at: [0, -0.8], scale: 0.46 }), { hair: 'short', hairPigment: 'gold', top: 'foam' });
}

/** The hood laid back behind his neck. */
function drawHabit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 0.1, 0.6 0.3, 0.94 0.8, 0.9 1.2!, 0 1.3'), {
    pigment: 'wood',
    tone: 0.8,
    line: inner * 1.1,
  });
  drawDrapedRobe(pen, { skin: 'bone', cloth: 'wood' });
  for (const isFlipped of [true, false])
    pen
      .at({ isFlipped })
      .cell(outlined('0.3 0.84!, 0.62 0.74, 0.92 0.94, 0.84 1.2, 0.46 1.46, 0 1.6!, 0 1.36!, 0.24 1.2'), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.1 + 0.5 * x + 0.4 * (y - 1)),
        line: inner * 1.1,
      });
  for (const fold of ['0.46 0.96, 0.5 1.14, 0.2 1.4', '-0.46 0.96, -0.5 1.14, -0.2 1.4'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

/** A ring of hair around a shaven crown. */
function drawTonsure(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(symmetric('0 -0.98, 0.3 -0.92, 0.46 -0.72, 0.3 -0.6, 0 -0.56'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.6 * Math.abs(x)),
    line: inner,
  });
  pen.cell(
    symmetric(
      '0 -0.7, 0.26 -0.74, 0.44 -0.84, 0.6 -0.7, 0.68 -0.3, 0.6 0.1!, 0.52 -0.16, 0.46 -0.4, 0.26 -0.5, 0 -0.52',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner },
  );
  for (const lock of [
    '0.1 -0.66, 0.12 -0.54',
    '-0.1 -0.66, -0.12 -0.54',
    '0.4 -0.72, 0.46 -0.5',
    '-0.4 -0.72, -0.46 -0.5',
  ])
    pen.stroke(traced(lock), pen.weight.detail * 1.3, { isErasing: true, taper: 0.4 });
}

const flame = outlined(
  '0 0.06, -0.22 -0.02, -0.32 -0.24, -0.26 -0.48!, -0.18 -0.4, -0.14 -0.56, -0.02 -0.8, 0.1 -1.14!, 0.12 -0.86, 0.2 -0.7, 0.24 -0.56!, 0.34 -0.34, 0.32 -0.16, 0.2 0.0',
);
