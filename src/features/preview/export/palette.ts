export interface Swatch {
  /** #rrggbb */
  readonly colour: string;
  /** Of the ink, 0…1. */
  readonly share: number;
}

const opaque = 128;
/** Colours closer than this, in RGB, are one ink. */
const apart = 60;
const leastShare = 0.01;

/** The inks that a design needs, most used first. Shades between two inks count as the nearer one. */
export function paletteOf(pixels: Uint8ClampedArray, most = 6): Swatch[] {
  const bins = new Map<number, { r: number; g: number; b: number; count: number }>();
  let total = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < opaque) continue;
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    bins.set(key, { r: bin.r + r, g: bin.g + g, b: bin.b + b, count: bin.count + 1 });
    total += 1;
  }
  const means = [...bins.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ r, g, b, count }) => ({ rgb: [r / count, g / count, b / count] as const, count }));
  const inks: { rgb: readonly [number, number, number]; count: number }[] = [];
  for (const { rgb, count } of means) {
    const near = inks.find(
      (ink) => Math.hypot(ink.rgb[0] - rgb[0], ink.rgb[1] - rgb[1], ink.rgb[2] - rgb[2]) < apart,
    );
    if (near) near.count += count;
    else inks.push({ rgb, count });
  }
  return inks
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ rgb, count }) => ({ colour: hex(rgb), share: count / total }))
    .filter(({ share }) => share >= leastShare);
}

function hex(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
