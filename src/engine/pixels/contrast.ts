import { neighbours } from './flow-network.ts';

/**
 * What it costs to part neighbouring pixels: dear where the picture is even, cheap across an edge (Boykov and Jolly
 * 2001), measured against the picture's own mean contrast.
 *
 * @param lab three planes `3*width*height`
 * @param strength price of parting two equal pixels side by side, in log odds
 * @returns four planes for `minCut`
 */
export function contrastPairs(
  lab: Float32Array,
  width: number,
  height: number,
  strength: number,
): Float32Array<ArrayBuffer> {
  const count = width * height;
  const pairs = new Float32Array(count * 4);
  let sum = 0;
  let links = 0;
  for (const [d, [dx, dy]] of neighbours.entries()) {
    for (let y = 0; y < height - dy; y++) {
      for (let x = Math.max(0, -dx); x < width - Math.max(0, dx); x++) {
        const i = y * width + x;
        const j = i + dy * width + dx;
        const light = (lab[i] as number) - (lab[j] as number);
        const red = (lab[count + i] as number) - (lab[count + j] as number);
        const yellow = (lab[2 * count + i] as number) - (lab[2 * count + j] as number);
        const contrast = light * light + red * red + yellow * yellow;
        pairs[d * count + i] = contrast;
        sum += contrast;
        links++;
      }
    }
  }
  const softness = sum > 0 ? links / (2 * sum) : 0;
  for (const [d, [dx, dy]] of neighbours.entries()) {
    const price = strength / Math.sqrt(dx * dx + dy * dy);
    for (let i = d * count; i < (d + 1) * count; i++)
      pairs[i] = price * decay(softness * (pairs[i] as number));
  }
  return pairs;
}

const decaySteps = 64;
const decayEnd = 8;
const decays = Float32Array.from({ length: decayEnd * decaySteps + 1 }, (_, i) => Math.exp(-i / decaySteps));

/** exp(−x) from a table, within 1 %; beyond 8 as at 8. */
function decay(x: number): number {
  return decays[Math.min(decayEnd * decaySteps, Math.round(x * decaySteps))] as number;
}
