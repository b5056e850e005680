import { Random } from './random.ts';

/** A square of ranks 0..1 that tiles the plane; any threshold leaves evenly spread dots. */
export interface RankTile {
  readonly size: number;
  readonly ranks: Float32Array;
}

const size = 64;
const sigma = 1.9;
const reach = 7;

let tile: RankTile | undefined;

/** The tile is the same in every process, so it is built once, when a style first shades with dots. */
export function blueNoise(): RankTile {
  tile ??= { size, ranks: buildRanks() };
  return tile;
}

/**
 * Fills the largest void again and again: each new dot goes where the Gaussian "crowding" of all earlier dots
 * is lowest, and its turn is its rank. After R. Ulichney, "The void-and-cluster method" (1993), second phase.
 */
function buildRanks(): Float32Array {
  const count = size * size;
  const ranks = new Float32Array(count).fill(-1);
  const random = new Random(7);
  const crowding = Float64Array.from({ length: count }, () => random.next() * 1e-3);
  const kernel = gaussianKernel();
  for (let turn = 0; turn < count; turn++) {
    const place = emptiestPlace(ranks, crowding);
    ranks[place] = turn / count;
    addCrowd(crowding, place, kernel);
  }
  return ranks;
}

interface KernelCell {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

function gaussianKernel(): KernelCell[] {
  const cells: KernelCell[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      cells.push({ dx, dy, weight: Math.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma)) });
    }
  }
  return cells;
}

function emptiestPlace(ranks: Float32Array, crowding: Float64Array): number {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < ranks.length; i++) {
    const crowd = crowding[i] as number;
    if ((ranks[i] as number) < 0 && crowd < least) {
      least = crowd;
      best = i;
    }
  }
  return best;
}

function addCrowd(crowding: Float64Array, place: number, kernel: readonly KernelCell[]): void {
  const x = place % size;
  const y = (place - x) / size;
  for (const { dx, dy, weight } of kernel) {
    const i = ((y + dy + size) % size) * size + ((x + dx + size) % size);
    crowding[i] = (crowding[i] as number) + weight;
  }
}
