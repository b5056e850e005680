import type { Picture } from './raster.ts';

/** The colour of a design's paper, which may fall off evenly to one side: at (x, y) it is base + x·across + y·down. */
export interface Paper {
  /** Red, green and blue, 0…255. */
  readonly base: readonly [number, number, number];
  /** Change per pixel. */
  readonly across: readonly [number, number, number];
  readonly down: readonly [number, number, number];
}

const flat = [0, 0, 0] as const;

export const whitePaper: Paper = { base: [255, 255, 255], across: flat, down: flat };

/** Border pixels farther than this from the commonest border colour are no paper. */
const spread = 48;
/** Levels per channel of the histogram in which the commonest colour is looked for. */
const levels = 16;

/**
 * The paper as the picture's border shows it: its commonest colour there, and by least squares how that falls off
 * across the picture (a sketch photographed under a lamp).
 */
export function paperOf({ width, height, data }: Picture): Paper {
  const border = borderPixels(width, height);
  const common = commonestColour(data, border);
  const near = border.filter((i) => {
    let squared = 0;
    for (let c = 0; c < 3; c++) squared += ((data[i * 4 + c] as number) - (common[c] as number)) ** 2;
    return squared < spread * spread;
  });
  const fits = [0, 1, 2].map((c) => fitPlane(near, width, (i) => data[i * 4 + c] as number));
  const pick = (part: 'base' | 'across' | 'down'): [number, number, number] => {
    const [red, green, blue] = fits.map((fit) => fit[part]) as [number, number, number];
    return [red, green, blue];
  };
  return { base: pick('base'), across: pick('across'), down: pick('down') };
}

function borderPixels(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

function commonestColour(data: Uint8ClampedArray, pixels: readonly number[]): number[] {
  const counts = new Uint32Array(levels ** 3);
  const binOf = (i: number): number =>
    [0, 1, 2].reduce((bin, c) => bin * levels + (((data[i * 4 + c] as number) * levels) >> 8), 0);
  for (const i of pixels) counts[binOf(i)] = (counts[binOf(i)] as number) + 1;
  let best = 0;
  for (let bin = 1; bin < counts.length; bin++)
    if ((counts[bin] as number) > (counts[best] as number)) best = bin;
  const members = pixels.filter((i) => binOf(i) === best);
  return [0, 1, 2].map(
    (c) => members.reduce((sum, i) => sum + (data[i * 4 + c] as number), 0) / members.length,
  );
}

/** Least squares of value ≈ base + x·across + y·down; a constant where the pixels lie too narrow for a slope. */
function fitPlane(
  pixels: readonly number[],
  width: number,
  channelAt: (pixel: number) => number,
): { base: number; across: number; down: number } {
  const count = pixels.length;
  const mean = (of: (pixel: number) => number): number => pixels.reduce((sum, i) => sum + of(i), 0) / count;
  const xOf = (i: number): number => i % width;
  const yOf = (i: number): number => Math.floor(i / width);
  const mx = mean(xOf);
  const my = mean(yOf);
  const mv = mean(channelAt);
  const xx = mean((i) => (xOf(i) - mx) ** 2);
  const yy = mean((i) => (yOf(i) - my) ** 2);
  const xy = mean((i) => (xOf(i) - mx) * (yOf(i) - my));
  const xv = mean((i) => (xOf(i) - mx) * (channelAt(i) - mv));
  const yv = mean((i) => (yOf(i) - my) * (channelAt(i) - mv));
  const determinant = xx * yy - xy * xy;
  if (determinant < 1) return { base: mv, across: 0, down: 0 };
  const across = (xv * yy - yv * xy) / determinant;
  const down = (yv * xx - xv * xy) / determinant;
  return { base: mv - across * mx - down * my, across, down };
}
