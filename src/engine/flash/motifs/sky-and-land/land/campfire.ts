import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlames } from './flame.ts';

/** A fire on crossed logs within a ring of stones, sparks above it. */
export const campfire: Motif = {
  name: 'campfire',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [x, y, rx] of farStones) drawStone(pen, x, y, rx);
      },
      { contour: 0.7 },
    );
    canvas.layer((pen) => drawFlames(pen.at({ at: [0, -0.38], scale: 0.96 })));
    canvas.layer((pen) => {
      drawLog(pen.at({ at: [0, 0.52], angleRad: 0.36 }));
      drawLog(pen.at({ at: [0, 0.5], angleRad: -0.36, isFlipped: true }));
    });
    canvas.layer(
      (pen) => {
        for (const [x, y, rx] of nearStones) drawStone(pen, x, y, rx);
      },
      { contour: 0.7 },
    );
    canvas.layer(
      (pen) => {
        for (const [x, y] of sparks)
          pen.fill(outlined(`${x} ${y - 0.08}!, ${x + 0.035} ${y}!, ${x} ${y + 0.08}!, ${x - 0.035} ${y}!`), {
            pigment: 'gold',
            tone: 0.1,
            line: pen.weight.detail,
          });
      },
      { contour: 0 },
    );
  },
};

/** Along the x axis, its sawn end at the right. */
function drawLog(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 -0.12!, -0.4 -0.15, 0.2 -0.14, 0.82 -0.16!, 0.82 0.16!, 0.2 0.15, -0.4 0.14, -0.9 0.13!, -0.97 0',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.35 + 1.6 * y + 0.5 * smoothstep(0.5, 0, Math.abs(x))),
      line: inner * 1.1,
    },
  );
  for (const bark of [
    '-0.8 -0.05, -0.4 -0.07, -0.1 -0.05',
    '-0.6 0.04, -0.2 0.05, 0.1 0.03',
    '0.0 -0.08, 0.3 -0.06, 0.64 -0.08',
    '0.24 0.05, 0.5 0.07, 0.72 0.05',
  ])
    pen.stroke(traced(bark), detail * 1.2, { taper: 0.4 });
  pen.fill(ellipse([0.83, 0], 0.1, 0.165, 30), { pigment: 'bone', tone: 0.15, line: inner });
  pen.stroke(ellipse([0.83, 0], 0.055, 0.1, 24), detail);
  pen.dot([0.83, 0], detail);
}

function drawStone(pen: Pen, x: number, y: number, radius: number): void {
  const { inner, detail } = pen.weight;
  const stone = pen.at({ at: [x, y], scale: radius });
  stone.fill(outlined('-1 0.3, -0.8 -0.4, -0.2 -0.72, 0.5 -0.62, 0.96 -0.1, 0.9 0.5, 0.3 0.72, -0.6 0.66'), {
    pigment: 'grey',
    tone: (px, py) => clamp(0.3 + 0.35 * px + 0.35 * py),
    line: inner,
  });
  stone.stroke(traced('-0.5 -0.2, -0.2 -0.4, 0.2 -0.36'), detail, { taper: 0.5 });
}

const farStones = [
  [-0.72, 0.5, 0.2],
  [0.72, 0.5, 0.2],
] as const;
const nearStones = [
  [-0.98, 0.74, 0.22],
  [0.98, 0.74, 0.22],
  [-0.66, 0.9, 0.2],
  [0.66, 0.91, 0.21],
  [-0.3, 0.96, 0.21],
  [0.28, 0.97, 0.22],
] as const;
const sparks = [
  [-0.5, -1.0],
  [0.56, -1.1],
  [-0.16, -1.5],
  [0.36, -1.42],
  [-0.8, -0.7],
] as const;
