import type { Field, Mask } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { type Motion, moved } from './motion.ts';

/** More pixels of a patch do not make it easier to find again. */
const mostPixels = 1200;

/** A patch of a grey picture that is to be found again in others, pixel by pixel. */
export interface Patch {
  readonly count: number;
  /** Middles of its pixels, (0, 0) being the outer corner of the picture's first. */
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly greys: Float32Array;
  /** How the grey changes to the right and down, per pixel. */
  readonly slopesX: Float32Array;
  readonly slopesY: Float32Array;
  readonly centre: PhotoPoint;
  /** Pixels from the centre to the edge, about. */
  readonly radius: number;
}

/** @param region of the same shape as the picture, at any size: the patch lies where it is not 0 */
export function patchOf(picture: Field, region: Mask): Patch {
  const { width, height, data } = picture;
  const at: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    const row = Math.min(region.height - 1, Math.floor(((y + 0.5) / height) * region.height)) * region.width;
    for (let x = 1; x < width - 1; x++) {
      const column = Math.min(region.width - 1, Math.floor(((x + 0.5) / width) * region.width));
      if (region.data[row + column] !== 0) at.push(y * width + x);
    }
  }
  const step = Math.max(1, at.length / mostPixels);
  const count = Math.floor(at.length / step);
  const chosen = Array.from({ length: count }, (_, i) => at[Math.floor(i * step)] as number);
  const pick = (of: (i: number) => number): Float32Array => Float32Array.from(chosen, of);
  const xs = pick((i) => (i % width) + 0.5);
  const ys = pick((i) => Math.floor(i / width) + 0.5);
  const mean = (values: Float32Array): number => values.reduce((sum, each) => sum + each, 0) / (count || 1);
  const centre = { x: mean(xs), y: mean(ys) };
  return {
    count,
    xs,
    ys,
    greys: pick((i) => data[i] as number),
    slopesX: pick((i) => ((data[i + 1] as number) - (data[i - 1] as number)) / 2),
    slopesY: pick((i) => ((data[i + width] as number) - (data[i - width] as number)) / 2),
    centre,
    radius: Math.max(1, Math.sqrt(at.length / Math.PI)),
  };
}

/** Greys of a picture where the patch's pixels are now; NaN beyond its border. */
export function readPatch({ xs, ys, count }: Patch, motion: Motion, picture: Field): Float32Array {
  const out = new Float32Array(count);
  const { width, height, data } = picture;
  for (let i = 0; i < count; i++) {
    const place = moved(motion, { x: xs[i] as number, y: ys[i] as number });
    const x = place.x - 0.5;
    const y = place.y - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
      out[i] = Number.NaN;
      continue;
    }
    const at = top * width + left;
    const along = x - left;
    const above = (data[at] as number) * (1 - along) + (data[at + 1] as number) * along;
    const below = (data[at + width] as number) * (1 - along) + (data[at + width + 1] as number) * along;
    out[i] = above + (below - above) * (y - top);
  }
  return out;
}

export interface Likeness {
  /** Correlation of both (Pearson's), −1…1; 0 where too little of the patch is in the picture. */
  readonly agreement: number;
  /** `gain·grey + offset` makes the picture as bright and contrasty as the patch was. */
  readonly gain: number;
  readonly offset: number;
}

/** With less of a patch in sight, it is not recognised. */
const leastInSight = 0.35;
/** Deviations of grey below this are a camera's noise. */
const noise = 1;

export function likenessOf({ greys, count }: Patch, seen: Float32Array): Likeness {
  let [n, s, t, ss, tt, st] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const now = seen[i] as number;
    if (Number.isNaN(now)) continue;
    const then = greys[i] as number;
    n++;
    s += now;
    t += then;
    ss += now * now;
    tt += then * then;
    st += now * then;
  }
  if (n === 0 || n < leastInSight * count) return { agreement: 0, gain: 1, offset: 0 };
  const deviation = Math.sqrt(Math.max(0, ss / n - (s / n) ** 2));
  const before = Math.sqrt(Math.max(0, tt / n - (t / n) ** 2));
  const gain = Math.min(2, Math.max(0.5, (before + noise) / (deviation + noise)));
  const together = st / n - (s / n) * (t / n);
  return {
    agreement: together / (deviation * before + noise * noise),
    gain,
    offset: t / n - (gain * s) / n,
  };
}
