/** Side of the tables below, a power of two: they repeat, which nobody sees in noise. */
const side = 128;
const mask = side - 1;
/** Pixels over which ink that takes unevenly changes. */
const patch = 8;

const grain = normalNoise();

/** Noise of mean 0 and deviation 1, the same at each place each time. */
export function grainAt(x: number, y: number): number {
  return grain[(y & mask) * side + (x & mask)] as number;
}

const patches = patchNoise();

/** Soft patches, about −1…1, the same at each place each time. */
export function unevennessAt(x: number, y: number): number {
  return patches[(Math.floor(y) & mask) * side + (Math.floor(x) & mask)] as number;
}

/** By a hash of whole numbers: sines differ between machines. */
function hashed(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** The sum of four even numbers is nearly normal; a camera's noise hangs together a little from pixel to pixel. */
function normalNoise(): Float32Array {
  const white = new Float32Array(side * side);
  for (let i = 0; i < white.length; i++) {
    let sum = -2;
    for (let k = 0; k < 4; k++) sum += hashed(i, k + 1);
    white[i] = sum * Math.sqrt(3);
  }
  const at = (x: number, y: number): number => white[(y & mask) * side + (x & mask)] as number;
  const own = 0.98;
  const near = Math.sqrt((1 - own * own) / 4);
  return Float32Array.from(white, (_, i) => {
    const [x, y] = [i & mask, i >> 7];
    return own * at(x, y) + near * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1));
  });
}

function patchNoise(): Float32Array {
  const cells = side / patch;
  const at = (column: number, row: number): number =>
    2 * hashed((column + cells) % cells, 1000 + ((row + cells) % cells)) - 1;
  return Float32Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [(i & mask) / patch, (i >> 7) / patch];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [along, down] = [smooth(x - column), smooth(y - row)];
    const above = at(column, row) * (1 - along) + at(column + 1, row) * along;
    const below = at(column, row + 1) * (1 - along) + at(column + 1, row + 1) * along;
    return above * (1 - down) + below * down;
  });
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
