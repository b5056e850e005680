import type { Field } from '#engine/pixels/raster.ts';

/** What is dark and narrower than `2*radius + 1` is filled with what surrounds it (grey closing by a square). */
export function closed(field: Field, radius: number): Field {
  return leastAround(mostAround(field, radius), radius);
}

/** The least value in the square around each pixel. */
export function leastAround(field: Field, radius: number): Field {
  return negative(mostAround(negative(field), radius));
}

function negative({ width, height, data }: Field): Field {
  return { width, height, data: data.map((each) => -each) };
}

/** The largest value in the square around each pixel: rows first, then columns. */
function mostAround({ width, height, data }: Field, radius: number): Field {
  const rows = new Float32Array(width * height);
  const out = new Float32Array(width * height);
  const row = new RunningMaximum(width, radius);
  for (let y = 0; y < height; y++) row.run(data, y * width, 1, rows);
  const column = new RunningMaximum(height, radius);
  for (let x = 0; x < width; x++) column.run(rows, x, width, out);
  return { width, height, data: out };
}

/** M. van Herk, "A fast algorithm for local minimum and maximum filters" (1992): independent of the radius. */
class RunningMaximum {
  readonly #count: number;
  readonly #radius: number;
  readonly #padded: Float32Array;
  readonly #ahead: Float32Array;
  readonly #behind: Float32Array;

  constructor(count: number, radius: number) {
    this.#count = count;
    this.#radius = radius;
    this.#padded = new Float32Array(count + 2 * radius);
    this.#ahead = new Float32Array(this.#padded.length);
    this.#behind = new Float32Array(this.#padded.length);
  }

  /** @param step from one value to the next, in both arrays */
  run(from: Float32Array, start: number, step: number, to: Float32Array): void {
    const [count, radius, padded, ahead, behind] = [
      this.#count,
      this.#radius,
      this.#padded,
      this.#ahead,
      this.#behind,
    ];
    const span = 2 * radius + 1;
    const last = padded.length - 1;
    for (let i = 0; i <= last; i++) {
      const at = Math.min(count - 1, Math.max(0, i - radius));
      padded[i] = from[start + at * step] as number;
    }
    for (let i = 0; i <= last; i++) {
      const here = padded[i] as number;
      const before = i % span === 0 ? here : (ahead[i - 1] as number);
      ahead[i] = before > here ? before : here;
    }
    for (let i = last; i >= 0; i--) {
      const here = padded[i] as number;
      const after = i === last || (i + 1) % span === 0 ? here : (behind[i + 1] as number);
      behind[i] = after > here ? after : here;
    }
    for (let i = 0; i < count; i++) {
      const [one, other] = [behind[i] as number, ahead[i + span - 1] as number];
      to[start + i * step] = one > other ? one : other;
    }
  }
}
