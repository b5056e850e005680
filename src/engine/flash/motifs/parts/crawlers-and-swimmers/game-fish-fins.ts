import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon } from '../../../geometry/ribbon.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { GameFish } from './game-fish.ts';
import { framed } from './game-fish.ts';

/** A fin with rays from its root to its rim. */
export function drawFin(pen: Pen, knots: string, pigment: Pigment, rays: number): void {
  const outline = outlined(knots);
  pen.fill(outline, {
    pigment,
    tone: (x, y) => clamp(0.65 - 1.1 * lengthOf(x, y)),
    line: pen.weight.inner,
  });
  const [root] = outline;
  if (!root) return;
  const rim = outline.slice(Math.floor(outline.length * 0.3), Math.floor(outline.length * 0.75));
  for (const share of steps(rays, 0.1, 0.9)) {
    const tip = rim[Math.floor(share * (rim.length - 1))];
    if (tip)
      pen.stroke(
        [
          [tip[0] * 0.18, tip[1] * 0.18],
          [tip[0] * 0.86, tip[1] * 0.86],
        ],
        pen.weight.detail,
        { taper: 0.5 },
      );
  }
}

export function drawTail(pen: Pen, body: Ribbon, { tail, fins }: GameFish): void {
  drawFin(framed(pen, body, 0.97, 0), tails[tail], fins, 9);
}

export function drawDorsal(pen: Pen, body: Ribbon, { dorsal, fins }: GameFish): void {
  if (dorsal === 'sickle' || dorsal === 'low') {
    const high = dorsal === 'sickle' ? 1 : 0.6;
    const first = framed(pen, body, 0.34, 0.9).at({ scale: high });
    drawFin(first, '0 0.04!, 0.02 -0.16, 0.1 -0.3!, 0.2 -0.14, 0.4 0.04!', fins, 5);
    drawFin(
      framed(pen, body, 0.62, 0.9).at({ scale: high }),
      '0 0.06!, 0.1 -0.2, 0.34 -0.4!, 0.22 -0.14, 0.26 0.06!',
      fins,
      4,
    );
    return;
  }
  if (dorsal === 'rear') {
    const rear = framed(pen, body, 0.74, 0.8);
    drawFin(rear, '0 0.06!, 0.06 -0.16, 0.24 -0.28, 0.36 -0.2!, 0.28 0.06!', fins, 5);
    return;
  }
  drawRays(pen, body, dorsal, fins);
}

/** A fin of spines with skin between them, along most of the back; behind it, where it is short, a soft one. */
function drawRays(pen: Pen, body: Ribbon, kind: 'spined' | 'long' | 'crest' | 'sail', fins: Pigment): void {
  const { from, to, count, height } = spines[kind];
  const tips: Point[] = [];
  const outline: Point[] = [onRibbon(body, from, 0.85)];
  const shares = steps(count, from, to);
  shares.forEach((share, i) => {
    const [x, y] = onRibbon(body, share, 0.95);
    const rise = height(i / count);
    const tip: Point = [x + 0.35 * rise, y - rise];
    tips.push(tip);
    outline.push(tip);
    const next = onRibbon(body, share + (to - from) / count, 0.95);
    const dip = height((i + 0.6) / count) * (kind === 'sail' ? 0.96 : 0.72);
    if (i < count) outline.push([(x + next[0]) / 2 + 0.35 * dip, (y + next[1]) / 2 - dip]);
  });
  outline.push(onRibbon(body, to + 0.02, 0.85));
  pen.fill(outline, {
    pigment: fins,
    tone: (_, y) => clamp(0.7 + 0.9 * (y + 0.4)),
    line: pen.weight.inner,
  });
  shares.forEach((share, i) => {
    const tip = tips[i];
    if (tip) pen.stroke([onRibbon(body, share, 0.95), tip], pen.weight.detail * 1.1);
  });
  if (kind === 'spined')
    drawFin(framed(pen, body, 0.6, 0.85), '0 0.06!, 0.04 -0.2, 0.2 -0.34, 0.34 -0.24!, 0.32 0.06!', fins, 6);
}

export function drawLowerFins(pen: Pen, body: Ribbon, { fins, tail }: GameFish): void {
  const anal = framed(pen, body, 0.68, -0.85);
  drawFin(
    anal,
    tail === 'crescent'
      ? '0 -0.06!, 0.08 0.18, 0.26 0.36!, 0.2 0.12, 0.26 -0.06!'
      : '0 -0.06!, 0.06 0.16, 0.2 0.28, 0.32 0.16!, 0.28 -0.06!',
    fins,
    5,
  );
  drawFin(framed(pen, body, 0.4, -0.9), '0 -0.05!, 0.04 0.16, 0.2 0.3!, 0.2 0.1, 0.18 -0.05!', fins, 4);
}

export function drawFinlets(pen: Pen, body: Ribbon): void {
  for (const across of [1, -1])
    for (const share of [0.78, 0.83, 0.88, 0.93])
      framed(pen, body, share, across * 0.9).fill(
        outlined(`0 ${across * 0.03}!, 0.06 ${-across * 0.09}!, 0.07 ${across * 0.03}!`),
        { pigment: 'gold', tone: 0.2, line: pen.weight.detail * 1.2 },
      );
}

const tails = {
  fan: '0 -0.06!, 0.2 -0.24, 0.42 -0.34!, 0.38 -0.1, 0.36 0, 0.38 0.1, 0.42 0.34!, 0.2 0.24, 0 0.06!',
  forked: '0 -0.05!, 0.18 -0.2, 0.48 -0.44!, 0.34 -0.12, 0.28 0, 0.34 0.12, 0.48 0.44!, 0.18 0.2, 0 0.05!',
  crescent: '0 -0.05!, 0.12 -0.26, 0.42 -0.6!, 0.22 -0.18, 0.18 0, 0.22 0.18, 0.42 0.6!, 0.12 0.26, 0 0.05!',
};

const spines = {
  spined: {
    from: 0.32,
    to: 0.56,
    count: 7,
    height: (t: number) => 0.09 + 0.14 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
  },
  long: {
    from: 0.32,
    to: 0.82,
    count: 13,
    height: (t: number) => 0.08 + 0.17 * Math.sin(Math.PI * (0.2 + 0.7 * t)),
  },
  crest: {
    from: 0.24,
    to: 0.76,
    count: 16,
    height: (t: number) => 0.05 + 0.34 * Math.max(0, 1 - t * 2.4) ** 1.2,
  },
  sail: {
    from: 0.26,
    to: 0.8,
    count: 14,
    height: (t: number) => 0.12 + 0.56 * Math.sin(Math.PI * (0.16 + 0.74 * t)) ** 0.7,
  },
};
