/** A picture in memory: `width*height` RGBA bytes in sRGB, row by row from the top left, alpha not multiplied in. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** One number per pixel, `width*height`, row by row. What it measures and its range are the maker's to say. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array<ArrayBuffer>;
}

/** One byte per pixel, `width*height`: 0 = none, 255 = whole, between = partly covered. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function emptyPicture(width: number, height: number): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export function emptyField(width: number, height: number): Field {
  return { width, height, data: new Float32Array(width * height) };
}

export function emptyMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8Array(width * height) };
}

/** The largest size of the same shape whose longer side is at most `longest`; never larger than the original. */
export function fitInside({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
