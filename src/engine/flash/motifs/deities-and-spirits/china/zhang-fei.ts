import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawPoleShaft } from '../../parts/weapons/pole-shaft.ts';

/** Zhang Fei: round eyes, a beard that bristles like a tiger's, the spear whose blade winds like a snake. */
export const zhangFei: Motif = {
  name: 'zhang-fei',
  tinted: ['water'],
  carries: ['spear'],
  draw(canvas) {
    canvas.layer((pen) => drawSerpentSpear(pen.at({ at: [1.3, 0.1], angleRad: 0.08 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawBristles(pen);
      drawArmouredBust(pen, { skin: 'bone', metal: 'steel', cloth: 'water' });
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawBothSides(pen, drawRoundEye);
      drawBeard(pen, { pigment: 'dark', tipY: 1.16, fullness: 0.8, sway: 0.05 });
      drawWarCap(pen);
    });
  },
};

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
  side.fill(circle([0.27, -0.1], 0.13, 30), { pigment: 'foam', tone: 0.1, line: inner * 1.2 });
  side.fill(circle([0.25, -0.09], 0.055, 20), { black: 'always', tone: 1 });
  side.fill(circle([0.235, -0.11], 0.016, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.14 0.08, 0.27 0.12, 0.4 0.06'), detail * 1.3, { taper: 0.4 });
}

/** A cloth wound about the brow, knotted on top. */
function drawWarCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.44, 0.2 -1.4, 0.3 -1.2, 0.24 -1.0!, 0 -0.98'), {
    pigment: 'water',
    tone: (x) => clamp(0.3 + Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.14, 0.36 -1.06, 0.6 -0.82, 0.66 -0.44!, 0.34 -0.54, 0 -0.56'), {
    pigment: 'water',
    tone: (x) => clamp(0.15 + 0.8 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.8, 0.36 -0.76, 0.66 -0.6!, 0.66 -0.4!, 0.34 -0.54, 0 -0.56'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.06 -1.04, 0.3 -0.98, 0.5 -0.74', '0.04 -0.94, 0.24 -0.9, 0.36 -0.8'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  });
  pen.fill(circle([0, -0.68], 0.1, 26), { pigment: 'petal', tone: 0.1, line: inner });
}

function drawSerpentSpear(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPoleShaft(pen, -0.9);
  const line = spline(traced('0 -0.9, 0.16 -1.12, -0.14 -1.36, 0.12 -1.6, -0.06 -1.82, 0.02 -2.1', 1), 8);
  pen.fill(outlineOf(ribbon(line, (share) => 0.15 * (1 - share) ** 0.5)), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner * 1.1,
  });
  pen.stroke(line.slice(2, -6), detail * 1.3, { taper: 0.3 });
  pen.fill(ellipse([0, -0.88], 0.14, 0.09, 26), { pigment: 'gold', tone: 0.2, line: inner });
}
