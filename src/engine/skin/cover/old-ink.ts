import type { Field, Mask, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';
import { stretchField } from '#engine/pixels/resample.ts';
import { wholeWindow } from '#engine/pixels/window.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import type { Colour } from '../ink/local-photo.ts';
import type { OldInkMarks } from '../scene.ts';
import { bareLight } from './bare-light.ts';
import { inkMapOf, lightOf } from './ink-map.ts';
import { MarkedInk } from './marked-ink.ts';

/** An old tattoo on a photo: where it is, and how dark it is at each place. */
export class OldInk {
  readonly marked: MarkedInk;
  /** What bare skin around it looks like. */
  readonly skin: Colour;
  readonly #bare: Field;

  /**
   * @param picture of the whole photo
   * @param mask where skin was found in it
   * @param photo width and height in photo units
   */
  constructor(picture: Picture, mask: Mask, marks: OldInkMarks, photo: Size) {
    const map = inkMapOf(picture, mask);
    this.marked = new MarkedInk(map, marks, photo);
    const ink = this.marked.marks;
    this.#bare = bareLight(map.light, map.sureSkin, ink);
    this.skin = meanColour(picture, (i) => map.sureSkin[i] === 1 && ink[i] === 0);
  }

  /** 0…1 of bare skin's light, at each place of a picture of the whole photo; 0 beside the marks. */
  darkness(picture: Picture): Field {
    const bare = stretchField(this.#bare, picture);
    const mask = this.marked.over(picture, wholeWindow);
    const light = lightOf(picture);
    const out = emptyField(picture.width, picture.height);
    for (let i = 0; i < out.data.length; i++) {
      const full = bare.data[i] as number;
      if (mask.data[i] === 0 || full <= 0) continue;
      const dark = 1 - (light.data[i] as number) / full;
      out.data[i] = Math.max(0, dark) * ((mask.data[i] as number) / 255);
    }
    return out;
  }
}

/** Middle of what is dark, in photo units; undefined where nothing is. */
export function middleOf({ width, height, data }: Field): PhotoPoint | undefined {
  let [all, x, y] = [0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const dark = data[i] as number;
    all += dark;
    x += dark * ((i % width) + 0.5);
    y += dark * (Math.floor(i / width) + 0.5);
  }
  const longest = Math.max(width, height);
  return all === 0 ? undefined : { x: x / all / longest, y: y / all / longest };
}

function meanColour({ data }: Picture, counts: (pixel: number) => boolean): Colour {
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length / 4; i++) {
    if (!counts(i)) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (data[i * 4 + c] as number);
  }
  const mean = (c: number): number => (count === 0 ? 160 : (sums[c] as number) / count);
  return [mean(0), mean(1), mean(2)];
}
