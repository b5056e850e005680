import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An open umbrella of oiled paper, tilted: ribs, a painted band, a bamboo handle. */
export const umbrella: Motif = {
  name: 'umbrella',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.42 });
      drawHandle(pen);
      drawCanopy(pen);
    });
  },
};

const ribs = 9;
const apex: Point = [0, -0.86];

function drawHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.035 -0.1!, 0.035 -0.1!, 0.035 1.2!, -0.035 1.2!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 10 * x),
    line: inner,
  });
  pen.fill(outlined('-0.06 0.84!, 0.06 0.84!, 0.06 1.22!, 0 1.27, -0.06 1.22!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (const y of [0.92, 1.0, 1.08, 1.16])
    pen.stroke(traced(`-0.05 ${y}, 0.05 ${y - 0.04}`), detail, { isErasing: true });
  for (let i = 1; i < ribs; i++) pen.stroke([[0, 0.26], rimAt(i, 0.9)], detail);
}

/** A place on rib `i` (0 left … 9 right): 0 at the apex, 1 at the rim. */
function rimAt(i: number, out: number): Point {
  const across = -Math.cos((i / ribs) * Math.PI);
  const rim: Point = [across * 1.16, 0.06 + 0.17 * Math.sin((i / ribs) * Math.PI)];
  const [x, y] = between(apex, rim, out);
  // Ribs are sprung outwards.
  return [x, y - 0.26 * Math.sin(out * Math.PI) * Math.abs(across) ** 1.4];
}

function drawCanopy(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(underside(), { black: 'uncolored', pigment: 'wood', tone: 0.9, line: inner });
  for (let i = 0; i < ribs; i++) drawPanel(pen, i);
  pen.fill(outlined('-0.09 -0.8!, -0.06 -0.9, 0 -1.06!, 0.06 -0.9, 0.09 -0.8!, 0 -0.78'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
}

function underside(): Point[] {
  return [
    rimAt(0, 1),
    ...steps(12).map((t): Point => [lerp(-1.16, 1.16, t), 0.05 - 0.1 * Math.sin(t * Math.PI)]),
    ...steps(12).map((t) => rimAt(ribs * (1 - t), 1)),
  ];
}

function drawPanel(pen: Pen, i: number): void {
  const { inner, detail } = pen.weight;
  const left = steps(12).map((t) => rimAt(i, t));
  const right = steps(12).map((t) => rimAt(i + 1, t));
  const shade = clamp(0.05 + 0.7 * (i / ribs) ** 1.6 + (i === 0 ? 0.2 : 0));
  const panel = (from: number, to: number, sag: number): Point[] => {
    const [a, b] = [rimAt(i, to), rimAt(i + 1, to)];
    const [x, y] = between(a, b, 0.5);
    return [
      ...left.slice(from, Math.round(to * 12)),
      a,
      [x, y - sag],
      b,
      ...right.slice(from, Math.round(to * 12)).toReversed(),
    ];
  };
  pen.fill(panel(0, 1, 0.035), { pigment: 'petal', tone: shade, line: inner });
  const [low, high] = [0.84, 0.66];
  pen.fill([rimAt(i, high), rimAt(i + 1, high), rimAt(i + 1, low), rimAt(i, low)], {
    pigment: 'foam',
    tone: shade * 0.6,
    line: detail,
  });
  pen.stroke([rimAt(i, 0.25), rimAt(i + 1, 0.25)], detail);
}
