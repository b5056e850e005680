import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Artemis: the crescent on her brow, a bow at her shoulder. */
export const artemis: Motif = {
  name: 'artemis',
  tinted: ['leaf'],
  carries: ['bow', 'moon', 'arrow'],
  draw(canvas) {
    canvas.layer((pen) => drawBow(pen.at({ at: [1.16, 0.16], angleRad: 0.1 })), {
      silhouette: 'fills-and-lines',
      contour: 0.6,
    });
    canvas.layer((pen) => {
      drawQuiver(pen);
      drawKnot(pen);
      drawChiton(pen, 'leaf');
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: 'stern' });
      drawPartedHair(pen, 'wood');
      drawCrescentDiadem(pen);
    });
  },
};

/** Hair gathered high behind the head. */
function drawKnot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -1.06], 0.32, 44), { pigment: 'wood', tone: (x) => clamp(0.4 + x), line: inner * 1.1 });
  for (const hair of ['-0.2 -1.2, 0 -1.3, 0.2 -1.2', '-0.22 -1.08, 0 -1.16, 0.22 -1.08'])
    pen.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  pen.fill(symmetric('0 -0.96, 0.4 -0.88, 0.62 -0.5, 0.58 0.1, 0.46 0.3!, 0 0.2'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
}

/** A band around the hair, a crescent standing on it. */
function drawCrescentDiadem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.74!, 0.34 -0.68, 0.6 -0.46!, 0.58 -0.36!, 0.32 -0.58, 0 -0.64!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner,
  });
  pen.fill(
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
    arrow.fill(outlined('-0.03 0.2!, 0.03 0.2!, 0.03 -0.7!, -0.03 -0.7!'), {
      pigment: 'wood',
      tone: 0.3,
      line: inner * 0.9,
    });
    drawBothSides(arrow, (side) => {
      side.fill(outlined('0.02 -0.36!, 0.14 -0.46, 0.15 -0.8!, 0.02 -0.7!'), {
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
