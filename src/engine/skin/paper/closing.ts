import type { Field } from '#engine/pixels/raster.ts';

/** What is dark and narrower than `2*radius + 1` is filled with what surrounds it (grey closing by a square). */
export function closed(field: Field, radius: number): Field {
  return extremes(extremes(field, radius, Math.max), radius, Math.min);
}

/** The least value in the square around each pixel. */
export function leastAround(field: Field, radius: number): Field {
  return extremes(field, radius, Math.min);
}

/** The largest or least value in the square around each pixel: rows first, then columns. */
function extremes(field: Field, radius: number, pick: (a: number, b: number) => number): Field {
  const { width, height } = field;
  const rows = new Float32Array(width * height);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) runExtremes(field.data, y * width, 1, width, radius, pick, rows);
  for (let x = 0; x < width; x++) runExtremes(rows, x, width, height, radius, pick, data);
  return { width, height, data };
}

/** M. van Herk, "A fast algorithm for local minimum and maximum filters" (1992): independent of the radius. */
function runExtremes(
  from: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  pick: (a: number, b: number) => number,
  to: Float32Array,
): void {
  const span = 2 * radius + 1;
  const padded = count + 2 * radius;
  const at = (i: number): number =>
    from[start + Math.min(count - 1, Math.max(0, i - radius)) * step] as number;
  const ahead = new Float32Array(padded);
  const behind = new Float32Array(padded);
  for (let i = 0; i < padded; i++) ahead[i] = i % span === 0 ? at(i) : pick(ahead[i - 1] as number, at(i));
  for (let i = padded - 1; i >= 0; i--) {
    const isLast = i === padded - 1 || (i + 1) % span === 0;
    behind[i] = isLast ? at(i) : pick(behind[i + 1] as number, at(i));
  }
  for (let i = 0; i < count; i++) {
    to[start + i * step] = pick(behind[i] as number, ahead[i + span - 1] as number);
  }
}
