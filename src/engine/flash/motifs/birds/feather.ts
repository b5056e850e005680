import { clamp, lerp, smoothstep, steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { between } from '../../geometry/point.ts';
import { outlineOf, ribbon } from '../../geometry/ribbon.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

export const feather: Motif = {
  name: 'feather',
  tinted: ['water'],
  leanRad: Math.PI / 2 - 1,
  draw(canvas) {
    canvas.layer((pen) => drawFeather(pen.at({ at: [-0.55, 0.75], scale: 1.9, angleRad: -1 })));
  },
};

/** Where the vane begins on the shaft, above the bare quill and its down. */
const vaneStart = 0.16;
/** Where the barbs part on each edge, as shares of the shaft. */
const splits: Readonly<Record<-1 | 1, readonly number[]>> = { [-1]: [0.42, 0.72], 1: [0.34, 0.58, 0.8] };

/** A quill along the pen's x axis: bare to 0.1, then down, then its vane to 1. */
function drawFeather(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1] as const) drawDown(pen, side);
  for (const side of [-1, 1] as const) drawVane(pen, side);
  const shaft = ribbon(
    steps(30, -0.16, 0.96).map((t) => shaftAt(t)),
    (share) => lerp(0.017, 0.003, share),
  );
  pen.fill(outlineOf(shaft), { pigment: 'bone', tone: 0.05, line: Math.min(inner, detail * 1.2) });
}

function shaftAt(t: number): Point {
  return [t, 0.12 * Math.sin(Math.max(0, t) * 2.2)];
}

/** The end of the barb that leaves the shaft at `t`: barbs lean towards the tip. */
function barbEnd(t: number, side: -1 | 1): Point {
  const share = clamp((t - vaneStart) / (1 - vaneStart));
  const breadth = (side < 0 ? 0.15 : 0.19) * Math.sin(Math.PI * clamp(0.16 + 0.84 * share)) ** 0.55;
  const [x, y] = shaftAt(t);
  return [x + 0.09 * (1 - share) + 0.02, y + side * breadth];
}

/** One half of the vane; where its barbs part, the edge is torn almost to the shaft. */
function drawVane(pen: Pen, side: -1 | 1): void {
  const { inner, detail } = pen.weight;
  const edge = splits[side].flatMap((split, i) => {
    const from = splits[side][i - 1] ?? vaneStart;
    return [...steps(12, from + 0.015, split - 0.015).map((t) => barbEnd(t, side)), barbAt(split, side, 0.4)];
  });
  const last = steps(14, (splits[side].at(-1) ?? vaneStart) + 0.015, 1).map((t) => barbEnd(t, side));
  pen.fill([...steps(20, vaneStart, 1).map(shaftAt), ...[...edge, ...last].toReversed()], {
    pigment: 'water',
    tone: (x, y) => clamp(0.06 + 0.85 * smoothstep(0.5, 1, x) + (side > 0 ? 0.25 : 0) + 0.2 * Math.abs(y)),
    line: inner * 0.9,
  });
  for (const [i, t] of steps(36, vaneStart + 0.03, 0.97).entries())
    pen.stroke([shaftAt(t), barbAt(t, side, 0.5), barbAt(t, side, i % 3 === 0 ? 0.94 : 0.7)], detail * 0.65, {
      taper: 0.4,
    });
}

/** A place on the barb that leaves the shaft at `t`, 0 … 1 of its length out. */
function barbAt(t: number, side: -1 | 1, share: number): Point {
  return between(shaftAt(t), barbEnd(t, side), share);
}

/** The loose barbs at the foot of the vane. */
function drawDown(pen: Pen, side: -1 | 1): void {
  const { detail } = pen.weight;
  for (const [i, t] of steps(7, 0.05, 0.17).entries()) {
    const [x, y] = shaftAt(t);
    const length = 0.08 + 0.012 * i;
    const tip: Point = [x - 0.02 + (i % 2) * 0.05, y + side * length];
    const barb = ribbon(
      [[x, y], [x + 0.03, y + side * length * 0.5], tip],
      (share) => 0.012 * Math.sin(Math.PI * (0.15 + 0.8 * share)),
    );
    pen.fill(outlineOf(barb), { pigment: 'foam', tone: 0.1, line: detail });
  }
}
