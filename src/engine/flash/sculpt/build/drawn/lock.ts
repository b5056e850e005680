import { clamp, lerp, smoothstep } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import { relax } from '../lines/found-line.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { acrossLine, curve, evenly, wayAlong } from './curves.ts';
import type { Drawing, Profile } from './drawing.ts';
import { press } from './drawing.ts';

export interface LockForm {
  readonly seed: number;
  /** How many strands it has. */
  readonly strands?: number;
  /** How wide it is at its root, of its full width. */
  readonly root?: number;
  /** The radius of the curl at its tip; to the other side if negative. */
  readonly curl?: number;
  /** Whether its outline starts as a point: at a parting. */
  readonly isParted?: boolean;
  /** From one shadow to the next, along it. */
  readonly band?: number;
  readonly region?: string;
}

const count = 120;

/** A lock of hair: feathered blacks from its root, at each turn away from the light and at its tip; the gleam stays open. */
export function lock(drawing: Drawing, knots: Polyline, width: number, form: LockForm): void {
  const { seed, strands = 7, root = 0.5, curl = 0, isParted = false, band = 250, region = 'hair' } = form;
  const random = randomNumbers(seed * 977 + 5);
  random();
  const spine = evenly(curve(curl === 0 ? knots : [...knots, ...curlAt(knots, curl)]), count);
  relax(spine, 26, false);
  const across = acrossLine(spine);
  relax(across, 22, false);
  const wide: Profile = (t) =>
    lerp(root, 1, smoothstep(0, 0.3, t)) * Math.max(0, 1 - t ** 2.6) ** 0.8 + 0.012;
  const at = (side: number, t: number): Point => {
    const place = clamp(t) * count;
    const i = Math.min(count - 1, Math.floor(place));
    const share = place - i;
    const half = side * width * 0.5 * wide(clamp(t));
    const [[x0, y0], [x1, y1]] = [pointAt(spine, i), pointAt(spine, i + 1)];
    const [[u0, v0], [u1, v1]] = [pointAt(across, i), pointAt(across, i + 1)];
    const [u, v] = [lerp(u0, u1, share), lerp(v0, v1, share)];
    const length = Math.sqrt(u * u + v * v) || 1;
    return [lerp(x0, x1, share) + (u / length) * half, lerp(y0, y1, share) + (v / length) * half];
  };
  const strand = (side: number, from = 0, to = 1, stepCount = 80): Point[] =>
    Array.from({ length: stepCount + 1 }, (_, i) => at(side, lerp(from, to, i / stepCount)));
  drawing.area(
    [...strand(1), ...strand(-1).reverse()],
    region,
    { edge: strand(0, 0, 0.12), depth: width * 0.8, strength: 0.8 },
    { edge: strand(0.9, 0.3, 1), depth: width * 0.5, strength: 0.7 },
  );
  const bands = Math.max(1, Math.round(wayAlong(spine) / band));
  const each = width / strands / 8.5;
  for (let i = 0; i < strands; i++) {
    const side = lerp(-0.9, 0.9, (i + 0.5) / strands);
    for (let turn = 0; turn <= bands; turn++) {
      const half = (0.27 / bands) * (0.7 + 0.65 * random());
      const from = clamp(turn / bands - half + (random() - 0.5) * 0.03);
      const to = clamp(turn / bands + half + (random() - 0.5) * 0.03, 0, 0.97 - 0.12 * random());
      if (to - from < 0.03 || (turn > 0 && random() < 0.12)) continue;
      drawing.wedge(strand(side, from, to, 24), each * (turn > 0 ? 0.85 : 1.05), (t) =>
        turn === 0
          ? Math.max(0, 1 - t) ** 0.75 * Math.min(1, 0.1 + t * 6, root * 1.6 + t * 3)
          : press.both(t) ** 1.45 * wide(lerp(from, to, t)) * 1.05,
      );
    }
  }
  for (let i = 1; i < strands; i++) {
    const side = lerp(-1, 1, i / strands) + (random() - 0.5) * 0.08;
    drawing.hair(strand(side, 0.02 + 0.2 * random(), 0.96 - 0.25 * random()), 0.28);
  }
  const ends: Profile = (t) => Math.min(1, (isParted ? 0 : 0.2) + t * 5, 0.06 + (1 - t) * 5);
  drawing.line(strand(1), 0.9, ends);
  drawing.line(strand(-1), 0.76, ends);
}

/** A spiral on from where a line ends. */
function curlAt(knots: Polyline, curl: number): Point[] {
  const last = knots.length - 1;
  const [before, end] = [pointAt(knots, last - 1), pointAt(knots, last)];
  let angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  let [x, y] = end;
  return Array.from({ length: 7 }, (_, i): Point => {
    const radius = Math.abs(curl) * (1 - (i + 1) / 11);
    angle += Math.sign(curl) * 0.62;
    x += Math.cos(angle) * radius * 0.62;
    y += Math.sin(angle) * radius * 0.62;
    return [x, y];
  });
}
