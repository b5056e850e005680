import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A hot air balloon of striped gores, its basket on ropes. */
export const hotAirBalloon: Motif = {
  name: 'hot-air-balloon',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawBasket(pen);
        drawEnvelope(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawEnvelope(pen: Pen): void {
  const { inner } = pen.weight;
  const edge = (across: number): Point[] =>
    steps(40).map((t): Point => [across * widthAt(t), -1.1 + 1.72 * t]);
  const seams = steps(8, -Math.PI / 2, Math.PI / 2).map(Math.sin);
  seams.slice(0, -1).forEach((left, i) => {
    const gore = [...edge(left), ...edge(seams[i + 1] ?? 1).toReversed()];
    pen.fill(gore, {
      pigment: i % 2 === 0 ? 'petal' : 'gold',
      tone: (x, y) => clamp(0.1 + 0.55 * (x + 0.35) + 0.25 * y),
      line: inner,
    });
  });
  const band = (top: number, bottom: number): Point[] => [
    ...steps(24, -1, 1).map((u): Point => [u * widthAt(top), -1.1 + 1.72 * top + 0.07 * (1 - u * u)]),
    ...steps(24, 1, -1).map((u): Point => [u * widthAt(bottom), -1.1 + 1.72 * bottom + 0.07 * (1 - u * u)]),
  ];
  pen.fill(band(0.42, 0.54), { pigment: 'foam', tone: (x) => clamp(0.1 + 0.5 * (x + 0.3)), line: inner });
  for (const x of steps(10, -0.88, 0.88)) {
    const y = -1.1 + 1.72 * 0.48 + 0.07 * (1 - x * x);
    pen.fill(
      outlined(
        `${x * widthAt(0.48)} ${y - 0.045}!, ${x * widthAt(0.48) + 0.035} ${y}!, ${x * widthAt(0.48)} ${y + 0.045}!, ${x * widthAt(0.48) - 0.035} ${y}!`,
      ),
      {
        pigment: 'water',
        black: 'uncolored',
        tone: 0.3,
      },
    );
  }
  pen.fill(outlined('-0.16 0.58!, 0.16 0.58!, 0.18 0.68!, -0.18 0.68!'), {
    pigment: 'petal',
    tone: 0.4,
    line: inner,
  });
}

/** Half the envelope's width at a share of its height: a drop that narrows to its mouth. */
function widthAt(t: number): number {
  return t < 0.4
    ? 0.86 * Math.sqrt(1 - ((0.4 - t) / 0.4) ** 2)
    : 0.15 + 0.71 * Math.cos(((t - 0.4) / 0.6) * (Math.PI / 2)) ** 0.9;
}

function drawBasket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.15, -0.05, 0.05, 0.15]) pen.stroke(traced(`${x} 0.66, ${x * 1.05} 0.98`), detail * 1.4);
  pen.fill(outlined('-0.2 0.98!, 0.2 0.98!, 0.16 1.26, 0.1 1.3, -0.1 1.3, -0.16 1.26'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 1.6 * x),
    line: inner * 1.1,
  });
  for (const y of [1.08, 1.17, 1.25]) pen.stroke(traced(`-0.17 ${y}, 0.17 ${y}`), detail);
  for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x} 1.0, ${x * 0.9} 1.29`), detail);
  pen.fill(outlined('-0.23 0.94!, 0.23 0.94!, 0.22 1.01!, -0.22 1.01!'), {
    pigment: 'wood',
    tone: 0.2,
    line: inner,
  });
}
