import { clamp, smoothstep } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../geometry/point.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { Rgb } from '../paint/palette.ts';
import { noise } from '../random/noise.ts';
import { fractalTile } from '../random/noise-tile.ts';
import type { Random } from '../random/random.ts';
import { lendPlane } from '../raster/scratch.ts';

/** Light that watercolour lets through, red, green and blue each 0..1, at half the page's resolution. */
export interface Splash {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
}

interface Blot {
  readonly at: Point;
  readonly radius: number;
  readonly color: Rgb;
  readonly strength: number;
}

/**
 * Blots of wet colour around a centre, with splatters. Give analogous hues only: where blots of opposite hues
 * overlap they multiply to mud.
 *
 * @param reach how far the large blots lie from the centre; this and all lengths are units of the page
 */
export function splash(
  page: Pick<InkPlanes, 'width' | 'height' | 'perUnit'>,
  center: Point,
  reach: number,
  colors: readonly Rgb[],
  random: Random,
): Splash {
  const width = Math.ceil(page.width / 2);
  const height = Math.ceil(page.height / 2);
  const clear = () => lendPlane(width * height).fill(1);
  const result: Splash = { width, height, red: clear(), green: clear(), blue: clear() };
  for (const blot of [
    ...largeBlots(center, reach, colors, random),
    ...splatters(center, reach, colors, random),
  ]) {
    addBlot(result, blot, random.between(0, 16), 2 / page.perUnit);
  }
  return result;
}

function largeBlots(center: Point, reach: number, colors: readonly Rgb[], random: Random): Blot[] {
  const count = 5;
  const start = random.between(0, fullTurn);
  return Array.from({ length: count }, (_, i) => {
    const isFirst = i === 0;
    const angle = start + (i * fullTurn) / count + random.between(-0.3, 0.3);
    return {
      at: polar(angle, isFirst ? reach * 0.08 : reach * random.between(0.5, 0.95), center),
      radius: isFirst ? reach * 0.88 : reach * random.between(0.38, 0.68),
      color: colors[i % colors.length] ?? [0, 0, 0],
      strength: isFirst ? 0.5 : 0.62,
    };
  });
}

/** Their sizes follow a power law: a few large ones, many specks. */
function splatters(center: Point, reach: number, colors: readonly Rgb[], random: Random): Blot[] {
  return Array.from({ length: 40 }, (_, i) => ({
    at: polar(random.between(0, fullTurn), reach * random.between(0.95, 1.75), center),
    radius: random.next() ** 3 * 24 + 2.5,
    color: colors[i % colors.length] ?? [0, 0, 0],
    strength: 0.85,
  }));
}

/** @param step from one place of the splash to the next */
function addBlot(
  { width, height, red, green, blue }: Splash,
  { at, radius, color, strength }: Blot,
  phase: number,
  step: number,
): void {
  const extent = radius * 1.9;
  const [left, right] = [
    Math.max(0, Math.floor((at[0] - extent) / step)),
    Math.min(width, Math.ceil((at[0] + extent) / step)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor((at[1] - extent) / step)),
    Math.min(height, Math.ceil((at[1] + extent) / step)),
  ];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const [x, y] = [column * step, row * step];
      const amount = wetness(x, y, radius - lengthOf(x - at[0], y - at[1]), radius, phase) * strength;
      if (amount <= 0) continue;
      const i = row * width + column;
      red[i] = (red[i] as number) * (1 - amount * (1 - color[0] / 255));
      green[i] = (green[i] as number) * (1 - amount * (1 - color[1] / 255));
      blue[i] = (blue[i] as number) * (1 - amount * (1 - color[2] / 255));
    }
  }
}

/** @param depth how far inside the round blot the place lies */
function wetness(x: number, y: number, depth: number, radius: number, phase: number): number {
  const wander = radius * 0.62;
  const frayed =
    depth +
    (fractalTile(x * 0.006 + phase, y * 0.006 + phase) - 0.5) * wander * 2.2 +
    (fractalTile(x * 0.03 + phase, y * 0.03) - 0.5) * wander * 0.35;
  if (frayed < -2) return 0;
  // Pigment gathers where the puddle dries last, at its edge.
  const edge = 0.45 * Math.exp(-((frayed / 7) ** 2));
  const body =
    0.42 +
    0.34 * fractalTile(x * 0.011 + phase * 2, y * 0.011 + 3) -
    0.11 * smoothstep(0, radius * 0.9, frayed);
  const granulation = (noise(x * 0.35, y * 0.35) - 0.5) * 0.08;
  return clamp(smoothstep(-1, 3, frayed) * (body + edge + granulation));
}
