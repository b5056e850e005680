import type { Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { softBlur } from './soft-blur.ts';

/** A design to be read at any scale: colours multiplied by alpha, each level half as large as the one before. */
export interface InkTexture {
  readonly levels: readonly Picture[];
  /** Empty pixels around the design in the first level, room for ink that spreads. */
  readonly margin: number;
  /** The design's own size in the first level. */
  readonly width: number;
  readonly height: number;
}

const marginShare = 0.02;

/** @param spread standard deviation of the blur as a share of the design's width */
export function inkTextureOf(design: Picture, spread: number): InkTexture {
  const margin = Math.ceil(marginShare * Math.max(design.width, design.height));
  const first = withMargin(design, margin);
  if (spread > 0) softBlur(first, spread * design.width);
  const levels = [first];
  for (let last = first; last.width > 1 || last.height > 1; ) {
    last = halved(last);
    levels.push(last);
  }
  return { levels, margin, width: design.width, height: design.height };
}

function withMargin({ width, height, data }: Picture, margin: number): Picture {
  const out = emptyPicture(width + 2 * margin, height + 2 * margin);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y + margin) * out.width + x + margin) * 4;
      const alpha = data[from + 3] as number;
      for (let c = 0; c < 3; c++) out.data[to + c] = ((data[from + c] as number) * alpha) / 255;
      out.data[to + 3] = alpha;
    }
  }
  return out;
}

/** Mean of 2×2 pixels; an odd last row or column counts twice. */
function halved({ width, height, data }: Picture): Picture {
  const out = emptyPicture((width + 1) >> 1, (height + 1) >> 1);
  for (let y = 0; y < out.height; y++) {
    const above = 2 * y * width;
    const below = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < out.width; x++) {
      const left = 2 * x;
      const right = Math.min(width - 1, 2 * x + 1);
      for (let c = 0; c < 4; c++) {
        const sum =
          (data[(above + left) * 4 + c] as number) +
          (data[(above + right) * 4 + c] as number) +
          (data[(below + left) * 4 + c] as number) +
          (data[(below + right) * 4 + c] as number);
        out.data[(y * out.width + x) * 4 + c] = sum / 4;
      }
    }
  }
  return out;
}
