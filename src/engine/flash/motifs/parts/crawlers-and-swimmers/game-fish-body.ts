import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** How one fish of the angler or the kitchen differs from another. */
export interface GameFish {
  readonly back: Pigment;
  readonly belly: Pigment;
  readonly fins: Pigment;
  /** Half the height of its body. */
  readonly depth: number;
  readonly dorsal: 'spined' | 'long' | 'sickle' | 'low' | 'crest' | 'sail' | 'rear';
  readonly tail: 'fan' | 'forked' | 'crescent';
  readonly mouth: 'closed' | 'open' | 'bill' | 'snout';
  readonly spots?: {
    readonly at: readonly (readonly [share: number, across: number])[];
    readonly pigment: Pigment;
  };
  /** A row of dark blotches along the flank. */
  readonly hasBlotches?: boolean;
  /** Small fins in a row before the tail. */
  readonly hasFinlets?: boolean;
  /** Wavy bars on the back, or straight ones down the flank. */
  readonly hasWaves?: boolean;
  readonly hasBars?: boolean;
  /** How many dark lines run along the belly. */
  readonly bellyLines?: number;
}

/** A fish that leaps to the right. */
export function drawGameFish(upright: Pen, fish: GameFish): void {
  const pen = upright.at({ isFlipped: true });
  const body = bodyOf(fish.depth);
  drawTail(pen, body, fish);
  drawDorsal(pen, body, fish);
  drawLowerFins(pen, body, fish);
  if (fish.hasFinlets) drawFinlets(pen, body);
  drawTrunk(pen, body, fish);
  drawHead(pen, body, fish);
  drawFin(framed(pen, body, 0.31, -0.3), '0 -0.05!, 0.2 0.02, 0.42 0.2!, 0.24 0.2, 0.04 0.09!', fish.fins, 4);
}

/** From the mouth to the root of the tail; the back at 1 across, the belly at -1. */
function bodyOf(depth: number): Ribbon {
  const trunk = ribbon(
    traced('-1.0 0.06, -0.7 -0.1, -0.3 -0.2, 0.14 -0.16, 0.52 0.04, 0.86 0.32', 10),
    (share) => 0.035 + depth * Math.sin(Math.PI * Math.min(1, share * 0.97 + 0.03) ** 0.7) ** 0.86,
  );
  return { ...trunk, left: trunk.right, right: trunk.left };
}

/** A pen at a place of the body: along x to the tail, along y to the belly. */
function framed(pen: Pen, body: Ribbon, share: number, across: number): Pen {
  const [[x0, y0], [x1, y1]] = [onRibbon(body, share - 0.03, 0), onRibbon(body, share + 0.03, 0)];
  return pen.at({ at: onRibbon(body, share, across), angleRad: Math.atan2(y1 - y0, x1 - x0) });
}

/** A fin with rays from its root to its rim. */
function drawFin(pen: Pen, knots: string, pigment: Pigment, rays: number): void {
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

function drawTail(pen: Pen, body: Ribbon, { tail, fins }: GameFish): void {
  drawFin(framed(pen, body, 0.97, 0), tails[tail], fins, 9);
}

function drawDorsal(pen: Pen, body: Ribbon, { dorsal, fins }: GameFish): void {
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

function drawLowerFins(pen: Pen, body: Ribbon, { fins, tail }: GameFish): void {
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

function drawFinlets(pen: Pen, body: Ribbon): void {
  for (const across of [1, -1])
    for (const share of [0.78, 0.83, 0.88, 0.93])
      framed(pen, body, share, across * 0.9).fill(
        outlined(`0 ${across * 0.03}!, 0.06 ${-across * 0.09}!, 0.07 ${across * 0.03}!`),
        { pigment: 'gold', tone: 0.2, line: pen.weight.detail * 1.2 },
      );
}

function drawTrunk(pen: Pen, body: Ribbon, fish: GameFish): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlineOf(body), {
    pigment: fish.back,
    tone: (_, y) => clamp(0.5 - 0.6 * (y + 0.1)),
    line: inner * 1.2,
  });
  pen.fill(along(body, -0.98, -0.05), { pigment: fish.belly, tone: (_, y) => clamp(0.04 + 0.5 * (y - 0.1)) });
  if (fish.hasBlotches)
    for (const [i, share] of steps(7, 0.3, 0.92).entries()) {
      const size = (i % 2 === 0 ? 0.085 : 0.065) * lerp(1.1, 0.6, share);
      framed(pen, body, share, 0.02).fill(
        outlined(
          `${-size} 0, ${-0.4 * size} ${-size}, ${0.6 * size} ${-0.7 * size}, ${1.2 * size} 0.01, ${0.5 * size} ${0.8 * size}, ${-0.5 * size} ${0.6 * size}`,
        ),
        { black: 'always', tone: 1 },
      );
    }
  if (fish.hasWaves)
    for (const share of steps(13, 0.3, 0.92))
      pen.stroke(
        steps(8, 0.94, 0.02).map((across) => onRibbon(body, share + 0.012 * Math.sin(across * 14), across)),
        inner * 1.8,
        { taper: 0.3, tapering: 'end' },
      );
  if (fish.hasBars)
    for (const share of steps(10, 0.34, 0.86))
      pen.stroke(
        steps(6, 0.6, -0.3).map((across) => onRibbon(body, share, across)),
        inner,
        { taper: 0.5 },
      );
  for (const across of steps(fish.bellyLines ? fish.bellyLines - 1 : 0, -0.25, -0.75).slice(
    0,
    fish.bellyLines ?? 0,
  ))
    pen.stroke(
      steps(16, 0.3, 0.86).map((share) => onRibbon(body, share, across)),
      inner * 1.3,
      { taper: 0.2 },
    );
  if (!fish.hasWaves && !fish.bellyLines) drawScales(pen, body);
  pen.stroke(
    steps(20, 0.28, 0.96).map((share) => onRibbon(body, share, 0.1)),
    detail * 1.2,
    { taper: 0.2 },
  );
  for (const [share, across] of fish.spots?.at ?? [])
    pen.fill(circle(onRibbon(body, share, across), 0.022, 14), {
      pigment: fish.spots?.pigment,
      tone: 0,
      line: detail * 0.8,
    });
  pen.stroke(outlineOf(body), inner * 1.2);
}

function drawScales(pen: Pen, body: Ribbon): void {
  if (!pen.hasDetail) return;
  for (const [row, share] of steps(17, 0.9, 0.33).entries())
    for (const across of steps(5, -0.1, 0.8)) {
      const shift = across + (row % 2 === 0 ? 0 : 0.1);
      if (shift > 0.9) continue;
      pen.stroke(
        [-0.1, -0.05, 0, 0.05, 0.1].map((v) =>
          onRibbon(body, share + 0.03 * (1 - (v / 0.1) ** 2), shift + v),
        ),
        pen.weight.detail * 0.9,
        { taper: 0.2 },
      );
    }
}

function drawHead(pen: Pen, body: Ribbon, { back, belly, mouth }: GameFish): void {
  const { inner, detail } = pen.weight;
  if (mouth === 'bill')
    framed(pen, body, 0.03, 0.2).fill(
      outlined('0.1 -0.09!, -0.3 -0.06, -0.86 -0.03!, -0.3 0.02, 0.1 0.05!'),
      {
        pigment: back,
        tone: 0.5,
        line: inner * 1.1,
      },
    );
  if (mouth === 'snout')
    framed(pen, body, 0.04, 0).fill(
      outlined('0.1 -0.1!, -0.1 -0.06, -0.26 -0.04!, -0.28 0.04, -0.26 0.08!, -0.1 0.1, 0.12 0.12!'),
      {
        pigment: back,
        tone: 0.3,
        line: inner * 1.1,
      },
    );
  const gill = steps(8, -0.98, 0.98).map((across) =>
    onRibbon(body, 0.25 + 0.04 * (1 - across * across), across),
  );
  pen.fill(
    [
      ...steps(10, 0, 0.25).map((share) => onRibbon(body, share, -0.99)),
      ...gill,
      ...steps(10, 0.25, 0).map((share) => onRibbon(body, share, 0.99)),
    ],
    { pigment: back, tone: (x, y) => clamp(0.1 + 0.6 * (x + 0.85) + 0.3 * Math.abs(y)), line: inner * 1.1 },
  );
  pen.fill(
    [
      ...steps(10, 0.03, 0.24).map((share) => onRibbon(body, share, -0.98)),
      ...steps(5, -0.98, -0.3).map((across) => onRibbon(body, 0.25 + 0.04 * (1 - across * across), across)),
      ...steps(8, 0.24, 0.03).map((share) => onRibbon(body, share, -0.3)),
    ],
    { pigment: belly, tone: (_, y) => clamp(0.06 + 0.6 * (y - 0.06)) },
  );
  pen.stroke(gill, inner * 1.1);
  pen.stroke(
    steps(6, -0.7, 0.5).map((across) => onRibbon(body, 0.19 + 0.03 * (1 - across * across), across)),
    detail * 1.3,
    { taper: 0.3 },
  );
  if (mouth === 'open') {
    const jaw = framed(pen, body, 0.05, -0.3);
    jaw.fill(
      outlined('0.24 0.1!, 0.04 0.02, -0.14 -0.16!, -0.2 0.04, -0.24 0.2!, -0.1 0.32, 0.08 0.32, 0.3 0.24!'),
      { black: 'always', tone: 1 },
    );
    jaw.fill(
      outlined('0.34 0.14!, 0.14 0.2, -0.06 0.18, -0.26 0.14!, -0.28 0.26, -0.1 0.36, 0.12 0.38, 0.36 0.3!'),
      {
        pigment: belly,
        tone: (_, y) => clamp(2 * (y - 0.14)),
        line: inner * 1.1,
      },
    );
  } else if (mouth === 'snout') {
    framed(pen, body, 0.04, 0).stroke(traced('-0.26 0.02, -0.08 0.03, 0.12 0.06'), inner, { taper: 0.2 });
  } else
    pen.stroke(
      [onRibbon(body, 0, -0.2), onRibbon(body, 0.06, -0.4), onRibbon(body, 0.12, -0.44)],
      inner * 1.1,
      { taper: 0.3, tapering: 'end' },
    );
  const eye = onRibbon(body, mouth === 'snout' ? 0.1 : 0.13, 0.32);
  pen.fill(circle(eye, 0.06, 24), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle(eye, 0.034, 18), { black: 'always', tone: 0 });
  pen.fill(circle([eye[0] + 0.012, eye[1] - 0.016], 0.012, 10), { color: [255, 255, 255], tone: 0 });
}

/** What lies between two heights along the whole flank. */
function along(body: Ribbon, low: number, high: number): Polygon {
  return [
    ...steps(24, 0.05, 0.98).map((share) => onRibbon(body, share, low)),
    ...steps(24, 0.98, 0.05).map((share) => onRibbon(body, share, high)),
  ];
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
