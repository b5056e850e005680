import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawStraightSword } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawSerpentBody, drawSnakeHead } from '../../parts/dragons-and-snakes/serpent.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** Susanoo, god of storms: hair in loops over his ears, curved jewels, sword raised against the serpent's heads. */
export const susanoo: Motif = {
  name: 'susanoo',
  tinted: ['foam'],
  carries: ['sword', 'magatama', 'snake', 'hydra'],
  draw(canvas) {
    canvas.layer(drawOrochi, { contour: 0.7 });
    canvas.layer(
      (pen) =>
        drawRaisedArm(pen, {
          line: [
            [0.8, 1.4],
            [1.5, 1.2],
            [1.36, 0.24],
          ],
          skin: 'bone',
          drawHeld: (hand) => drawStraightSword(hand.at({ scale: 1.3, angleRad: 0.14 })),
        }),
      { contour: 0.7 },
    );
    canvas.layer((pen) => {
      drawBothSides(pen, drawLoop);
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam' });
      drawCollar(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawBeard(pen, { pigment: 'dark', tipY: 1.16, fullness: 0.6, sway: 0.12 });
      drawHair(pen);
      drawJewels(pen);
    });
  },
};

/** Three of the serpent's heads rise behind him. */
function drawOrochi(pen: Pen): void {
  for (const knots of [
    '-0.6 1.3, -1.2 0.7, -0.9 -0.2, -1.36 -0.9, -1.0 -1.4',
    '-0.7 1.5, -1.6 1.2, -1.3 0.5, -1.8 0.0, -1.6 -0.5',
    '-0.2 0.6, -0.5 -0.6, 0.1 -1.2, -0.3 -1.8, 0.16 -2.06',
  ]) {
    const line = spline(traced(knots, 1), 12).toReversed();
    drawSerpentBody(pen, {
      line,
      halfWidth: (share) => 0.13 + 0.1 * share,
      back: 'leaf',
      belly: 'gold',
      sidePx: pen.weight.inner,
    });
    const [neck, behind] = [pointAt(line, 0), pointAt(line, 4)];
    drawSnakeHead(pen.at({ at: neck, scale: 0.24, angleRad: directionRad(behind, neck) }), 'leaf', 'gold');
  }
}

/** Hair looped up and bound beside the ear, as in the oldest Japan. */
function drawLoop(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(ellipse([0.72, 0.16], 0.19, 0.46, 40), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.5,
    line: inner * 1.1,
  });
  drawGleams(side, ['0.66 -0.14, 0.62 0.16, 0.68 0.44', '0.78 -0.14, 0.82 0.16, 0.78 0.42'], detail * 1.3);
  side.fill(outlined('0.5 0.08!, 0.92 0.08!, 0.92 0.22!, 0.5 0.22!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

function drawHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLocks(
    pen,
    [
      [0.2, -0.86, 0.3, -0.4],
      [0.02, -0.9, 0.1, -0.44],
    ],
    {
      width: 0.3,
      bend: 0.2,
      pigment: 'dark',
      tone: 0.5,
    },
  );
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -1.0!, 0.36 -0.92, 0.62 -0.6, 0.7 -0.2!, 0.56 -0.16, 0.46 -0.4, 0.24 -0.6, 0 -0.7!'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.4,
        line: inner,
      },
    );
    side.stroke(traced('0.08 -0.9, 0.36 -0.74, 0.56 -0.4'), detail * 1.3, { isErasing: true, taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.8!, 0.34 -0.74, 0.62 -0.5!, 0.6 -0.38!, 0.32 -0.62, 0 -0.68!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
}

/** The robe's crossed collar. */
function drawCollar(pen: Pen): void {
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.24 0.86!, 0.46 0.92, 0.34 1.3, 0.1 1.78!, -0.12 1.78!, 0.1 1.3'), {
      pigment: 'water',
      tone: 0.3,
      line: side.weight.inner,
    }),
  );
}

/** A string of beads with curved jewels. */
function drawJewels(pen: Pen): void {
  const { inner } = pen.weight;
  for (let i = -4; i <= 4; i++) {
    const [x, y] = [0.15 * i, 1.48 - 0.02 * i * i];
    if (i % 2 !== 0) {
      pen.fill(circle([x, y], 0.06, 18), { pigment: 'petal', tone: 0.2, line: inner });
      continue;
    }
    pen
      .at({ at: [x, y] })
      .fill(outlined('0 -0.1, 0.1 -0.04, 0.1 0.1, 0.0 0.22, -0.1 0.22!, 0.0 0.12, -0.02 0.06, -0.1 0.0'), {
        pigment: 'leafLight',
        tone: (_, py) => clamp(0.1 + 2 * py),
        line: inner,
      });
  }
}
