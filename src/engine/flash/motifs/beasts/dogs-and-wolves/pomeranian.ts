import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A Pomeranian from the front: a ball of fur on tiny paws, tiny ears in it, a tiny muzzle with its tongue out. */
export const pomeranian: Motif = {
  name: 'pomeranian',
  tinted: ['ember', 'gold'],
  poses: {
    sitting: { draw: (canvas) => canvas.layer(drawPomeranian) },
    standing: { draw: (canvas) => canvas.layer(drawPomeranian) },
  },
  draw(canvas) {
    canvas.layer(drawPomeranian);
  },
};

function drawPomeranian(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 0.9!, 0.44 0.9!, 0.46 1.2, 0.5 1.36!, 0.1 1.36!, 0.08 1.2'), {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    });
    for (const x of [0.22, 0.34]) side.stroke(traced(`${x} 1.26, ${x} 1.36`), inner);
  });
  drawFluff(pen, { middle: [0, 0.46], half: [0.98, 0.74], count: 34, pigment: 'ember', shade: 0.22 });
  drawFluff(pen, { middle: [0, 0.5], half: [0.52, 0.6], count: 24, pigment: 'gold', shade: 0.1 });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 -0.94!, 0.4 -1.2, 0.54 -1.32!, 0.66 -1.14, 0.72 -0.8!'), {
      pigment: 'ember',
      tone: 0.25,
      line: inner * 1.1,
    });
    side.fill(outlined('0.42 -0.98!, 0.47 -1.12, 0.54 -1.2!, 0.59 -1.06, 0.6 -0.9!'), {
      pigment: 'blush',
      black: 'uncolored',
      tone: 0.5,
    });
  });
  drawFluff(pen, { middle: [0, -0.36], half: [0.92, 0.72], count: 36, pigment: 'ember', shade: 0.06 });
  drawFace(pen.at({ at: [0, -0.34] }));
}

interface Fluff {
  readonly middle: Point;
  readonly half: readonly [x: number, y: number];
  readonly count: number;
  readonly pigment: Pigment;
  readonly shade: number;
}

/** A round of short fur, its tufts swept down on both sides. */
function drawFluff(pen: Pen, { middle: [x, y], half: [rx, ry], count, pigment, shade }: Fluff): void {
  const { inner, detail } = pen.weight;
  const at = (turn: number, reach: number): Point => [
    x + rx * reach * Math.sin(turn),
    y - ry * reach * Math.cos(turn),
  ];
  const turns = steps(count, 0, fullTurn).slice(0, count);
  // Each tuft leans towards the lowest point of the round.
  const lean = (turn: number) => (0.07 * Math.sin(turn) * 34) / count;
  const edge = turns.flatMap((turn, i) => [
    at(turn, 0.93),
    at(turn + Math.PI / count + lean(turn), i % 2 === 0 ? 1.08 : 1.03),
  ]);
  pen.fill(edge, {
    pigment,
    tone: (px, py) =>
      clamp(
        shade +
          0.5 * smoothstep(0.5, 1.1, lengthOf((px - x) / rx, (py - y) / ry)) +
          0.25 * smoothstep(0, 1, (py - y) / ry),
      ),
    line: inner,
  });
  for (const reach of [0.84, 0.7])
    for (const turn of turns.filter((_, i) => (i + (reach > 0.8 ? 0 : 1)) % 2 === 0))
      pen.stroke(
        [
          at(turn - 0.02, reach),
          at(turn + lean(turn) * 0.5, reach + 0.07),
          at(turn + lean(turn), reach + 0.13),
        ],
        detail * 1.3,
        { taper: 0.5 },
      );
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.56, 0.3 -0.54, 0.54 -0.34, 0.62 0.0, 0.5 0.3, 0.26 0.46, 0 0.5'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.34, 0.62, Math.abs(x)) + 0.2 * smoothstep(0.2, 0.5, y)),
    line: detail,
  });
  pen.fill(outlined('-0.12 0.3!, 0.12 0.3!, 0.14 0.5, 0.06 0.6, -0.06 0.6, -0.14 0.5'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('0 0.36, 0.01 0.44, 0 0.52'), detail * 1.4, { taper: 0.3 });
  pen.fill(symmetric('0 -0.02, 0.14 0.02, 0.3 0.18, 0.26 0.34, 0.12 0.36, 0 0.28!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + Math.abs(x) + 0.5 * y),
    line: inner,
  });
  pen.fill(symmetric('0 0.0, 0.12 0.02, 0.12 0.1, 0.04 0.17, 0 0.18'), { black: 'always', tone: 1 });
  pen.fill(circle([-0.04, 0.04], 0.022, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0 0.18, 0.01 0.24, 0 0.28'), inner);
  drawBothSides(pen, (side) => {
    side.fill(circle([0.27, -0.1], 0.1, 26), { black: 'always', tone: 1 });
    side.fill(circle([0.24, -0.14], 0.032, 14), { color: [255, 255, 255], tone: 0 });
    side.stroke(traced('0.18 -0.27, 0.27 -0.31, 0.36 -0.26'), inner, { taper: 0.3 });
  });
  for (const tuft of ['-0.08 -0.5, -0.04 -0.4, -0.06 -0.32', '0.06 -0.5, 0.04 -0.4, 0.07 -0.3'])
    pen.stroke(traced(tuft), detail * 1.4, { taper: 0.4 });
}
