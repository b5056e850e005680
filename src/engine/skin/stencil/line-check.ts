import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Field, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { stretchField } from '#engine/pixels/resample.ts';
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
/** Shorter than this, what is inked is a dot of the shading, and not a line. */
const shortestLineMm = 1.5;
/** A line of which less is thin has but thin tips. */
const leastThinShare = 0.4;
/** A picture is looked at in pixels of this size at most, or a line of two of them could not be measured. */
const finePixelMm = 0.08;
const mostFiner = 3;
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
  const coarseMm = (widthCm * 10) / design.width;
  const finer = Math.min(mostFiner, Math.max(1, Math.ceil(coarseMm / finePixelMm)));
  const size = { width: design.width * finer, height: design.height * finer };
  const mmPerPixel = coarseMm / finer;
  const dark = stretchField(darknessOf(design), size);
  const ink = Uint8Array.from(dark.data, (each) => (each >= inked ? 1 : 0));
  const paper = ink.map((mark) => 1 - mark);
  const marks = emptyPicture(design.width, design.height);
  const isThin = ({ widthMm }: Ridge): boolean => widthMm < thinnestLineMm;
  const lines = strokesOf(ridgesOf(distanceToZero(ink, size), mmPerPixel), size, mmPerPixel);
  // The tip of a line that is wide enough elsewhere may fade; nothing of it is lost that matters.
  const thin = lines
    .filter((line) => shareOf(line, isThin) >= leastThinShare)
    .flatMap((line) => line.filter(isThin));
  const gaps = strokesOf(
    ridgesOf(gapDistance(paper, size), mmPerPixel).filter(({ widthMm }) => widthMm <= widestGapMm),
    size,
    mmPerPixel,
  ).flat();
  const closing = gaps.filter(({ widthMm }) => widthMm < closingGapMm);
  const coarse = ({ pixel }: Ridge): number =>
    Math.floor(Math.floor(pixel / size.width) / finer) * design.width +
    Math.floor((pixel % size.width) / finer);
  for (const each of closing) mark(marks, coarse(each), closingColour);
  for (const each of thin) mark(marks, coarse(each), thinColour);
  const all = lines.flat();
  const widths = all.map(({ widthMm }) => widthMm).sort((a, b) => a - b);
  return {
    thinLineMm: widths[Math.floor(thinShare * widths.length)] ?? 0,
    tooThin: all.length > 0 ? thin.length / all.length : 0,
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

/** Ridges that hang together, without those too short to be a line or the gap between two. */
function strokesOf(ridges: readonly Ridge[], { width }: Size, mmPerPixel: number): Ridge[][] {
  const waiting = new Map(ridges.map((ridge) => [ridge.pixel, ridge]));
  const strokes: Ridge[][] = [];
  for (const first of ridges) {
    if (!waiting.delete(first.pixel)) continue;
    const stroke = [first];
    // Two pixels apart still hang together: a ridge of even width is broken here and there.
    for (const { pixel } of stroke) {
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const near = waiting.get(pixel + dy * width + dx);
          if (near && waiting.delete(near.pixel)) stroke.push(near);
        }
      }
    }
    if (lengthOf(stroke, width) * mmPerPixel >= shortestLineMm) strokes.push(stroke);
  }
  return strokes;
}

/** Pixels across the box around a stroke. */
function lengthOf(stroke: readonly Ridge[], width: number): number {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const { pixel } of stroke) {
    left = Math.min(left, pixel % width);
    right = Math.max(right, pixel % width);
    top = Math.min(top, Math.floor(pixel / width));
    bottom = Math.max(bottom, Math.floor(pixel / width));
  }
  return Math.hypot(right - left, bottom - top);
}

function shareOf(stroke: readonly Ridge[], isSo: (ridge: Ridge) => boolean): number {
  return stroke.filter(isSo).length / stroke.length;
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
