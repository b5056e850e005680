import type { Picture } from '#engine/pixels/raster.ts';

/** Share of the longer side within which of the border nothing is drawn that does not reach further in. */
const rimShare = 0.02;

/**
 * Takes away what lies wholly at the border of a lifted drawing, in place: ends of shadows, the sheet's own edge where it
 * is bent, and rules that are cut.
 */
export function clearRim({ width, height, data }: Picture): void {
  const rim = Math.ceil(rimShare * Math.max(width, height));
  const isInRim = (i: number): boolean => {
    const x = i % width;
    const y = (i - x) / width;
    return Math.min(x, y, width - 1 - x, height - 1 - y) < rim;
  };
  const isSeen = new Uint8Array(width * height);
  const isNew = (i: number): boolean => isSeen[i] === 0 && (data[i * 4 + 3] as number) > 0;
  for (let start = 0; start < isSeen.length; start++) {
    if (!isNew(start) || !isInRim(start)) continue;
    const found = [start];
    isSeen[start] = 1;
    let leavesRim = false;
    // Grows while it is read: all that hangs together.
    for (const i of found) {
      leavesRim ||= !isInRim(i);
      const x = i % width;
      for (const next of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
        if (next < 0 || next >= isSeen.length || !isNew(next)) continue;
        isSeen[next] = 1;
        found.push(next);
      }
    }
    if (!leavesRim) for (const i of found) data[i * 4 + 3] = 0;
  }
}
