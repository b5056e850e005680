import type { Picture } from './raster.ts';

/** sRGB byte → linear light 0…1 (IEC 61966-2-1). */
export const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const cubeRootSteps = 4096;
/** The compressive curve of CIE 1976 L*a*b*, tabulated for 0…1 relative to white. */
const labCurve = Float32Array.from({ length: cubeRootSteps + 1 }, (_, i) => {
  const t = i / cubeRootSteps;
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
});

/**
 * CIE L*a*b* (D65) of every pixel, as three planes after each other: `3*width*height`.
 * L 0…100, a and b about −100…100.
 */
export function labPlanes({ width, height, data }: Picture): Float32Array<ArrayBuffer> {
  const count = width * height;
  const planes = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const red = linearOfByte[data[i * 4] as number] as number;
    const green = linearOfByte[data[i * 4 + 1] as number] as number;
    const blue = linearOfByte[data[i * 4 + 2] as number] as number;
    const x = curve(0.4339 * red + 0.3762 * green + 0.1899 * blue);
    const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = curve(0.0178 * red + 0.1095 * green + 0.8727 * blue);
    planes[i] = 116 * y - 16;
    planes[count + i] = 500 * (x - y);
    planes[2 * count + i] = 200 * (y - z);
  }
  return planes;
}

function curve(t: number): number {
  const place = Math.min(t, 1) * cubeRootSteps;
  const low = Math.min(place | 0, cubeRootSteps - 1);
  const from = labCurve[low] as number;
  return from + ((labCurve[low + 1] as number) - from) * (place - low);
}
