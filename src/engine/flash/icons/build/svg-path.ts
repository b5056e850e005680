import { bezier } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { arcPoints, pieceLength } from './svg-arc.ts';

/**
 * The subpaths of an SVG path (`d` attribute) as polygons, curves flattened.
 * Grammar: https://www.w3.org/TR/SVG2/paths.html#PathDataBNF
 */
export function polygonsOfPath(d: string): Point[][] {
  const walker = new PathWalker();
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    walker.run(letter, letter.toUpperCase() === 'A' ? arcNumbers(rest) : plainNumbers(rest));
  }
  return walker.finish();
}

function plainNumbers(text: string): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

/** An arc's two flags may stand without a separator: "a1 1 0 01.5.5". */
function arcNumbers(text: string): number[] {
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  const numbers: number[] = [];
  for (let at = 0; ; ) {
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const pattern = isFlag ? flag : number;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return numbers;
    numbers.push(Number(match[1]));
    at = pattern.lastIndex;
  }
}

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

class PathWalker {
  readonly #polygons: Point[][] = [];
  #polygon: Point[] = [];
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** The last control point, which S and T reflect, and the letter that set it. */
  #control: Point = [0, 0];
  #lastLetter = '';

  /** Runs one command for each full set of its arguments. */
  run(letter: string, numbers: readonly number[]): void {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const count = argumentCounts[command] ?? 0;
    if (count === 0) {
      this.#close();
      return;
    }
    for (let i = 0; i + count <= numbers.length; i += count) {
      // Further pairs after a moveto are linetos.
      this.#step(command === 'M' && i > 0 ? 'L' : command, numbers.slice(i, i + count), isRelative);
    }
  }

  finish(): Point[][] {
    this.#flush();
    return this.#polygons;
  }

  #close(): void {
    this.#at = this.#start;
    this.#flush();
    this.#lastLetter = 'Z';
  }

  #flush(): void {
    if (this.#polygon.length > 2) this.#polygons.push(this.#polygon);
    this.#polygon = [];
  }

  #step(command: string, args: readonly number[], isRelative: boolean): void {
    const [fromX, fromY] = this.#at;
    const point = (i: number): Point => [
      (args[i] ?? 0) + (isRelative ? fromX : 0),
      (args[i + 1] ?? 0) + (isRelative ? fromY : 0),
    ];
    const reflected = (letters: string): Point =>
      letters.includes(this.#lastLetter)
        ? [2 * fromX - this.#control[0], 2 * fromY - this.#control[1]]
        : this.#at;
    switch (command) {
      case 'M':
        this.#flush();
        this.#at = point(0);
        this.#start = this.#at;
        break;
      case 'L':
        this.#line(point(0));
        break;
      case 'H':
        this.#line([(args[0] ?? 0) + (isRelative ? fromX : 0), fromY]);
        break;
      case 'V':
        this.#line([fromX, (args[0] ?? 0) + (isRelative ? fromY : 0)]);
        break;
      case 'C':
        this.#cubic(point(0), point(2), point(4));
        break;
      case 'S':
        this.#cubic(reflected('CS'), point(0), point(2));
        break;
      case 'Q':
        this.#quadratic(point(0), point(2));
        break;
      case 'T':
        this.#quadratic(reflected('QT'), point(0));
        break;
      case 'A': {
        const end = point(5);
        for (const point of arcPoints(this.#at, args, end)) this.#line(point);
        break;
      }
    }
    this.#lastLetter = command;
  }

  #line(to: Point): void {
    if (this.#polygon.length === 0) this.#polygon.push(this.#at);
    this.#polygon.push(to);
    this.#at = to;
  }

  #cubic(control1: Point, control2: Point, to: Point): void {
    const from = this.#at;
    const length =
      Math.hypot(control1[0] - from[0], control1[1] - from[1]) +
      Math.hypot(control2[0] - control1[0], control2[1] - control1[1]) +
      Math.hypot(to[0] - control2[0], to[1] - control2[1]);
    const pieces = Math.max(3, Math.ceil(length / pieceLength));
    for (const point of bezier(from, control1, control2, to, pieces).slice(1)) this.#line(point);
    this.#control = control2;
  }

  #quadratic(control: Point, to: Point): void {
    const from = this.#at;
    const third = (end: Point): Point => [
      end[0] + (2 / 3) * (control[0] - end[0]),
      end[1] + (2 / 3) * (control[1] - end[1]),
    ];
    this.#cubic(third(from), third(to), to);
    this.#control = control;
  }
}
