import { smoothstep } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { crossingAngle, crossingFrom, type EngravingLines, strayAt } from './engrave.ts';

/** A place on a line and how wide the line is there, in units of the page. */
type WidePlace = readonly [x: number, y: number, width: number];

/** Lines lie at least so many of the finest widths apart, or the lightest shade would be half black. */
const apart = 2.6;
/** Fewer places in a row are a speck and no line. */
const fewest = 3;
/** A line begins where it is so much of the finest width. */
const beginning = 0.6;
/** From one place on a line to the next, in units. */
const step = 4;
/** How often a place is sought where the shade has pushed its line. */
const attempts = 3;

/**
 * The lines that `engrave` paints, one by one, each as long as there is shade: further apart than those where they
 * would be too fine, and none where they would be much finer than `finest`.
 */
export function* engravedLines(
  page: InkPlanes,
  engraving: EngravingLines,
  finest: number,
): Generator<readonly WidePlace[]> {
  const { duty } = engraving;
  const lines = { ...engraving, period: Math.max(engraving.period, finest * apart) };
  const share = (shade: number) => shade * duty * smoothstep(0.05, 0.16, shade);
  yield* lineSet(page, lines, { turn: 0, push: 1, share, finest });
  const crossing = (shade: number) => Math.max(0, shade - crossingFrom) * 1.5;
  yield* lineSet(page, lines, { turn: crossingAngle, push: 0.8, share: crossing, finest });
}

interface LineSet {
  /** How far the set is turned, in radians. */
  readonly turn: number;
  readonly push: number;
  /** How much of a period is line, by the shade. */
  readonly share: (shade: number) => number;
  readonly finest: number;
}

function* lineSet(
  { width, height, perUnit, tone, body }: InkPlanes,
  { period, angleRad, relief }: EngravingLines,
  { turn, push, share, finest }: LineSet,
): Generator<readonly WidePlace[]> {
  const [sin, cos] = [Math.sin(angleRad + turn), Math.cos(angleRad + turn)];
  const [unitsAcross, unitsDown] = [width / perUnit, height / perUnit];
  /** The pixel at a place, −1 off the page and where there is no body. */
  const pixelAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x * perUnit), Math.floor(y * perUnit)];
    if (column < 0 || row < 0 || column >= width || row >= height) return -1;
    const i = row * width + column;
    return (body[i] as number) < 0.3 ? -1 : i;
  };
  const shadeAt = (x: number, y: number): number => {
    const i = pixelAt(x, y);
    return i < 0 ? 0 : (tone[i] as number);
  };
  const reach = Math.sqrt(unitsAcross ** 2 + unitsDown ** 2);
  for (let n = Math.floor(-reach / period); n * period < reach; n++) {
    let line: WidePlace[] = [];
    let before = n * period;
    for (let along = -reach; along <= reach; along += step) {
      let [off, x, y, moved] = [n * period, 0, 0, 0];
      for (let attempt = 0; attempt < attempts; attempt++) {
        [x, y] = [along * cos - off * sin, along * sin + off * cos];
        const to = n * period - (shadeAt(x, y) * relief + strayAt(x, y)) * push;
        moved = Math.abs(to - off);
        if (shadeAt(x, y) === 0 && attempt > 0) break;
        off = to;
      }
      [x, y] = [along * cos - off * sin, along * sin + off * cos];
      const wide = share(shadeAt(x, y)) * period;
      // A line that leaps belongs to another form there.
      const goesOn = wide >= finest * beginning && moved < period;
      if (!goesOn || (line.length > 0 && Math.abs(off - before) > step * 1.5)) {
        if (line.length >= fewest) yield line;
        line = [];
      }
      if (goesOn) line.push([x, y, wide]);
      before = off;
    }
    if (line.length >= fewest) yield line;
  }
}
