import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A beaver that sits up: its teeth bared, its scaly tail beside it. */
export const beaver: Motif = {
  name: 'beaver',
  tinted: ['wood'],
  face: { draw: (canvas) => canvas.layer(drawHead) },
  poses: { head: { draw: (canvas) => canvas.layer(drawHead) } },
  draw(canvas) {
    canvas.layer((pen) => drawTail(pen.at({ at: [0.5, 0.98], angleRad: -0.5 })));
    canvas.layer((pen) => {
      drawBody(pen);
      drawHead(pen.at({ at: [0, -0.56], scale: 0.74 }));
    });
  },
};

/** A paddle along the x axis. */
function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.2 -0.16!, 0.2 -0.28, 0.7 -0.36, 1.08 -0.2, 1.18 0.06, 1.04 0.3, 0.66 0.4, 0.2 0.3, -0.2 0.2!',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.35 + 0.9 * y - 0.2 * (x - 0.6)),
      line: inner * 1.2,
    },
  );
  for (const x of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    pen.stroke(traced(`${x - 0.12} -0.26, ${x + 0.06} 0.0, ${x + 0.22} 0.2`), detail * 1.4, { taper: 0.2 });
    pen.stroke(traced(`${x - 0.12} 0.3, ${x + 0.06} 0.04, ${x + 0.22} -0.18`), detail * 1.4, { taper: 0.2 });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 1.12!, 0.36 0.98, 0.66 1.02, 0.86 1.14, 0.84 1.26, 0.5 1.3, 0.2 1.28!'), {
      pigment: 'grey',
      tone: (_, y) => clamp(0.2 + 2 * (y - 1.1)),
      line: inner * 1.1,
    });
    for (const x of [0.52, 0.68]) side.stroke(traced(`${x} 1.12, ${x + 0.06} 1.26`), inner);
  });
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.1 + 0.7 * smoothstep(0.3, 0.74, Math.abs(x + 0.1)) + 0.3 * smoothstep(0.8, 1.2, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.06, 0.3 0.2, 0.44 0.6, 0.36 0.98, 0 1.1'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.abs(x) + 0.2 * y),
    line: detail * 1.2,
  });
  drawBothSides(pen, (side) => {
    drawHairs(side, traced('0.56 0.5, 0.62 0.76, 0.58 1.0'), [0.0, 0.13], 8);
    drawLimb(
      side,
      { line: '0.46 0.14, 0.56 0.42, 0.4 0.6, 0.2 0.56', half: [0.04, 0.16, 0.13, 0.1] },
      { pigment: 'wood', tone: (x, y) => clamp(0.15 + 0.5 * x + 0.5 * (y - 0.3)) },
    );
    for (const y of [0.5, 0.56, 0.62])
      side.fill(
        outlined(`0.2 ${y - 0.03}!, 0.08 ${y - 0.02}, 0.04 ${y + 0.03}!, 0.12 ${y + 0.04}, 0.2 ${y + 0.03}!`),
        {
          black: 'always',
          tone: 1,
          line: inner * 0.5,
        },
      );
  });
  drawHairs(pen, traced('-0.2 0.76, 0 0.84, 0.2 0.76'), [0, 0.13], 8);
}

/** From the front, about 1.8 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.6, -0.58], 0.2, 28), { pigment: 'wood', tone: 0.35, line: inner * 1.2 });
    side.fill(circle([0.6, -0.56], 0.11, 24), { pigment: 'blush', tone: 0.4, line: detail });
  });
  pen.fill(outlined('-0.17 0.5!, 0.17 0.5!, 0.16 0.92, 0 0.94, -0.16 0.92'), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.5 - 1.4 * (y - 0.5)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0 0.5, 0 0.93'), inner);
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.4, 0.84, Math.abs(x + 0.08)) + 0.2 * smoothstep(0.1, 0.6, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(cheek, {
      pigment: 'ember',
      tone: (x, y) => clamp(0.06 + 0.6 * (y - 0.3) + 0.3 * x),
      line: inner * 1.1,
    });
    for (const [x, y] of [
      [0.22, 0.34],
      [0.32, 0.42],
      [0.2, 0.46],
    ] as const)
      side.dot([x, y], detail * 1.2);
    for (const whisker of ['0.4 0.34, 0.7 0.3, 0.98 0.34', '0.4 0.44, 0.68 0.46, 0.94 0.54'])
      side.stroke(traced(whisker), detail * 1.2, { taper: 0.5, tapering: 'end' });
    side.fill(circle([0.36, -0.12], 0.11, 26), { black: 'always', tone: 1 });
    side.fill(circle([0.32, -0.16], 0.036, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.24 -0.32, 0.36 -0.37, 0.48 -0.3'), inner * 1.3, { taper: 0.4 });
    drawHairs(side, traced('0.66 0.0, 0.68 0.2, 0.6 0.4'), [0.1, 0.1], 7);
  });
  drawHairs(pen, traced('-0.2 -0.62, 0 -0.68, 0.2 -0.62'), [0, -0.13], 7);
  pen.fill(symmetric('0 0.0, 0.16 0.02, 0.24 0.1, 0.12 0.22, 0 0.26'), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.1 0.07, 0 0.05, 0.08 0.08'), detail * 1.3, { isErasing: true, taper: 0.4 });
}

const body = symmetric('0 -0.2, 0.36 -0.1, 0.6 0.3, 0.76 0.76, 0.7 1.1, 0.4 1.22, 0 1.22');
const head = symmetric('0 -0.74, 0.34 -0.7, 0.66 -0.46, 0.8 -0.06, 0.8 0.28, 0.6 0.54, 0.3 0.62, 0 0.6');
const cheek = outlined('0 0.26!, 0.14 0.2, 0.34 0.22, 0.46 0.36, 0.4 0.54, 0.2 0.6, 0 0.54!');
