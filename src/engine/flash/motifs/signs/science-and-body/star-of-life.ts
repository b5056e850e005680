import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The blue star of the ambulance services: three bars crossed, a white rod with its snake upon them. */
export const starOfLife: Motif = {
  name: 'star-of-life',
  tinted: ['water'],
  isKnownByColors: true,
  draw: (canvas) =>
    canvas.layer((pen) => {
      pen.fill(barsOf(1.16, 0.34), { pigment: 'foam', tone: 0, line: pen.weight.inner });
      pen.fill(barsOf(1.06, 0.25), {
        pigment: 'water',
        tone: (x, y) => clamp(0.3 + 0.3 * (x + y)),
        black: 'uncolored',
        line: pen.weight.inner,
      });
      drawRod(pen);
    }),
};

function drawRod(pen: Pen): void {
  const { inner } = pen.weight;
  const snake = ribbon(
    traced(coils, 10),
    (t) => 0.02 + 0.055 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.14)),
  );
  const drawSnake = () => pen.fill(outlineOf(snake), { pigment: 'foam', tone: 0.05, line: inner });
  drawSnake();
  pen.fill(outlined('-0.05 -0.8!, 0.05 -0.8!, 0.035 0.94!, -0.035 0.94!'), {
    pigment: 'foam',
    tone: 0,
    line: inner,
  });
  pen.fill(circle([0, -0.82], 0.085, 20), { pigment: 'foam', tone: 0, line: inner });
  const last = snake.spine.length - 1;
  for (const [from, to] of overRod)
    pen.fill(
      [
        ...snake.left.slice(Math.round(from * last), Math.round(to * last)),
        ...snake.right.slice(Math.round(from * last), Math.round(to * last)).toReversed(),
      ],
      { pigment: 'foam', tone: 0.05 },
    );
  for (const [from, to] of overRod)
    for (const edge of [snake.left, snake.right])
      pen.stroke(edge.slice(Math.round(from * last), Math.round(to * last)), inner);
  pen.fill(outlined('-0.14 -0.6, -0.24 -0.68, -0.38 -0.66, -0.44 -0.58!, -0.36 -0.52, -0.22 -0.5'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  pen.dot([-0.31, -0.6], inner * 0.9);
}

/** Three bars through the middle, each of the half length and half width, as one outline. */
function barsOf(length: number, half: number) {
  const notch = half / Math.sin(Math.PI / 6);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * fullTurn - Math.PI / 2;
    const [along, across] = [
      [Math.cos(angle), Math.sin(angle)],
      [-Math.sin(angle), Math.cos(angle)],
    ] as const;
    const at = (reach: number, side: number) =>
      [along[0] * reach + across[0] * side, along[1] * reach + across[1] * side] as const;
    const turn = angle + Math.PI / 6;
    return [at(length, -half), at(length, half), [Math.cos(turn) * notch, Math.sin(turn) * notch] as const];
  }).flat();
}

/** From the tail up to the neck. */
const coils =
  '0.1 0.8, 0.0 0.72, -0.16 0.6, -0.14 0.44, 0.0 0.36, 0.2 0.24, 0.2 0.04, 0.0 -0.06, -0.22 -0.18, -0.22 -0.36, 0.0 -0.44, 0.2 -0.52, 0.2 -0.68, 0.02 -0.7, -0.2 -0.6';
/** The shares of its length where the snake lies over the rod. */
const overRod = [
  [0.02, 0.14],
  [0.46, 0.56],
  [0.87, 0.98],
] as const;
