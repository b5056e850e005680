import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHorsehairCrest, drawOpenHelmet } from '../../deities-and-spirits/greece/athena.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A warrior of Sparta whose face is seen: crested helmet, bronze and red cloak, spear and round shield. */
export const spartanWarrior: Motif = {
  name: 'spartan-warrior',
  tinted: ['petal'],
  carries: ['spear', 'shield', 'spartan'],
  draw(canvas) {
    canvas.layer((pen) => drawSpear(pen.at({ at: [-1.36, 0.1], angleRad: -0.04 })), { contour: 0.7 });
    canvas.layer(drawHorsehairCrest, { contour: 0.8 });
    canvas.layer((pen) => {
      drawCuirass(pen);
      drawManFace(pen.at({ scale: 0.92 }), { skin: 'bone', mood: 'stern' });
      drawBeard(pen.at({ scale: 0.92 }), { pigment: 'dark', tipY: 1.2, fullness: 0.6, sway: 0.06 });
      drawOpenHelmet(pen);
    });
    canvas.layer((pen) => drawShield(pen.at({ at: [1.02, 1.36] })), { contour: 0.9 });
  },
};

/** A breastplate shaped like the breast under it, a cloak pinned over the shoulders. */
function drawCuirass(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.26 0.5!, 0.26 0.5!, 0.3 0.94, 0.44 1.1!, -0.44 1.1!, -0.3 0.94'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.9 - 0.7 * (y - 0.5) + x),
    line: inner,
  });
  pen.fill(symmetric('0 1.14, 0.34 1.0, 0.7 1.04, 0.88 1.3, 0.86 1.88!, 0 1.92'), {
    pigment: 'gold',
    tone: (x) => clamp(0.06 + 0.7 * Math.max(0, x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0 1.28, 0 1.86'), detail * 1.5, { taper: 0.3 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.04 1.66, 0.3 1.72, 0.6 1.62, 0.7 1.4'), inner, { taper: 0.3 });
    side.fill(outlined('0.4 0.94!, 0.8 0.9, 1.16 1.06, 1.3 1.4, 1.34 1.9!, 0.88 1.9!, 0.84 1.4, 0.6 1.14'), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.5) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    for (const fold of ['0.7 1.02, 0.96 1.4, 1.0 1.84', '0.86 1.0, 1.14 1.36, 1.2 1.84'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    side.fill(circle([0.56, 1.04], 0.1, 26), { pigment: 'gold', tone: 0.2, line: inner });
  });
}

function drawSpear(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.05 -1.2!, 0.05 -1.2!, 0.05 1.8!, -0.05 1.8!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 6 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -2.0!, 0.15 -1.56, 0.1 -1.34, 0.06 -1.16!, 0 -1.14'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
}

/** Round, the letter of the Lacedaemonians on it. */
function drawShield(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.62, 70), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.5 * (x + y)),
    line: inner * 1.2,
  });
  pen.fill(circle([0, 0], 0.48, 60), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.6 * (x + y)),
    line: inner,
  });
  pen.fill(outlined('0 -0.36!, 0.3 0.3!, 0.17 0.3!, 0 -0.1!, -0.17 0.3!, -0.3 0.3!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
}
