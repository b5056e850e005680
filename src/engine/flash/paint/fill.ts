import { lerp } from '../geometry/interval.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose, invert } from '../geometry/transform.ts';
import { coverage } from '../raster/coverage.ts';
import { takeBack } from '../raster/scratch.ts';
import type { InkPlanes } from './ink-planes.ts';
import { layPigment, pigmentWord } from './ink-planes.ts';
import type { FillMark } from './mark.ts';
import type { Tone } from './shader.ts';

/** Paints an area onto the planes; `toPage` maps the units of the mark's layer to pixels of the page. */
export function paintFill(planes: InkPlanes, mark: FillMark, toPage: Transform): void {
  const place = compose(toPage, mark.place);
  const mask = coverage(mark.polygons, planes, { rule: mark.rule, place });
  const { values, width } = mask;
  const tone = toneOnPage(mark.tone, invert(place));
  const word = mark.color ? pigmentWord(mark.color) : 0;
  for (let row = 0, from = 0; row < mask.height; row++, from += width) {
    const pageY = mask.top + row;
    const to = (pageY - planes.top) * planes.width + mask.left - planes.left;
    for (let column = 0; column < width; column++) {
      const covered = values[from + column] as number;
      if (covered === 0) continue;
      if (covered < 1 || mark.isOverlay) {
        mixPixel(planes, to + column, mark, shadeOf(tone, mask.left + column, pageY), covered);
        continue;
      }
      // Most pixels are covered wholly: what was there need not be mixed in.
      const start = column;
      while (column + 1 < width && values[from + column + 1] === 1) column++;
      coverRun(planes, to + start, to + column + 1, mark, word);
      if (tone === null) continue;
      if (typeof tone === 'number') planes.tone.fill(tone, to + start, to + column + 1);
      else for (let x = start; x <= column; x++) planes.tone[to + x] = tone(mask.left + x, pageY);
    }
  }
  takeBack(mask.values);
}

/** The tone at the centre of a pixel of the page, whose first row and column are 0. */
function toneOnPage(tone: Tone | null, toLocal: Transform): Tone | null {
  if (typeof tone !== 'function') return tone;
  const { a, b, c, d, e, f } = toLocal;
  return (column, row) => {
    const x = column + 0.5;
    const y = row + 0.5;
    return tone(a * x + c * y + e, b * x + d * y + f);
  };
}

function shadeOf(tone: Tone | null, column: number, row: number): number | null {
  return typeof tone === 'function' ? tone(column, row) : tone;
}

function coverRun(
  { ink, body, pigmentWords }: InkPlanes,
  from: number,
  to: number,
  mark: FillMark,
  word: number,
): void {
  body.fill(1, from, to);
  ink.fill(mark.ink, from, to);
  pigmentWords.fill(word, from, to);
}

function mixPixel(
  { ink, tone, body, pigment }: InkPlanes,
  i: number,
  mark: FillMark,
  shade: number | null,
  covered: number,
): void {
  const rest = 1 - covered;
  body[i] = 1 - (1 - (body[i] as number)) * rest;
  if (!mark.isOverlay) {
    ink[i] = (ink[i] as number) * rest;
    if (shade !== null) tone[i] = (tone[i] as number) * rest;
    pigment[i * 4 + 3] = (pigment[i * 4 + 3] as number) * rest;
  }
  if (mark.ink > 0) ink[i] = Math.max(ink[i] as number, covered * mark.ink);
  if (shade !== null) tone[i] = lerp(tone[i] as number, shade, covered);
  if (mark.color) layPigment(pigment, i, mark.color[0], mark.color[1], mark.color[2], covered);
}
