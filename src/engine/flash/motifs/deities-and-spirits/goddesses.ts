import { clamp } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawChiton } from '../parts/chiton.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawLeaf } from '../parts/leaf.ts';
import { drawLimb } from '../parts/limb.ts';
import { drawRoundBlossom } from '../parts/round-blossom.ts';
import { drawWavyHair } from '../parts/wavy-hair.ts';
import { drawWomanFace } from '../parts/woman-face.ts';
import { drawCutPomegranate } from '../plants/pomegranate.ts';

/** Aphrodite before the scallop shell that she rose from. */
export const aphrodite: Motif = {
  name: 'aphrodite',
  tinted: ['petalLight'],
  carries: ['shell'],
  draw(easel) {
    easel.layer((pen) => drawScallop(pen.at({ at: [0, 0.5] })), { contour: 0.8 });
    easel.layer((pen) => {
      drawWavyHair(pen, 'gold');
      drawChiton(pen, 'foam');
      drawWomanFace(pen, { skin: 'bone', iris: 'water', cast: 'bold' });
      drawParting(pen, 'gold');
      drawPearls(pen);
    });
  },
};

/** Artemis: the crescent on her brow, a bow at her shoulder. */
export const artemis: Motif = {
  name: 'artemis',
  tinted: ['leaf'],
  carries: ['bow', 'moon', 'arrow'],
  draw(easel) {
    easel.layer((pen) => drawBow(pen.at({ at: [1.16, 0.16], angleRad: 0.1 })), {
      silhouette: 'cells-and-lines',
      contour: 0.6,
    });
    easel.layer((pen) => {
      drawQuiver(pen);
      drawKnot(pen);
      drawChiton(pen, 'leaf');
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: 'stern' });
      drawParting(pen, 'wood');
      drawCrescentDiadem(pen);
    });
  },
};

/** Persephone, queen of the underworld: spring flowers in dark hair, a pomegranate before her. */
export const persephone: Motif = {
  name: 'persephone',
  tinted: ['violet'],
  carries: ['pomegranate', 'flower', 'flower-crown'],
  draw(easel) {
    easel.layer((pen) => {
      drawWavyHair(pen, 'dark');
      drawChiton(pen, 'violet');
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', areEyesClosed: easel.kit.variant % 2 === 1 });
      drawParting(pen, 'dark');
    });
    easel.layer(drawSpringWreath, { contour: 0.8 });
    easel.layer((pen) => drawCutPomegranate(pen.at({ at: [0, 1.56], scale: 0.46 })), { contour: 0.8 });
  },
};

/** Hair parted in the middle, over the brow and past the ears. */
function drawParting(pen: Pen, pigment: Pigment): void {
  drawBothSides(pen, (side) => {
    side.cell(
      outlined(
        '0 -0.92!, 0.36 -0.86, 0.62 -0.5, 0.62 0.1, 0.54 0.44!, 0.5 0.0, 0.4 -0.36, 0.2 -0.5, 0 -0.6!',
      ),
      { pigment, tone: (x, y) => clamp(0.15 + 0.6 * (x - 0.2) + 0.3 * (y + 0.4)), line: side.weight.inner },
    );
    for (const hair of ['0.06 -0.8, 0.36 -0.66, 0.54 -0.2, 0.56 0.2', '0.06 -0.7, 0.3 -0.56, 0.48 -0.24'])
      side.stroke(traced(hair), side.weight.detail, { taper: 0.4 });
  });
}

/** Its hinge at the origin, its ribs fanned upwards. */
function drawScallop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const ribs = 11;
  for (let i = 0; i < ribs; i++) {
    const rib = pen.at({ angleRad: -Math.PI * (0.97 - (0.94 * i) / (ribs - 1)) });
    rib.cell(outlined('0 -0.05!, 1.0 -0.22, 1.66 -0.28, 1.92 0, 1.66 0.28, 1.0 0.22, 0 0.05!'), {
      pigment: i % 2 === 0 ? 'petalLight' : 'blush',
      tone: (x) => clamp(0.75 - 0.42 * x),
      line: inner,
    });
    for (const x of [1.2, 1.46, 1.68])
      rib.stroke(traced(`${x} -0.2, ${x + 0.07} 0, ${x} 0.2`), detail, { taper: 0.3 });
  }
}

function drawPearls(pen: Pen): void {
  for (let i = 0; i < 13; i++) {
    const x = -0.42 + 0.07 * i;
    pen.cell(circle([x, 1.2 - 1.1 * x * x], 0.045, 18), {
      pigment: 'foam',
      tone: 0.15,
      line: pen.weight.detail * 1.3,
    });
  }
}

/** Hair gathered high behind the head. */
function drawKnot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(circle([0, -1.06], 0.32, 44), { pigment: 'wood', tone: (x) => clamp(0.4 + x), line: inner * 1.1 });
  for (const hair of ['-0.2 -1.2, 0 -1.3, 0.2 -1.2', '-0.22 -1.08, 0 -1.16, 0.22 -1.08'])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  pen.cell(symmetric('0 -0.96, 0.4 -0.88, 0.62 -0.5, 0.58 0.1, 0.46 0.3!, 0 0.2'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
}

/** A band around the hair, a crescent standing on it. */
function drawCrescentDiadem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(symmetric('0 -0.74!, 0.34 -0.68, 0.6 -0.46!, 0.58 -0.36!, 0.32 -0.58, 0 -0.64!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner,
  });
  pen.cell(
    symmetric('0 -0.66, 0.26 -0.72, 0.46 -0.94, 0.5 -1.24, 0.42 -1.44!, 0.4 -1.2, 0.26 -0.98, 0 -0.92'),
    { pigment: 'moon', tone: (x) => clamp(0.05 + 0.7 * Math.max(0, x)), line: inner * 1.2 },
  );
}

/** Arrows over her shoulder. */
function drawQuiver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, lean] of [
    [-0.76, -0.1],
    [-0.92, -0.3],
    [-1.06, -0.5],
  ] as const) {
    const arrow = pen.at({ at: [x, 0.9], angleRad: lean });
    arrow.cell(outlined('-0.03 0.2!, 0.03 0.2!, 0.03 -0.7!, -0.03 -0.7!'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner * 0.9,
    });
    drawBothSides(arrow, (side) => {
      side.cell(outlined('0.02 -0.36!, 0.14 -0.46, 0.15 -0.8!, 0.02 -0.7!'), {
        pigment: 'petal',
        tone: 0.2,
        line: inner * 0.9,
      });
      side.stroke(traced('0.03 -0.5, 0.13 -0.6'), detail);
    });
  }
  drawLimb(
    pen,
    { line: '-0.96 0.76, -0.6 1.5', half: [0.26, 0.22] },
    { pigment: 'wood', tone: (x) => clamp(0.4 + 0.6 * (x + 0.8)), line: inner * 1.1 },
  );
}

/** Strung, its grip at the origin, curving to the right. */
function drawBow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.06 -1.5, -0.06 1.5'), inner * 0.9);
  drawLimb(
    pen,
    {
      line: '-0.14 -1.6, -0.04 -1.5, 0.2 -1.16, 0.36 -0.6, 0.26 -0.16, 0.22 0, 0.26 0.16, 0.36 0.6, 0.2 1.16, -0.04 1.5, -0.14 1.6',
      half: [0.03, 0.06, 0.08, 0.1, 0.09, 0.08, 0.09, 0.1, 0.08, 0.06, 0.03],
    },
    { pigment: 'gold', tone: (x) => clamp(0.5 - 0.9 * (x - 0.1)), line: inner * 1.1 },
  );
}

/** Blossoms and leaves around the crown of the head. */
function drawSpringWreath(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [0.66, -0.5, -0.2],
    [0.56, -0.8, -0.7],
    [0.3, -1.0, -1.1],
    [0.08, -1.06, -1.5],
  ] as const)
    for (const side of [-1, 1])
      drawLeaf(
        pen.at({ at: [x * side, y], scale: 0.36, angleRad: side > 0 ? angleRad : Math.PI - angleRad }),
        { width: 0.45 },
      );
  for (const [x, y, scale, pigment] of [
    [0.64, -0.5, 0.2, 'blush'],
    [0.46, -0.76, 0.19, 'foam'],
    [0.24, -0.92, 0.2, 'blush'],
  ] as const)
    for (const side of [-1, 1]) drawRoundBlossom(pen.at({ at: [x * side, y], scale }), pigment, 'gold');
  drawRoundBlossom(pen.at({ at: [0, -1.0], scale: 0.24 }), 'petalLight', 'gold');
}
