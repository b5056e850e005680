/**
 * Steps to the eight neighbours, so ordered that 7 − d is the way back from d.
 * The first four are the "forward" ones that a caller gives capacities for.
 */
export const neighbours = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** A picture as a network through which flow is pushed, with a margin of one node all around. */
export interface FlowNetwork {
  /** Nodes from one row to the next. */
  readonly stride: number;
  /** From a node to each of its eight neighbours. */
  readonly steps: readonly number[];
  /** Per node what can still come from the source (above 0) or go to the sink (below 0). */
  readonly left: Float32Array;
  /** Per node and direction (`node * 8 + d`) what can still flow to the neighbour. */
  readonly room: Float32Array;
  /** Per pixel 1 where its side is settled beforehand; such pixels have no flow of their own. */
  readonly settled: Uint8Array;
}

/** The arguments are those of `minCut`. */
export function flowNetworkOf(
  width: number,
  height: number,
  towards: Float32Array,
  pairs: Float32Array,
  certain: number,
): FlowNetwork {
  const stride = width + 2;
  const count = width * height;
  const steps = [1, stride - 1, stride, stride + 1, -stride - 1, -stride, -stride + 1, -1];
  const left = new Float32Array(stride * (height + 2));
  const room = new Float32Array(left.length * 8);
  const settled = new Uint8Array(count);
  for (let i = 0; i < count; i++) settled[i] = Math.abs(towards[i] as number) >= certain ? 1 : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (settled[pixel] === 1) continue;
      const node = (y + 1) * stride + x + 1;
      let pull = towards[pixel] as number;
      for (let d = 0; d < 8; d++) {
        const isForward = d < 4;
        const [dx, dy] = neighbours[isForward ? d : 7 - d] as readonly [number, number];
        const across = isForward ? x + dx : x - dx;
        const down = isForward ? y + dy : y - dy;
        if (across < 0 || across >= width || down < 0 || down >= height) continue;
        const other = down * width + across;
        const price = pairs[isForward ? d * count + pixel : (7 - d) * count + other] as number;
        // A settled neighbour is a terminal: its pull joins the pixel's own.
        if (settled[other] === 1) pull += Math.sign(towards[other] as number) * price;
        else room[node * 8 + d] = price;
      }
      left[node] = pull;
    }
  }
  return { stride, steps, left, room, settled };
}
