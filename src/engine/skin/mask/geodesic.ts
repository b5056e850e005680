import FlatQueue from 'flatqueue';
import type { Size } from '#engine/pixels/raster.ts';

/** Brightness counts less than hue: light falls off along a limb. */
const lightWeight = 0.6;
/** Steps in L*a*b* below about this are texture. */
const texture = 3;
/** What a step through perfectly even colour costs. */
const pace = 0.01;

/**
 * Length of the easiest way from a pixel to every other, where changes of colour make a way long
 * (Dijkstra 1959; Bai and Sapiro 2007).
 *
 * @param lab three planes `3*width*height`
 * @param seed index of the pixel to start from
 */
export function geodesicDistance(
  lab: Float32Array,
  { width, height }: Size,
  seed: number,
): Float32Array<ArrayBuffer> {
  const count = width * height;
  const distance = new Float32Array(count).fill(Infinity);
  const queue = new FlatQueue<number>();
  distance[seed] = 0;
  queue.push(seed, 0);
  for (let from = queue.peekValue(); from !== undefined; from = queue.peekValue()) {
    const i = queue.pop() as number;
    if (from > (distance[i] as number)) continue;
    const x = i % width;
    const y = (i - x) / width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const j = ny * width + nx;
        const reached = Math.fround(from + stepLength(lab, count, i, j));
        if (reached >= (distance[j] as number)) continue;
        distance[j] = reached;
        queue.push(j, reached);
      }
    }
  }
  return distance;
}

function stepLength(lab: Float32Array, count: number, i: number, j: number): number {
  const light = lightWeight * ((lab[i] as number) - (lab[j] as number));
  const red = (lab[count + i] as number) - (lab[count + j] as number);
  const yellow = (lab[2 * count + i] as number) - (lab[2 * count + j] as number);
  const change = Math.sqrt(light * light + red * red + yellow * yellow);
  return (change * change) / (change + texture) + pace;
}
