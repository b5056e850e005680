import type { Mask, Size } from '#engine/pixels/raster.ts';
import { emptyMask } from '#engine/pixels/raster.ts';
import { readWindow } from '#engine/pixels/resample.ts';
import { type Window, wholeWindow } from '#engine/pixels/window.ts';
import { paintStroke } from '../erase/brush.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { marksOf } from '../mask/skin-marks.ts';
import type { OldInkMarks } from '../scene.ts';
import { inkAround, mostInk } from './find-ink.ts';
import type { InkMap } from './ink-map.ts';

/** With less of what is marked on a body that was found, the body is there all the same: the ink hides it. */
const leastOnSkin = 0.3;

/** Where an old tattoo is, as a person marked it and as it was found. */
export class MarkedInk {
  /** Of the whole photo, soft where a brush is: 255 is marked. */
  readonly mask: Mask;
  /** How many of the taps are on no ink. */
  readonly missed: number;
  readonly #map: InkMap;

  /** @param photo width and height in photo units */
  constructor(map: InkMap, { taps, strokes }: OldInkMarks, photo: Size) {
    const mask = emptyMask(map.width, map.height);
    let missed = 0;
    for (const tap of taps) {
      const found = inkAround(map, tap);
      if (!found) missed++;
      found?.forEach((each, i) => {
        if (each === 1) mask.data[i] = 255;
      });
    }
    for (const stroke of strokes) paintStroke(mask, stroke, stroke.isInk ? 255 : 0, wholeWindow, photo);
    keepToSkin(mask, map.skin);
    this.#map = map;
    this.mask = mask;
    this.missed = missed;
  }

  /** Share of the photo that is marked, 0…1. */
  get share(): number {
    return this.mask.data.reduce((sum, each) => sum + each, 0) / (255 * this.mask.data.length);
  }

  /** A place on ink that is not marked yet; undefined where there is none. */
  get next(): PhotoPoint | undefined {
    return mostInk(this.#map, this.marks);
  }

  /** 1 where it is marked, as large as the map. */
  get marks(): Uint8Array<ArrayBuffer> {
    return marksOf(this.mask);
  }

  /** Over a window of the photo. */
  over(size: Size, window: Window): Mask {
    const { width, height, data } = readWindow(this.mask, size, window);
    return { width, height, data: Uint8Array.from(data) };
  }
}

/** A brush that slips from the body marks no ink beside it. */
function keepToSkin(mask: Mask, skin: Uint8Array): void {
  let all = 0;
  let kept = 0;
  for (let i = 0; i < skin.length; i++) {
    all += mask.data[i] as number;
    kept += (mask.data[i] as number) * (skin[i] as number);
  }
  if (kept < leastOnSkin * all) return;
  for (let i = 0; i < skin.length; i++) if (skin[i] === 0) mask.data[i] = 0;
}
