import { boxMean } from '#engine/pixels/box-mean.ts';
import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { darknessOf } from './darkness.ts';

/** How far a line may lie beside what it outlines, in pixels: contours swell and thin. */
const leeway = 3;
/** Within so many pixels a line is darker than what surrounds it, by so much. */
const surroundings = 7;
const contrast = 0.07;
/** From so dark a mean on all is black. */
const blackFrom = 0.75;
/** Share of an outline layer that lies on lines of the design, at least. */
const leastShare = 0.92;

/** Whether an outline layer, drawn over a design in its pixels, is of this design: its lines lie where the design has some. */
export function isOutlineOf(design: Picture, outline: Picture): boolean {
  return shareOnLines(design, outline) >= leastShare;
}

/** Share of an outline layer that lies on or beside a line or an edge of the design, 0…1. */
export function shareOnLines(design: Picture, outline: Picture): number {
  const dark = darknessOf(design);
  const mean = new Float32Array(dark.data.length);
  boxMean(dark.data, design.width, design.height, surroundings, mean);
  const isNoLine = dark.data.map((here, i) => (here - (mean[i] as number) >= contrast ? 0 : 1));
  const toLine = distanceToZero(Uint8Array.from(isNoLine), design).data;
  let [drawn, near] = [0, 0];
  for (let i = 0; i < toLine.length; i++) {
    // In the midst of solid black no line can be seen.
    if ((outline.data[i * 4 + 3] as number) < 128 || (mean[i] as number) > blackFrom) continue;
    drawn++;
    if ((toLine[i] as number) <= leeway) near++;
  }
  return drawn === 0 ? 0 : near / drawn;
}
