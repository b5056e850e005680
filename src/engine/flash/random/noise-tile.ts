import { Random } from './random.ts';

const size = 512;
const mask = size - 1;
/** Bumps of the coarsest octave along one side. */
const cells = 16;
const octaves = 5;

let tile: Float32Array | undefined;

/** Bumps per unit: `fractalTile` is asked in these units, one coarse bump each, like `noise`. */
const perUnit = size / cells;

/**
 * Fractal noise that repeats every 16 units, 0..1, read from a table: for textures that need it at every pixel.
 * The table is the same in every process, so it is built once, when it is first read.
 */
export function fractalTile(x: number, y: number): number {
  tile ??= buildTile();
  const tileX = x * perUnit;
  const tileY = y * perUnit;
  const left = Math.floor(tileX);
  const top = Math.floor(tileY);
  const fx = tileX - left;
  const fy = tileY - top;
  const upper = (top & mask) * size;
  const lower = ((top + 1) & mask) * size;
  const a = tile[upper + (left & mask)] as number;
  const b = tile[upper + ((left + 1) & mask)] as number;
  const c = tile[lower + (left & mask)] as number;
  const d = tile[lower + ((left + 1) & mask)] as number;
  return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
}

function buildTile(): Float32Array {
  const result = new Float32Array(size * size);
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const amplitude = 0.5 ** (octave + 1);
    addOctave(result, cells << octave, amplitude, new Random(4321 + octave));
    weight += amplitude;
  }
  return result.map((sum) => sum / weight);
}

function addOctave(result: Float32Array, count: number, amplitude: number, random: Random): void {
  const lattice = Float32Array.from({ length: count * count }, () => random.next());
  const value = (x: number, y: number) => lattice[(y % count) * count + (x % count)] as number;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [atX, atY] = [(x * count) / size, (y * count) / size];
      const [left, top] = [Math.floor(atX), Math.floor(atY)];
      const u = eased(atX - left);
      const v = eased(atY - top);
      const upper = value(left, top) * (1 - u) + value(left + 1, top) * u;
      const lower = value(left, top + 1) * (1 - u) + value(left + 1, top + 1) * u;
      result[y * size + x] = (result[y * size + x] as number) + amplitude * (upper * (1 - v) + lower * v);
    }
  }
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
