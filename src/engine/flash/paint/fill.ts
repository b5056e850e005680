import { lerp } from '../geometry/interval.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose, invert } from '../geometry/transform.ts';
import { coverage } from '../raster/coverage.ts';
import { takeBack } from '../raster/scratch.ts';
import type { FillMark } from './mark.ts';
import type { Sheet } from './sheet.ts';
import { layPigment } from './sheet.ts';

/** Paints an area onto the sheet; `toPage` maps the units of the mark's layer to pixels of the page. */
export function paintFill(sheet: Sheet, mark: FillMark, toPage: Transform): void {
  const place = compose(toPage, mark.place);
  const mask = coverage(mark.polygons, sheet, { rule: mark.rule, place });
  const { ink, tone, body, pigment } = sheet;
  const toLocal = invert(place);
  const toneField = typeof mark.tone === 'function' ? mark.tone : null;
  const levelTone = typeof mark.tone === 'number' ? mark.tone : null;

  for (let row = 0; row < mask.height; row++) {
    let index = (mask.top + row - sheet.top) * sheet.width + mask.left - sheet.left;
    const pageY = mask.top + row + 0.5;
    for (let column = 0; column < mask.width; column++, index++) {
      const covered = mask.values[row * mask.width + column] as number;
      if (covered === 0) continue;
      const rest = 1 - covered;
      body[index] = 1 - (1 - (body[index] as number)) * rest;
      if (!mark.isOverlay) {
        ink[index] = (ink[index] as number) * rest;
        tone[index] = (tone[index] as number) * rest;
        pigment[index * 4 + 3] = (pigment[index * 4 + 3] as number) * rest;
      }
      if (mark.ink > 0) ink[index] = Math.max(ink[index] as number, covered * mark.ink);
      if (toneField) {
        const pageX = mask.left + column + 0.5;
        const x = toLocal.a * pageX + toLocal.c * pageY + toLocal.e;
        const y = toLocal.b * pageX + toLocal.d * pageY + toLocal.f;
        tone[index] = lerp(tone[index] as number, toneField(x, y), covered);
      } else if (levelTone !== null) {
        tone[index] = lerp(tone[index] as number, levelTone, covered);
      }
      if (mark.color) layPigment(pigment, index, mark.color[0], mark.color[1], mark.color[2], covered);
    }
  }
  takeBack(mask.values);
}
