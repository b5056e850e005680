import type { Size } from '#engine/pixels/raster.ts';
import type { EraseStroke } from '../scene.ts';
import type { EraseMap } from './erase-map.ts';
import { blankEraseMap, leadsTo, withStrokes } from './erase-map.ts';

/** A map is kept after every so many strokes, and after the last few, so that undo need not paint all anew. */
const interval = 32;
const mostMaps = 24;

/** Erase maps of one design, each made from the nearest one before it. */
export class EraseHistory {
  readonly #blank: EraseMap;
  #maps: EraseMap[] = [];

  constructor(size: Size) {
    this.#blank = blankEraseMap(size);
  }

  mapOf(strokes: readonly EraseStroke[]): EraseMap {
    let map = this.#maps.reduce(
      (longest, each) =>
        each.strokes.length > longest.strokes.length && leadsTo(each, strokes) ? each : longest,
      this.#blank,
    );
    while (map.strokes.length < strokes.length) {
      const from = map.strokes.length;
      const to = Math.min(strokes.length, (Math.floor(from / interval) + 1) * interval);
      map = withStrokes(map, strokes.slice(from, to));
      this.#keep(map);
    }
    return map;
  }

  /** Of too many maps the oldest one goes that is no milestone, else the oldest. */
  #keep(map: EraseMap): void {
    this.#maps.push(map);
    if (this.#maps.length <= mostMaps) return;
    const old = this.#maps.findIndex((each) => each.strokes.length % interval !== 0);
    this.#maps.splice(Math.max(0, old), 1);
  }
}
