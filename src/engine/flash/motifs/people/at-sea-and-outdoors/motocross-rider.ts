import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawKnobbyWheel } from '../../parts/vehicles/knobby-wheel.ts';

const lean = -0.34;

/** A rider of motocross in mid-air, up on the pegs of the bike. */
export const motocrossRider: Motif = {
  name: 'motocross-rider',
  tinted: ['petal'],
  carries: ['motorcycle'],
  draw(canvas) {
    canvas.layer(
      (sheet) => {
        const pen = sheet.at({ angleRad: lean });
        drawKnobbyWheel(pen.at({ at: [-1.1, 0.94], scale: 0.46 }));
        drawKnobbyWheel(pen.at({ at: [1.2, 0.98], scale: 0.5 }));
      },
      { silhouette: 'fills-and-lines', contour: 0.5 },
    );
    canvas.layer((sheet) => {
      const pen = sheet.at({ angleRad: lean });
      drawBike(pen);
      drawMovingFigure(
        pen.at({ at: [-0.1, -0.24], scale: 0.86 }),
        pose,
        {
          hair: 'bald',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'foam',
          legs: 'long',
          shoes: 'dark',
          gloves: 'dark',
        },
        (held) => drawHelmet(held.at(pose.head).at({ scale: 0.46 })),
      );
    });
  },
};

const leg = '-0.34 0.04, 0.2 0.36, -0.1 0.98';
const pose: Pose = {
  head: { at: [0.44, -1.02], angleRad: 0.1 },
  spine: '0.24 -0.76, -0.02 -0.4, -0.34 0.0',
  arms: ['0.34 -0.62, 0.56 -0.2, 0.86 0.06', '0.16 -0.6, 0.34 -0.06, 0.84 0.08'],
  // One leg covers the other, which is on the far side of the bike.
  legs: [leg, leg],
  toes: [0.2, 0.2],
};

function drawBike(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = { pigment: 'steel', tone: 0.3, line: inner } as const;
  // Swing arm, engine, exhaust.
  drawLimb(pen, { line: '-1.1 0.94, -0.6 0.84, -0.1 0.76', half: [0.06, 0.08, 0.1] }, steel);
  pen.fill(outlined('-0.34 0.34!, 0.4 0.3!, 0.5 0.7, 0.34 1.02!, -0.24 1.02!, -0.4 0.7'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(circle([0.1, 0.76], 0.19, 34), { ...steel, tone: (x, y) => clamp(0.1 + x + y - 0.6) });
  for (const y of [0.4, 0.48, 0.56])
    pen.stroke(traced(`0.02 ${y}, 0.42 ${y}`), detail * 1.5, { isErasing: true });
  drawLimb(pen, { line: '0.4 0.56, 0.06 0.3, -0.5 0.36, -1.16 0.24', half: [0.05, 0.06, 0.08, 0.1] }, steel);
  // The fork, with its plate and the front fender.
  drawLimb(
    pen,
    { line: '0.66 -0.22, 0.94 0.4, 1.2 0.98', half: [0.09, 0.08, 0.06] },
    { ...steel, tone: 0.15 },
  );
  pen.fill(outlined('0.52 0.1!, 0.9 0.16, 1.3 0.2, 1.84 0.46!, 1.5 0.42, 1.16 0.38, 0.86 0.36, 0.6 0.3!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 0.3 * (x - 0.5)),
    line: inner * 1.1,
  });
  // Tank, side panel and the tail that points up behind.
  pen.fill(
    outlined(
      '0.7 -0.1!, 0.46 -0.02, 0.2 0.06, -0.3 0.04, -0.9 -0.06, -1.7 -0.28!, -1.5 0.02, -0.9 0.22, -0.5 0.34, -0.1 0.4, 0.3 0.5, 0.56 0.34!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.8 * (y + 0.1) - 0.1 * x), line: inner * 1.2 },
  );
  pen.fill(
    outlined('0.16 0.0!, -0.3 -0.04, -0.9 -0.14, -1.2 -0.18!, -1.1 -0.06, -0.6 0.06, -0.1 0.12, 0.16 0.12!'),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    },
  );
  pen.fill(outlined('0.66 -0.4!, 0.9 -0.34!, 0.98 0.04!, 0.76 0.08!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('0.56 -0.28, 0.66 -0.24, 0.78 -0.28'), inner * 2.6);
}

/** Closed, with a long peak and goggles. */
function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.6 0.16!, -0.66 -0.26, -0.44 -0.66, -0.02 -0.8, 0.36 -0.66, 0.5 -0.36, 0.5 -0.1!, 0.56 0.12, 0.7 0.34!, 0.6 0.56, 0.3 0.62, -0.04 0.56, -0.3 0.46, -0.52 0.34',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.15 - 0.4 * x + 0.3 * y), line: inner * 1.2 },
  );
  pen.fill(outlined('0.12 -0.26!, 0.48 -0.3!, 0.52 0.06!, 0.2 0.14!, 0.06 -0.06'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + x + y - 0.2),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.6 -0.1, -0.2 -0.1, 0.1 -0.08'), inner * 2.4);
  pen.fill(outlined('-0.1 -0.74!, 0.3 -0.82, 0.8 -0.7, 1.06 -0.44!, 0.7 -0.52, 0.36 -0.48, 0.1 -0.5!'), {
    pigment: 'foam',
    tone: 0.2,
    line: inner * 1.1,
  });
  for (const y of [0.3, 0.42]) pen.stroke(traced(`0.36 ${y}, 0.54 ${y - 0.02}`), detail * 2);
}
