import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Field, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { darknessOf } from './darkness.ts';

/** A needle cannot make thinner lines that last. */
export const thinnestLineMm = 0.35;
/** Ink spreads by about a quarter of a millimetre to each side over the years: narrower gaps close. Rule of thumb. */
export const closingGapMm = 0.5;
/** Wider than this, ink on both sides of a place is no gap between lines. */
const widestGapMm = 3;
/** Darkness from which on a pixel is a line. */
const inked = 0.4;
const thinColour = [220, 38, 38] as const;
const closingColour = [245, 158, 11] as const;
/** Share of the lines that the reported width is the upper bound of. */
const thinShare = 0.1;

export interface CheckedLines {
  /** mm; 0 when there is no line. */
  readonly thinLineMm: number;
  readonly tooThin: number;
  readonly closing: number;
  readonly marks: Picture;
}

/** Which lines are too thin to last and which gaps will close, when the design is `widthCm` wide on the skin. */
export function checkLines(design: Picture, widthCm: number): CheckedLines {
  const mmPerPixel = (widthCm * 10) / design.width;
  const ink = Uint8Array.from(darknessOf(design).data, (dark) => (dark >= inked ? 1 : 0));
  const paper = ink.map((mark) => 1 - mark);
  const marks = emptyPicture(design.width, design.height);
  const lines = ridgesOf(distanceToZero(ink, design), mmPerPixel);
  const gaps = ridgesOf(gapDistance(paper, design), mmPerPixel).filter(
    ({ widthMm }) => widthMm <= widestGapMm,
  );
  const thin = lines.filter(({ widthMm }) => widthMm < thinnestLineMm);
  const closing = gaps.filter(({ widthMm }) => widthMm < closingGapMm);
  for (const { pixel } of closing) mark(marks, pixel, closingColour);
  for (const { pixel } of thin) mark(marks, pixel, thinColour);
  const widths = lines.map(({ widthMm }) => widthMm).sort((a, b) => a - b);
  return {
    thinLineMm: widths[Math.floor(thinShare * widths.length)] ?? 0,
    tooThin: lines.length > 0 ? thin.length / lines.length : 0,
    closing: gaps.length > 0 ? closing.length / gaps.length : 0,
    marks,
  };
}

/** Distance to ink, but none for paper at the picture's border: what is open to one side is no gap. */
function gapDistance(paper: Uint8Array, size: Size): Field {
  const distance = distanceToZero(paper, size);
  const { width, height, data } = distance;
  for (let i = 0; i < data.length; i++) {
    const x = i % width;
    const y = (i - x) / width;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) data[i] = 0;
  }
  return distance;
}

interface Ridge {
  readonly pixel: number;
  readonly widthMm: number;
}

/** A pixel lies in the middle of something when no neighbour lies clearly deeper inside. */
const deeper = 0.5;

function ridgesOf({ width, height, data }: Field, mmPerPixel: number): Ridge[] {
  const ridges: Ridge[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const here = data[pixel] as number;
      if (here === 0 || deepestNear(data, width, height, x, y) > here + deeper) continue;
      ridges.push({ pixel, widthMm: (2 * here - 1) * mmPerPixel });
    }
  }
  return ridges;
}

function deepestNear(data: Float32Array, width: number, height: number, x: number, y: number): number {
  let deepest = 0;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      deepest = Math.max(deepest, data[ny * width + nx] as number);
    }
  }
  return deepest;
}

/** Paints 3×3 pixels, so that hair lines are seen. */
function mark(
  { width, height, data }: Picture,
  pixel: number,
  colour: readonly [number, number, number],
): void {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      data.set([...colour, 255], (ny * width + nx) * 4);
    }
  }
}
