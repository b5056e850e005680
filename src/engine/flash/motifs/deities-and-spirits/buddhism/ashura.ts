import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawJoinedHands } from '../../parts/arms-and-hands/joined-hands.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** Ashura with three faces and six arms, two of them in prayer, two raised to sun and moon. */
export const ashura: Motif = {
  name: 'ashura',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawArms);
      pen.fill(circle([-1.24, -1.5], 0.2, 30), { pigment: 'petal', tone: 0.1, line: pen.weight.inner });
      pen.fill(outlined('1.18 -1.7!, 1.42 -1.6, 1.44 -1.34, 1.2 -1.28!, 1.32 -1.48'), {
        pigment: 'moon',
        tone: 0.1,
        line: pen.weight.inner,
      });
    });
    canvas.layer((pen) => {
      drawBreast(pen);
      drawBothSides(pen, (side) => {
        const face = side.at({ at: [0.44, -0.2], scale: 0.62, angleRad: 0.16 });
        drawManFace(face, { skin: 'ember', mood: 'stern' });
        drawHair(face);
      });
      const front = pen.at({ at: [0, -0.24], scale: 0.76 });
      drawManFace(front, { skin: 'ember', mood: 'calm', cast: 'lean' });
      drawHair(front);
      drawJoinedHands(pen.at({ at: [0, 1.1], scale: 0.44 }), { skin: 'ember', sleeve: 'ember' });
    });
  },
};

function drawArms(side: Pen): void {
  const { inner } = side.weight;
  for (const [arm, bangle, hand] of [
    ['0.5 0.7, 1.0 0.66, 1.2 0.1, 1.24 -1.0', [1.24, -0.76], [1.26, -1.14]],
    ['0.5 0.8, 1.1 0.98, 1.5 0.5, 1.56 0.02', [1.55, 0.18], [1.57, -0.1]],
  ] as const) {
    drawLimb(
      side,
      { line: arm, half: [0.15, 0.13, 0.1, 0.07] },
      { pigment: 'ember', tone: (x, y) => clamp(0.15 + 0.3 * (x - 0.8) + 0.2 * y), line: inner },
    );
    side.fill(ellipse(bangle, 0.11, 0.06, 22), { pigment: 'gold', tone: 0.2, line: inner });
    const palm = side.at({ at: hand, scale: 1 });
    palm.fill(outlined('-0.08 0.16!, -0.12 0.0, -0.1 -0.18, 0.0 -0.28, 0.1 -0.2, 0.12 0.0, 0.08 0.16!'), {
      pigment: 'ember',
      tone: 0.1,
      line: inner,
    });
    for (const x of [-0.04, 0.03]) palm.stroke(traced(`${x} -0.22, ${x} -0.06`), side.weight.detail);
    palm.fill(outlined('0.08 0.06!, 0.2 -0.04, 0.2 -0.14, 0.1 -0.06!'), {
      pigment: 'ember',
      tone: 0.1,
      line: inner,
    });
  }
}

function drawBreast(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.3, 0.24 0.34, 0.3 0.52, 0.62 0.64, 0.72 0.9, 0.56 1.3, 0.6 1.8!, 0 1.84'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.7, x) + 0.2 * (y - 0.6)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.3 0.56!, 0 0.76, 0.3 0.56!, 0.44 0.66, 0 0.94, -0.44 0.66'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const x of [-0.24, 0, 0.24])
    pen.fill(circle([x, 0.82 - 0.9 * x * x], 0.05, 16), { pigment: 'leaf', tone: 0.1, line: detail });
  pen.fill(outlined('-0.6 0.66!, -0.3 0.6!, 0.3 1.5, 0.6 1.66!, 0.56 1.84!, 0.1 1.7'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
}

/** Swept up into a knot, a band of gold before it. */
function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.5, 0.2 -1.42, 0.26 -1.18, 0.16 -1.0, 0 -0.98'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 -1.06, 0.36 -0.96, 0.58 -0.66, 0.6 -0.2!, 0.48 -0.38, 0.26 -0.5, 0 -0.52'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  drawGleams(pen, ['0.08 -0.98, 0.3 -0.84, 0.46 -0.6', '-0.08 -0.98, -0.3 -0.84, -0.46 -0.6'], detail * 1.3);
  pen.fill(symmetric('0 -0.74!, 0.3 -0.7, 0.56 -0.5!, 0.57 -0.36!, 0.3 -0.54, 0 -0.6!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(circle([0, -0.7], 0.1, 22), { pigment: 'petal', tone: 0.1, line: inner });
}
