import type { Point } from '../../../geometry/point.ts';
import type { Surface } from '../render/surface.ts';
import { nothing } from '../render/surface.ts';
import type { LineTraits, Region } from '../subject.ts';
import { blurred } from './blur.ts';
import type { FoundLine } from './found-line.ts';
import { relax } from './found-line.ts';

/** Hollows: lines along which the skin turns towards itself most. */
export function foldsOf(surface: Surface, regions: readonly Region[], traits: LineTraits): FoundLine[] {
  const fine = surface.side / 600;
  const strong = (traits.fold ?? 0.05) / fine;
  const hollow = hollowness(surface, regions, fine);
  const isRidge = ridges(hollow, surface.side, strong * 0.45);
  const seen = new Uint8Array(hollow.length);
  const lines: FoundLine[] = [];
  for (let i = 0; i < hollow.length; i++) {
    if (!isRidge[i] || seen[i] || (hollow[i] as number) < strong) continue;
    const onwards = walked(i, isRidge, hollow, seen, surface.side);
    const back = walked(i, isRidge, hollow, seen, surface.side);
    const pixels = [...back.slice(1).toReversed(), ...onwards];
    if (pixels.length < 18 * fine) continue;
    const points = pixels.map(
      (at): Point => [(at % surface.side) + 0.5, Math.floor(at / surface.side) + 0.5],
    );
    relax(points, Math.round(8 * fine * fine), false);
    const mean = pixels.reduce((sum, at) => sum + (hollow[at] as number), 0) / pixels.length;
    lines.push({
      role: 'fold',
      points,
      pixels,
      isClosed: false,
      isFreeAtStart: true,
      isFreeAtEnd: true,
      width: Math.min(1.25, 0.45 + mean * 6 * fine),
    });
  }
  return lines;
}

function hollowness(surface: Surface, regions: readonly Region[], fine: number): Float32Array {
  const { side, depth, region } = surface;
  const mask = new Uint8Array(depth.length);
  for (let i = 0; i < mask.length; i++) {
    const look = regions[(region[i] as number) - 1];
    mask[i] = (depth[i] as number) < nothing && look && !look.isBlack && look.hasFolds ? 1 : 0;
  }
  const radius = Math.max(1, Math.round(2 * fine));
  const x = blurred(surface.normalX, side, radius, mask);
  const y = blurred(surface.normalY, side, radius, mask);
  const hollow = new Float32Array(mask.length);
  const off = 2;
  for (let row = off; row < side - off; row++) {
    for (let column = off; column < side - off; column++) {
      const i = row * side + column;
      const across = [i - off, i + off, i - off * side, i + off * side];
      if (!mask[i] || !across.every((at) => mask[at])) continue;
      const [left, right, up, down] = across.map((at) => depth[at] as number) as [
        number,
        number,
        number,
        number,
      ];
      if (Math.abs(left - right) > 0.12 || Math.abs(up - down) > 0.12) continue;
      hollow[i] =
        -((x[i + 1] as number) - (x[i - 1] as number) - (y[i + side] as number) + (y[i - side] as number)) /
        2;
    }
  }
  return blurred(hollow, side, 1);
}

/** Pixels that are the most hollow across the direction in which the hollow is narrow. */
function ridges(hollow: Float32Array, side: number, least: number): Uint8Array {
  const isRidge = new Uint8Array(hollow.length);
  const at = (i: number) => hollow[i] as number;
  for (let y = 3; y < side - 3; y++) {
    for (let x = 3; x < side - 3; x++) {
      const i = y * side + x;
      if (at(i) < least) continue;
      const xx = at(i + 2) + at(i - 2) - 2 * at(i);
      const yy = at(i + 2 * side) + at(i - 2 * side) - 2 * at(i);
      const xy =
        (at(i + 2 + 2 * side) + at(i - 2 - 2 * side) - at(i + 2 - 2 * side) - at(i - 2 + 2 * side)) / 4;
      const least2 = (xx + yy) / 2 - Math.sqrt((xx - yy) ** 2 / 4 + xy * xy);
      let [vx, vy] = [xy, least2 - xx];
      if (Math.abs(vx) + Math.abs(vy) < 1e-9) [vx, vy] = xx < yy ? [1, 0] : [0, 1];
      const length = Math.sqrt(vx * vx + vy * vy);
      const there = (step: number) =>
        sampled(hollow, side, x + (vx / length) * step, y + (vy / length) * step);
      if (at(i) >= there(1) && at(i) > there(-1)) isRidge[i] = 1;
    }
  }
  return isRidge;
}

function sampled(values: Float32Array, side: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = (i: number) => values[i] as number;
  const i = top * side + left;
  return (
    (at(i) * (1 - fx) + at(i + 1) * fx) * (1 - fy) + (at(i + side) * (1 - fx) + at(i + side + 1) * fx) * fy
  );
}

/** Along a ridge from one of its pixels, as straight as it goes; what lies beside it is not walked again. */
function walked(
  start: number,
  isRidge: Uint8Array,
  hollow: Float32Array,
  seen: Uint8Array,
  side: number,
): number[] {
  const around = [1, -1, side, -side, side + 1, side - 1, -side + 1, -side - 1];
  const pixels: number[] = [];
  for (let i = start; ; ) {
    seen[i] = 1;
    pixels.push(i);
    let [best, most] = [-1, -9];
    for (const step of around) {
      const next = i + step;
      if (!isRidge[next] || seen[next]) continue;
      const score = scoreOf(pixels, i, next, hollow, side);
      if (score !== null && score > most) [best, most] = [next, score];
    }
    if (best < 0) return pixels;
    for (const step of around) if (isRidge[i + step] && i + step !== best) seen[i + step] = 1;
    i = best;
  }
}

function scoreOf(
  pixels: readonly number[],
  i: number,
  next: number,
  hollow: Float32Array,
  side: number,
): number | null {
  const before = pixels[pixels.length - 4];
  if (before === undefined) return (hollow[next] as number) * 4;
  const [dx, dy] = [(i % side) - (before % side), Math.floor(i / side) - Math.floor(before / side)];
  const [ux, uy] = [(next % side) - (i % side), Math.floor(next / side) - Math.floor(i / side)];
  const score = dx * ux + dy * uy;
  return score < 0 ? null : score;
}
