import type { Paper } from '#engine/pixels/paper.ts';
import { paperOf, whitePaper } from '#engine/pixels/paper.ts';
import { quantile } from '#engine/pixels/quantile.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';

/** Colour distance (0…255 per channel, Euclidean) per step of tolerance. */
const distancePerTolerance = 2.55;
/** Distances from the paper below this are its grain: no ink. */
const grain = 6;

/** Enclosed paper varies by so much more than nine tenths of the paper outside, and by this much in any case. */
const unevenness = 1.6;
const leastUneven = 20;

export interface Removal {
  readonly method: 'plain' | 'smart';
  readonly tolerance: number;
  /** Pixels over which an edge of ink fades. */
  readonly feather: number;
  readonly enclosed: 'keep' | 'remove';
}

export const plainRemoval = { method: 'plain', tolerance: 20, feather: 2 } as const;
export const smartRemoval = { method: 'smart', tolerance: 30, feather: 3 } as const;

/**
 * The design without its paper. What is near the paper's colour goes (all of it, or only what the border reaches);
 * along the edges of ink, each pixel is parted into ink and paper (Porter and Duff 1984, solved for the ink), so that
 * no fringe of paper remains.
 */
export function withoutPaper(picture: Picture, removal: Removal): Picture {
  const { width, height } = picture;
  const paper = removal.method === 'smart' ? paperOf(picture) : whitePaper;
  const distance = distanceFromPaper(picture, paper);
  const limit = removal.tolerance * distancePerTolerance;
  const isPaper = paperFromBorder(distance, width, height, limit);
  if (removal.enclosed === 'remove') takeEnclosed(isPaper, distance, limit);
  const out = emptyPicture(width, height);
  out.data.set(picture.data);
  for (let i = 0; i < isPaper.length; i++) if (isPaper[i] === 1) out.data[i * 4 + 3] = 0;
  const reach = Math.max(1, Math.round(removal.feather));
  const strongestInRow = rowMaxima(distance, width, reach);
  for (const i of edgeZone(isPaper, width, height, reach)) {
    const ink = strongestNear(strongestInRow, width, height, i, reach);
    const share = ink > grain ? ((distance[i] as number) - grain) / (ink - grain) : 0;
    partPixel(out.data, i, width, paper, Math.max(0, Math.min(1, share)));
  }
  return out;
}

/**
 * Inside of lines only what is like the paper around the drawing is paper: pale colours and washes, which are as near to
 * it as a shadow is, are the drawing's own.
 */
function takeEnclosed(isPaper: Uint8Array, distance: Float32Array, limit: number): void {
  const usual = quantile(
    distance.filter((_, i) => isPaper[i] === 1),
    0.9,
  );
  const enclosedLimit = Math.min(limit, Math.max(leastUneven, unevenness * usual));
  for (let i = 0; i < isPaper.length; i++) if ((distance[i] as number) < enclosedLimit) isPaper[i] = 1;
}

function distanceFromPaper({ width, height, data }: Picture, { base, across, down }: Paper): Float32Array {
  const distance = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const red = base[0] + y * down[0];
    const green = base[1] + y * down[1];
    const blue = base[2] + y * down[2];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const r = (data[i * 4] as number) - red - x * across[0];
      const g = (data[i * 4 + 1] as number) - green - x * across[1];
      const b = (data[i * 4 + 2] as number) - blue - x * across[2];
      distance[i] = Math.sqrt(r * r + g * g + b * b);
    }
  }
  return distance;
}

/** 1 where the border is reached without crossing ink; found run by run, each once. */
function paperFromBorder(distance: Float32Array, width: number, height: number, limit: number): Uint8Array {
  const isPaper = new Uint8Array(width * height);
  const waiting: number[] = [];
  const isNew = (i: number): boolean => isPaper[i] === 0 && (distance[i] as number) < limit;
  const awaitRuns = (from: number, to: number): void => {
    for (let i = from; i <= to; i++) if (isNew(i) && (i === from || !isNew(i - 1))) waiting.push(i);
  };
  awaitRuns(0, width - 1);
  awaitRuns((height - 1) * width, height * width - 1);
  for (let y = 1; y < height - 1; y++) {
    for (const i of [y * width, (y + 1) * width - 1]) if (isNew(i)) waiting.push(i);
  }
  for (let seed = waiting.pop(); seed !== undefined; seed = waiting.pop()) {
    if (!isNew(seed)) continue;
    const row = seed - (seed % width);
    let left = seed;
    while (left > row && isNew(left - 1)) left--;
    let right = seed;
    while (right < row + width - 1 && isNew(right + 1)) right++;
    isPaper.fill(1, left, right + 1);
    if (row > 0) awaitRuns(left - width, right - width);
    if (row + width < isPaper.length) awaitRuns(left + width, right + width);
  }
  return isPaper;
}

/** Pixels within `reach` of a border between paper and ink, on either side. */
function edgeZone(isPaper: Uint8Array, width: number, height: number, reach: number): Int32Array {
  const inZone = new Uint8Array(isPaper.length);
  const zone = new Int32Array(isPaper.length);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isEdge =
        (x < width - 1 && isPaper[i] !== isPaper[i + 1]) ||
        (y < height - 1 && isPaper[i] !== isPaper[i + width]);
      if (!isEdge) continue;
      for (let ny = Math.max(0, y - reach + 1); ny <= Math.min(height - 1, y + reach); ny++) {
        for (let nx = Math.max(0, x - reach + 1); nx <= Math.min(width - 1, x + reach); nx++) {
          const near = ny * width + nx;
          if (inZone[near] === 1) continue;
          inZone[near] = 1;
          zone[count++] = near;
        }
      }
    }
  }
  return zone.subarray(0, count);
}

/** Per pixel the largest value within `reach` along its row. */
function rowMaxima(values: Float32Array, width: number, reach: number): Float32Array {
  const out = values.slice();
  for (let step = 1; step <= reach; step++) {
    for (let row = 0; row < values.length; row += width) {
      for (let i = row; i < row + width - step; i++) {
        const here = values[i] as number;
        const there = values[i + step] as number;
        if (there > (out[i] as number)) out[i] = there;
        if (here > (out[i + step] as number)) out[i + step] = here;
      }
    }
  }
  return out;
}

/** The largest distance from the paper around a pixel: the ink that its edge belongs to. */
function strongestNear(
  strongestInRow: Float32Array,
  width: number,
  height: number,
  i: number,
  reach: number,
): number {
  const y = Math.floor(i / width);
  let strongest = 0;
  for (let down = Math.max(-y, -reach); down <= Math.min(height - 1 - y, reach); down++) {
    strongest = Math.max(strongest, strongestInRow[i + down * width] as number);
  }
  return strongest;
}

/** Makes a pixel ink of that share, with the paper taken out of its colour. */
function partPixel(data: Uint8ClampedArray, i: number, width: number, paper: Paper, share: number): void {
  const x = i % width;
  const y = (i - x) / width;
  data[i * 4 + 3] = Math.round(255 * share);
  if (share === 0 || share === 1) return;
  for (const c of [0, 1, 2] as const) {
    const ground = paper.base[c] + x * paper.across[c] + y * paper.down[c];
    data[i * 4 + c] = ground + ((data[i * 4 + c] as number) - ground) / share;
  }
}
