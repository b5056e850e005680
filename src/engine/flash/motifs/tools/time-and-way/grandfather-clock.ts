import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawDial, drawHands, hourAngle } from './clock.ts';

/** A longcase clock: a scrolled hood, the dial, the pendulum behind glass. */
export const grandfatherClock: Motif = {
  name: 'grandfather-clock',
  tinted: ['wood'],
  atTime: (time) => ({ draw: (canvas) => canvas.layer((pen) => drawCase(pen, hourAngle(time))) }),
  draw: (canvas) => canvas.layer((pen) => drawCase(pen, pen.random.between(0, fullTurn))),
};

function drawCase(pen: Pen, hourRad: number): void {
  drawFoot(pen);
  drawTrunk(pen);
  drawHood(pen);
  drawFace(pen, hourRad);
}

const wood = (pen: Pen) =>
  ({
    pigment: 'wood',
    tone: (x: number) => clamp(0.12 + 0.8 * smoothstep(0.05, 0.56, x) + 0.25 * smoothstep(-0.3, -0.56, x)),
    line: pen.weight.inner * 1.2,
  }) as const;

function drawFoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.1!, 0.5 1.1!, 0.54 1.68!, 0 1.68!'), wood(pen));
  pen.fill(symmetric('0 1.24!, 0.34 1.24!, 0.34 1.56!, 0 1.56!'), { ...wood(pen), tone: 0.55, line: inner });
  pen.fill(symmetric('0 1.66!, 0.62 1.66!, 0.62 1.86!, 0.4 1.86!, 0.34 1.78, 0 1.76'), wood(pen));
  pen.fill(symmetric('0 1.02!, 0.56 1.02!, 0.52 1.14!, 0 1.14!'), { ...wood(pen), tone: 0.3 });
  pen.stroke(traced('-0.2 1.36, 0 1.4, 0.24 1.34'), detail, { taper: 0.4 });
}

/** The door, its window, the pendulum and two weights within. */
function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.5!, 0.4 -0.5!, 0.4 1.04!, 0 1.04!'), wood(pen));
  pen.fill(symmetric('0 -0.34, 0.16 -0.3, 0.26 -0.18!, 0.26 0.9!, 0 0.9!'), {
    black: 'always',
    tone: 1,
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [-0.16, 0.06],
    [0.16, 0.3],
  ] as const) {
    pen.stroke(
      [
        [x, -0.22],
        [x, y],
      ],
      detail * 1.4,
      { isErasing: true },
    );
    pen.fill(
      outlined(`${x - 0.06} ${y}!, ${x + 0.06} ${y}!, ${x + 0.06} ${y + 0.3}!, ${x - 0.06} ${y + 0.3}!`),
      {
        pigment: 'gold',
        tone: (px) => clamp(0.2 + 6 * (px - x)),
        line: inner * 0.8,
      },
    );
  }
  pen.stroke(
    [
      [0, -0.28],
      [-0.05, 0.62],
    ],
    inner * 1.4,
    { isErasing: true },
  );
  pen.fill(circle([-0.055, 0.7], 0.14, 34), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 2 * (x + 0.05 + y - 0.7)),
    line: inner,
  });
  pen.stroke(traced('0.08 -0.16, 0.2 0.06'), detail * 1.4, { isErasing: true, taper: 0.3 });
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.52!, 0.58 -0.52!, 0.52 -0.38!, 0 -0.38!'), { ...wood(pen), tone: 0.3 });
  pen.fill(symmetric('0 -1.5, 0.54 -1.44!, 0.54 -0.5!, 0 -0.5!'), wood(pen));
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.46 -1.42!, 0.56 -1.42!, 0.56 -0.54!, 0.46 -0.54!'), {
      pigment: 'wood',
      tone: 0.2,
      line: inner,
    });
    // The broken pediment, curling in on itself.
    side.fill(
      outlined(
        '0.66 -1.36!, 0.64 -1.5, 0.44 -1.62, 0.3 -1.82, 0.16 -1.86, 0.1 -1.74, 0.2 -1.68, 0.2 -1.56, 0.08 -1.44!, 0.06 -1.36!',
      ),
      {
        pigment: 'wood',
        tone: 0.35,
        line: inner * 1.2,
      },
    );
    side.fill(circle([0.18, -1.77], 0.06, 18), { pigment: 'gold', tone: 0.2, line: detail * 1.2 });
  });
  pen.fill(symmetric('0 -2.0, 0.05 -1.88, 0.11 -1.76, 0.06 -1.66, 0.08 -1.5!, 0 -1.5!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 4 * x),
    line: inner,
  });
  pen.fill(symmetric('0 -1.44!, 0.68 -1.44!, 0.66 -1.34!, 0 -1.34!'), { ...wood(pen), tone: 0.25 });
}

function drawFace(pen: Pen, hourRad: number): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, -0.94], 0.4, 56), { pigment: 'gold', tone: 0.25, line: inner * 1.1 });
  pen.fill(circle([0, -0.94], 0.345, 52), { pigment: 'scroll', tone: 0.02, line: inner * 0.9 });
  const dial = pen.at({ at: [0, -0.94], scale: 0.43 });
  drawDial(dial);
  drawHands(dial, hourRad);
}
