import type { Point } from '../geometry/point.ts';
import { lendPlane } from '../raster/scratch.ts';
import type { Flow } from './flow.ts';

/** A line found in a picture, in its pixels. */
export interface FoundLine {
  readonly points: Point[];
  /** How strong it is at each point: about the contrast of the edge, 0 … 1. */
  readonly strengths: number[];
}

export interface LineWish {
  /** Lines begin where they are this strong … */
  readonly from: number;
  /** … and go on down to this strength. */
  readonly downTo: number;
  /** Shorter ones are left out, in pixels; weak ones must be longer. */
  readonly leastPx: number;
  /** Two lines keep this distance, in pixels. */
  readonly apartPx: number;
}

const stepPx = 1.5;
/** So many steps may be weaker than the line should be: a hand carries on over a small gap. */
const gapSteps = 5;
/** The sharpest turn within a step, as the cosine of its angle. */
const sharpest = 0.6;

/**
 * Turns the ridges of a line filter into strokes of a pen: from the strongest place on, each line is followed along
 * the flow in both directions, staying on its ridge, until it fades or meets another line.
 *
 * @param strength of `lineStrength`
 */
export function followLines(strength: Float32Array, flow: Flow, wish: LineWish): FoundLine[] {
  const walker = new Walker(strength, flow, wish);
  const lines: FoundLine[] = [];
  for (const start of strongestFirst(strength, wish.from)) {
    const line = walker.lineThrough(start);
    if (line) lines.push(line);
  }
  return lines;
}

/** The pixels that are strong enough to begin at, by strength in coarse steps, from the top left within a step. */
function strongestFirst(strength: Float32Array, from: number): Int32Array {
  const levels = 64;
  const levelOf = (value: number) => Math.min(levels - 1, Math.floor((value - from) * levels * 1.6));
  const starts = new Int32Array(levels + 1);
  for (const value of strength) {
    if (value < from) continue;
    const level = levels - 1 - levelOf(value);
    starts[level + 1] = (starts[level + 1] as number) + 1;
  }
  for (let level = 0; level < levels; level++)
    starts[level + 1] = (starts[level + 1] as number) + (starts[level] as number);
  const sorted = new Int32Array(starts[levels] as number);
  for (let i = 0; i < strength.length; i++) {
    const value = strength[i] as number;
    if (value < from) continue;
    const level = levels - 1 - levelOf(value);
    sorted[starts[level] as number] = i;
    starts[level] = (starts[level] as number) + 1;
  }
  return sorted;
}

class Walker {
  readonly #strength: Float32Array;
  readonly #flow: Flow;
  readonly #wish: LineWish;
  /** The number of the line that a pixel belongs to. */
  readonly #owner: Float32Array;
  #line = 0;

  constructor(strength: Float32Array, flow: Flow, wish: LineWish) {
    this.#strength = strength;
    this.#flow = flow;
    this.#wish = wish;
    this.#owner = lendPlane(strength.length);
  }

  lineThrough(start: number): FoundLine | null {
    if (this.#owner[start] !== 0) return null;
    this.#line++;
    const { width } = this.#flow;
    const at: Point = [start % width, Math.floor(start / width)];
    const [dx, dy] = [this.#flow.x[start] as number, this.#flow.y[start] as number];
    const back = this.#walk(at, [-dx, -dy]);
    for (const point of back.points) this.#claim(point);
    const forth = this.#walk(at, [dx, dy]);
    const points = [...back.points.reverse(), at, ...forth.points];
    const strengths = [...back.strengths.reverse(), this.#read(at), ...forth.strengths];
    for (const point of forth.points) this.#claim(point);
    this.#claim(at);
    const mean = strengths.reduce((sum, each) => sum + each, 0) / strengths.length;
    const isLong =
      (points.length - 1) * stepPx >= this.#wish.leastPx * (0.6 + (0.6 * this.#wish.from) / mean);
    return isLong ? { points, strengths } : null;
  }

  #walk(from: Point, direction: Point): { points: Point[]; strengths: number[] } {
    const points: Point[] = [];
    const strengths: number[] = [];
    let [x, y] = from;
    let [dx, dy] = direction;
    let weak = 0;
    for (let step = 0; step < 2000; step++) {
      const next = this.#stepFrom(x, y, dx, dy);
      if (!next) break;
      [x, y, dx, dy] = next;
      const strength = this.#read([x, y]);
      weak = strength < this.#wish.downTo ? weak + 1 : 0;
      if (weak > gapSteps) break;
      points.push([x, y]);
      strengths.push(strength);
      const owner = this.#owner[Math.round(y) * this.#flow.width + Math.round(x)] as number;
      // Near its start a line may cross the ground that it has claimed itself; later it has come full circle.
      const isOwn = owner === this.#line && step * stepPx < 3 * this.#wish.apartPx;
      if (owner !== 0 && !isOwn) break;
    }
    points.length -= weak > points.length ? points.length : weak > gapSteps ? gapSteps : 0;
    strengths.length = points.length;
    return { points, strengths };
  }

  /** One step along the flow, then sideways onto the ridge; null at the border and at sharp turns. */
  #stepFrom(
    x: number,
    y: number,
    dx: number,
    dy: number,
  ): [x: number, y: number, dx: number, dy: number] | null {
    const { width, height, x: flowX, y: flowY } = this.#flow;
    const column = Math.round(x + dx * stepPx);
    const row = Math.round(y + dy * stepPx);
    if (column < 2 || row < 2 || column > width - 3 || row > height - 3) return null;
    const at = row * width + column;
    let [nextX, nextY] = [flowX[at] as number, flowY[at] as number];
    let turn = nextX * dx + nextY * dy;
    if (turn < 0) {
      [nextX, nextY] = [-nextX, -nextY];
      turn = -turn;
    }
    if (turn < sharpest) return null;
    const ahead: Point = [x + nextX * stepPx, y + nextY * stepPx];
    const aside = this.#asideToRidge(ahead, nextX, nextY);
    return [ahead[0] - nextY * aside, ahead[1] + nextX * aside, nextX, nextY];
  }

  /** How far the ridge lies to the right, -0.6 … 0.6: the top of the parabola through three samples. */
  #asideToRidge([x, y]: Point, dx: number, dy: number): number {
    const here = this.#read([x, y]);
    const right = this.#read([x - dy, y + dx]);
    const left = this.#read([x + dy, y - dx]);
    const bend = left + right - 2 * here;
    if (bend >= 0) return right > left ? 0.6 : left > right ? -0.6 : 0;
    const top = (left - right) / (2 * bend);
    return top > 0.6 ? 0.6 : top < -0.6 ? -0.6 : top;
  }

  #read([x, y]: Point): number {
    const { width, height } = this.#flow;
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0;
    const [across, down] = [x - left, y - top];
    const i = top * width + left;
    const s = this.#strength;
    const upper = (s[i] as number) * (1 - across) + (s[i + 1] as number) * across;
    const lower = (s[i + width] as number) * (1 - across) + (s[i + width + 1] as number) * across;
    return upper * (1 - down) + lower * down;
  }

  #claim([x, y]: Point): void {
    const { width, height } = this.#flow;
    const reach = this.#wish.apartPx;
    const squared = reach * reach;
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
      for (
        let column = Math.max(0, Math.ceil(x - reach));
        column <= Math.min(width - 1, x + reach);
        column++
      ) {
        const i = row * width + column;
        if (this.#owner[i] !== 0 || (row - y) ** 2 + (column - x) ** 2 > squared) continue;
        this.#owner[i] = this.#line;
      }
    }
  }
}
