import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { bladeOutline } from '../../parts/weapons/blade.ts';

/** Nezha: a boy with his hair in two buns, the ring, the red sash and the spear of flame. */
export const nezha: Motif = {
  name: 'nezha',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawSpear(pen.at({ at: [0.98, 0.2], angleRad: 0.42 })), { contour: 0.6 });
    canvas.layer(drawRing, { contour: 0.6 });
    canvas.layer((pen) => drawSash(pen), { contour: 0.7 });
    canvas.layer((pen) => {
      drawHair(pen);
      drawTunic(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'wood' });
      drawFringe(pen);
      pen.fill(outlined('0 -0.46!, 0.05 -0.36, 0 -0.28, -0.05 -0.36'), {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.1,
        line: pen.weight.detail,
      });
    });
    canvas.layer((pen) => drawLotus(pen.at({ at: [0, 1.4], scale: 0.6 })), { contour: 0.8 });
  },
};

function drawRing(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill([circle([0, -0.1], 1.34, 90), circle([0, -0.1], 1.18, 90)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.3 * (x + y)),
    line: inner,
    rule: 'evenodd',
  });
}

function drawSash(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const line of [
    '-0.5 1.1, -1.0 0.9, -1.3 0.3, -1.06 -0.3, -1.4 -0.8, -1.3 -1.3',
    '0.5 1.1, 1.0 1.0, 1.3 0.6, 1.5 0.9, 1.4 1.4',
  ]) {
    const spine = traced(line, 9);
    pen.fill(outlineOf(ribbon(spine, (t) => 0.11 + 0.03 * Math.sin(t * 18))), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.3 + 0.35 * Math.sin(5 * x + 4 * y)),
      line: inner,
    });
    pen.stroke(spine, detail, { taper: 0.3 });
  }
}

function drawSpear(pen: Pen): void {
  const { inner } = pen.weight;
  for (const bend of [-0.3, 0.3])
    pen.fill(bladeOutline({ from: [0, -1.1], to: [bend * 1.2, -1.9], bend, width: 0.26 }), {
      pigment: 'ember',
      tone: 0.2,
      line: inner,
    });
  pen.fill(outlined('-0.05 -1.1!, 0.05 -1.1!, 0.05 1.6!, -0.05 1.6!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(symmetric('0 -1.9!, 0.13 -1.4, 0.07 -1.08!, 0 -1.06'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner,
  });
}

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.52, -0.94], 0.29, 44), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner * 1.1,
    });
    drawGleams(
      side,
      ['0.4 -1.08, 0.52 -1.14, 0.64 -1.08', '0.38 -0.96, 0.54 -1.04, 0.7 -0.94'],
      detail * 1.3,
    );
    side.fill(ellipse([0.42, -0.72], 0.2, 0.09, 26), { pigment: 'petal', tone: 0.2, line: inner });
    side.fill(outlined('0.5 -0.72!, 0.74 -0.56, 0.8 -0.2!, 0.7 -0.28!, 0.62 -0.16!, 0.56 -0.5'), {
      pigment: 'petal',
      tone: 0.3,
      line: inner,
    });
  });
  pen.fill(symmetric('0 -0.98, 0.36 -0.94, 0.6 -0.64, 0.62 -0.1, 0.52 0.3!, 0 0.2'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
}

/** A straight fringe, parted into points. */
function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.98, 0.36 -0.92, 0.58 -0.62, 0.6 -0.1, 0.54 0.22!, 0.48 -0.06, 0.42 -0.3!, 0.34 -0.46, 0.26 -0.34!, 0.2 -0.5, 0.12 -0.44!, 0 -0.56',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.35, line: inner },
  );
  drawBothSides(pen, (side) => {
    drawGleams(side, ['0.1 -0.88, 0.18 -0.7, 0.2 -0.56', '0.26 -0.84, 0.4 -0.64, 0.44 -0.44'], detail, 0.5);
  });
}

function drawTunic(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.18 0.9!, 0.5 0.92, 0.86 1.1, 1.02 1.4, 1.0 1.66!, 0 1.72!, 0 1.3!'), {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.3) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    for (const [x, y, angleRad] of [
      [0.7, 1.12, 0.8],
      [0.5, 1.02, 1.0],
      [0.3, 0.98, 1.3],
    ] as const)
      side
        .at({ at: [x, y], angleRad, scale: 0.3 })
        .fill(outlined('0 -0.4!, 0.6 -0.4, 1.1 0!, 0.6 0.4, 0 0.4!'), {
          pigment: 'blush',
          tone: (px) => clamp(0.6 - 0.5 * px),
          line: inner,
        });
  });
}
