import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawRaven } from '../birds/raven.ts';
import type { Motif } from '../motif.ts';
import { drawBeard } from '../parts/beard.ts';
import { drawDrapedRobe } from '../parts/draped-robe.ts';
import { drawBothSides, drawLocks } from '../parts/fur.ts';
import { drawLimb } from '../parts/limb.ts';
import { drawManFace } from '../parts/man-face.ts';
import type { FeatherRow } from '../parts/plumage.ts';
import { drawFeatheredWing } from '../parts/plumage.ts';
import { drawHammerOfThor } from '../skulls-and-arms/mjolnir.ts';

/** Odin: one eye under a patch, a long grey beard, a raven on either shoulder. */
export const odin: Motif = {
  name: 'odin',
  tinted: ['water'],
  carries: ['raven'],
  draw(easel) {
    easel.layer((pen) => {
      drawMane(pen, 'cloud');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'water' });
      drawFurCollar(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'aged' });
      drawEyePatch(pen);
      drawBeard(pen, { pigment: 'cloud', tipY: 1.86, fullness: 0.5, sway: 0.1 });
      drawHelm(pen, 'steel');
    });
    for (const isFlipped of [true, false])
      easel.part((part) => drawRaven(part, false, false), {
        at: [isFlipped ? 1.04 : -1.04, 0.68],
        scale: 0.48,
        isFlipped,
      });
  },
};

/** Thor: red-bearded under a winged helmet, his hammer beside him. */
export const thor: Motif = {
  name: 'thor',
  tinted: ['ember'],
  carries: ['mjolnir', 'hammer'],
  draw(easel) {
    for (const isFlipped of [true, false])
      easel.layer((pen) => drawFeatheredWing(pen, wingArm, wingRows), { at: { isFlipped }, contour: 0.6 });
    easel.layer((pen) => {
      drawMane(pen, 'ember');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'dark', mantle: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawBeard(pen, { pigment: 'ember', tipY: 1.44, fullness: 0.5, sway: 0.1 });
      drawHelm(pen, 'steel');
      drawBothSides(pen, (side) =>
        side.cell(circle([0.64, -0.6], 0.12, 28), { pigment: 'gold', tone: 0.1, line: side.weight.inner }),
      );
    });
    easel.layer((pen) => drawHammerOfThor(pen.at({ at: [0.98, 0.9], scale: 0.72, angleRad: 0.16 })));
  },
};

/** Loki: a lean face with a crooked smile, long horns on his golden helmet. */
export const loki: Motif = {
  name: 'loki',
  tinted: ['leaf'],
  draw(easel) {
    easel.layer((pen) => drawBothSides(pen, drawLongHorn), { contour: 0.8 });
    easel.layer((pen) => {
      drawLocks(
        pen,
        [
          [0.46, -0.3, 0.24, 1.2],
          [0.46, -0.2, 0.1, 1.26],
          [0.4, -0.1, 0.02, 1.16],
        ],
        { width: 0.3, bend: -0.1, pigment: 'dark', tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)) },
      );
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'leaf' });
      drawGorget(pen);
      drawManFace(pen, { skin: 'bone', mood: 'sly', cast: 'lean' });
      drawHornedHelm(pen);
    });
  },
};

/** Long hair behind the head. */
function drawMane(pen: Pen, pigment: Pigment): void {
  drawLocks(
    pen,
    [
      [0.46, -0.1, 0.44, 0.96],
      [0.48, 0, 0.26, 1.1],
      [0.44, 0.2, 0.1, 1.04],
    ],
    { width: 0.36, bend: -0.14, pigment, tone: (x) => clamp(0.85 - 0.5 * Math.abs(x)) },
  );
}

/** Over his right eye, on a strap around the head. */
function drawEyePatch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.5 -0.5, 0.1 -0.34, -0.56 0.02'), inner * 2.2);
  pen.cell(outlined('-0.46 -0.26, -0.24 -0.34, -0.06 -0.22, -0.06 -0.04, -0.2 0.12, -0.38 0.1, -0.5 -0.06'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  pen.stroke(traced('-0.38 -0.2, -0.24 -0.25, -0.14 -0.18'), detail * 1.6, { isErasing: true, taper: 0.4 });
}

/** A domed helmet with a crest along its middle and a broad rim of gold. */
function drawHelm(pen: Pen, metal: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.32, 0.34 -1.24, 0.62 -0.96, 0.7 -0.46!, 0.34 -0.6, 0 -0.64'), {
    pigment: metal,
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.66, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const knot of ['0.2 -1.1, 0.42 -0.94, 0.3 -0.8, 0.18 -0.92, 0.38 -1.08, 0.54 -0.86'])
      side.stroke(traced(knot), detail * 1.4);
  });
  pen.cell(symmetric('0 -1.4!, 0.09 -1.26, 0.12 -0.66!, 0 -0.62'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 4 * Math.max(0, x)),
    line: inner,
  });
  pen.cell(symmetric('0 -0.78!, 0.36 -0.72, 0.7 -0.54!, 0.7 -0.36!, 0.36 -0.5, 0.1 -0.54, 0 -0.34!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.56, -0.4, -0.24, 0.24, 0.4, 0.56]) pen.dot([x, -0.66 + 0.4 * x * x], detail * 1.6);
}

function drawFurCollar(pen: Pen): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      drawLocks(pen, [[0.36 + 0.16 * i, 1.0 + 0.05 * i, 0.12, 0.36]], {
        width: 0.26,
        bend: side * 0.1,
        pigment: 'wood',
        tone: (_, y) => clamp(0.2 + 1.2 * (y - 1.1)),
      });
}

/** A golden collar piece with a point. */
function drawGorget(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 1.74!, 0.3 1.36, 0.66 1.02!, 0.4 0.86!, 0.2 1.06, 0 1.12'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.max(0, x) + 0.3 * (y - 1.1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.46 1.0, -0.2 1.24, 0 1.32, 0.2 1.24, 0.46 1.0'), detail * 1.3);
}

/** Up from the brow, backwards and up again. */
function drawLongHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    {
      line: '0.3 -0.86, 0.66 -1.12, 0.96 -1.5, 0.98 -2.0, 0.72 -2.5, 0.5 -2.7',
      half: [0.15, 0.16, 0.14, 0.11, 0.06, 0.005],
    },
    { pigment: 'gold', tone: (x, y) => clamp(0.1 + 0.7 * (x - 0.6) + 0.1 * (y + 2)), line: inner * 1.2 },
  );
  for (const ring of [
    '0.44 -1.14, 0.58 -1.02, 0.66 -0.9',
    '0.64 -1.34, 0.78 -1.26, 0.88 -1.14',
    '0.78 -1.62, 0.92 -1.6, 1.08 -1.54',
    '0.86 -1.92, 0.98 -1.92, 1.1 -1.92',
  ])
    side.stroke(traced(ring), detail * 1.3, { taper: 0.3 });
}

/** A close helmet with cheek pieces and a point between the eyes. */
function drawHornedHelm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.12, 0.36 -1.06, 0.6 -0.8, 0.62 -0.4!, 0.3 -0.5, 0 -0.5'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.62, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.5 -0.5!, 0.64 -0.5!, 0.66 0.0, 0.56 0.44, 0.36 0.62!, 0.42 0.3, 0.44 -0.1'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0, 0.6, y) + 2 * (x - 0.56)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.58 -0.36, 0.6 0.0, 0.5 0.42'), detail * 1.2, { taper: 0.3 });
  });
  pen.cell(
    symmetric(
      '0 -0.2!, 0.06 -0.4, 0.3 -0.42, 0.56 -0.36, 0.68 -0.44!, 0.66 -0.66!, 0.34 -0.72, 0.14 -0.86, 0 -1.0!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.05 + 0.6 * Math.abs(x)), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.58 -0.52, -0.2 -0.56, 0 -0.42, 0.2 -0.56, 0.58 -0.52'), detail * 1.3);
}

const wingArm = traced('0.98 -1.5, 0.94 -1.3, 0.84 -1.0, 0.7 -0.6', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 7, pigment: 'foam', lengths: [0.66, 0.5], anglesRad: [-1.1, 0.5], width: 0.3, shade: 0 },
  { feathers: 6, pigment: 'foam', lengths: [0.4, 0.32], anglesRad: [-1.0, 0.5], width: 0.4, shade: 0.05 },
];
