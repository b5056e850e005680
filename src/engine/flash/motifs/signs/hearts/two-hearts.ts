import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { heartAt } from './heart.ts';

const [outer, inner] = [0.86, 0.64];

/** Two hearts as open bands, each passed through the other. */
export const twoHearts: Motif = {
  name: 'two-hearts',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const [first, second] = [pen.at(places[0]), pen.at(places[1])];
        drawBand(first, 'petal');
        drawBand(second, 'petalLight');
        drawStretch(first, 'petal');
      },
      { contour: 0.8 },
    );
  },
};

const places = [
  { at: [-0.42, -0.14], angleRad: -0.22 },
  { at: [0.42, 0.14], angleRad: 0.22 },
] as const;

/** A point of the heart's outline, the smaller one set so that the band is even all around. */
const onHeart = (turn: number, scale: number): Point => {
  const [x, y] = heartAt(turn);
  return [x * scale, y * scale - 0.04];
};

function drawBand(pen: Pen, pigment: 'petal' | 'petalLight'): void {
  const turns = steps(90, 0, 2 * Math.PI).slice(0, -1);
  const edges = [outer, inner].map((scale) => turns.map((turn) => onHeart(turn, scale)));
  pen.fill(edges, { ...lookOf(pigment), rule: 'evenodd' });
  for (const edge of edges) pen.stroke(closed(edge), pen.weight.inner);
}

/** The right side of the band below its lobe, over what has been drawn since. */
function drawStretch(pen: Pen, pigment: 'petal' | 'petalLight'): void {
  const turns = steps(30, 1.75, 2.62);
  const edges = [outer, inner].map((scale) => turns.map((turn) => onHeart(turn, scale)));
  const [far = [], near = []] = edges;
  pen.fill([...far, ...near.toReversed()], lookOf(pigment));
  for (const edge of edges) pen.stroke(edge, pen.weight.inner);
}

const lookOf = (pigment: 'petal' | 'petalLight') =>
  ({ pigment, tone: (x: number, y: number) => 0.2 + 0.3 * (x + y) }) as const;
