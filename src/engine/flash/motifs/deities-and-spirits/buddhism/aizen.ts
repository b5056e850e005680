import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawLocks } from '../../parts/any-beast/fur.ts';
import { drawHeldBow, drawVajra } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';
import { drawVajraBell } from '../../parts/tools-and-things/vajra-bell.ts';

/** Aizen Myoo: red, three-eyed, before the sun's disc, a lion on his bristling hair, six arms with bow and arrow. */
export const aizen: Motif = {
  name: 'aizen',
  tinted: ['petal'],
  carries: ['bow', 'arrow', 'lotus', 'lion', 'sun'],
  draw(canvas) {
    canvas.layer(drawSun, { contour: 0.6 });
    canvas.layer(drawArms, { contour: 0.7 });
    canvas.layer((pen) => {
      drawHair(pen);
      drawDrapedRobe(pen, { skin: 'petal', cloth: 'petal', mantle: 'leaf' });
      drawManFace(pen, { skin: 'petal', mood: 'stern' });
      drawThirdEye(pen);
      drawFangs(pen);
      drawBand(pen);
    });
    canvas.layer(
      (pen) =>
        drawFelineFace(pen.at({ at: [0, -1.3], scale: 0.5 }), {
          coat: 'gold',
          light: 'foam',
          iris: 'leafLight',
          isRoaring: true,
        }),
      { contour: 0.7 },
    );
  },
};

function drawSun(pen: Pen): void {
  const sun = pen.at({ at: [0, -0.2] });
  drawSunburst(sun, { rays: 26, innerRadius: 1.34, outerRadius: 1.86, kind: 'flames' });
  sun.fill(circle([0, 0], 1.42, 90), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.5 - 0.2 * (x * x + y * y)),
    line: pen.weight.inner,
  });
}

function drawArms(pen: Pen): void {
  const red = { skin: 'petal', bangle: 'gold' } as const;
  for (const [shoulder, elbow, fist, drawHeld] of [
    [[-0.7, 1.2], [-1.3, 0.6], [-1.2, -0.6], (hand: Pen) => drawVajra(hand.at({ scale: 0.8 }))],
    [
      [0.7, 1.2],
      [1.3, 0.6],
      [1.2, -0.6],
      (hand: Pen) => drawLotus(hand.at({ at: [0.04, -0.34], scale: 0.4 })),
    ],
    [[-0.8, 1.3], [-1.56, 1.0], [-1.76, 0.1], (hand: Pen) => drawHeldBow(hand.at({ isFlipped: true }))],
    [[0.8, 1.3], [1.56, 1.0], [1.76, 0.1], (hand: Pen) => drawArrow(hand)],
    [[-0.8, 1.5], [-1.4, 1.6], [-1.8, 1.2], (hand: Pen) => drawVajraBell(hand)],
    [[0.8, 1.5], [1.4, 1.6], [1.8, 1.2], undefined],
  ] as const)
    drawRaisedArm(pen, { ...red, line: [shoulder, elbow, fist], ...(drawHeld && { drawHeld }) });
}

function drawArrow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 0.7, 0 -0.8'), inner * 1.6);
  pen.fill(symmetric('0 -1.06!, 0.11 -0.8!, 0 -0.84!'), { pigment: 'steel', tone: 0.2, line: inner });
  for (const y of [0.5, 0.6, 0.7]) {
    pen.stroke(traced(`0 ${y}, 0.12 ${y + 0.12}`), detail * 1.6);
    pen.stroke(traced(`0 ${y}, -0.12 ${y + 0.12}`), detail * 1.6);
  }
}

/** Standing on end like flames. */
function drawHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.1, -0.7, 0.1, -1.1],
      [0.3, -0.7, 0.36, -0.96],
      [0.44, -0.6, 0.56, -0.7],
      [0.5, -0.4, 0.56, -0.36],
      [0.5, -0.2, 0.46, 0.0],
    ],
    {
      width: 0.44,
      bend: 0.16,
      pigment: 'ember',
      tone: (x, y) => clamp(0.9 - 0.5 * Math.abs(x) + 0.3 * (y + 1)),
    },
  );
}

function drawThirdEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.62!, 0.09 -0.5, 0.08 -0.4, 0 -0.28!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(ellipse([0, -0.45], 0.045, 0.08, 18), { black: 'always', tone: 1, line: detail });
}

function drawFangs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.3 0.5!, -0.14 0.4, 0 0.43, 0.14 0.4, 0.3 0.5!, 0.2 0.62, 0 0.66, -0.2 0.62'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(outlined('-0.24 0.47!, -0.1 0.43!, 0.1 0.43!, 0.24 0.47!, 0.16 0.53!, -0.16 0.53!'), {
    pigment: 'foam',
    tone: 0.05,
    line: detail,
  });
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        `${side * 0.15} 0.46!, ${side * 0.2} 0.6, ${side * 0.19} 0.74!, ${side * 0.27} 0.6, ${side * 0.27} 0.48!`,
      ),
      {
        pigment: 'foam',
        tone: 0,
        line: inner,
      },
    );
}

function drawBand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.78!, 0.34 -0.74, 0.6 -0.54!, 0.58 -0.38!, 0.32 -0.58, 0 -0.64!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.4, 0.4])
    pen.fill(circle([x, -0.62], 0.07, 20), { pigment: 'leaf', tone: 0.1, line: inner });
}
