import { flowNetworkOf } from './flow-network.ts';

const free = 0;
const source = 1;
const sink = 2;
const terminal = 8;
const none = 9;
const orphan = 10;

/**
 * The cheapest cut of a picture into two parts: minimises Σ unary(label) + Σ pair(p,q)·[labels differ] exactly,
 * by growing two search trees (Boykov and Kolmogorov 2004).
 *
 * @param towards `width*height`: how much dearer it is to call the pixel background than foreground (may be negative)
 * @param pairs four planes `4*width*height`: the price ≥ 0 of parting a pixel from its neighbour in the direction
 * of `neighbours`; those that leave the picture are ignored
 * @param certain pixels whose `towards` reaches this are settled beforehand, which saves most of the work
 * @returns 1 where foreground
 */
export function minCut(
  width: number,
  height: number,
  towards: Float32Array,
  pairs: Float32Array,
  certain = Infinity,
): Uint8Array<ArrayBuffer> {
  const { stride, steps, left, room, settled } = flowNetworkOf(width, height, towards, pairs, certain);
  const nodes = left.length;
  const tree = new Uint8Array(nodes);
  const parent = new Uint8Array(nodes).fill(none);
  const stamp = new Int32Array(nodes);
  const depth = new Int32Array(nodes);
  const queue = new Int32Array(nodes + 1);
  const queued = new Uint8Array(nodes);
  let head = 0;
  let tail = 0;
  let waiting = 0;
  let time = 0;
  const orphans: number[] = [];

  const wake = (node: number): void => {
    if (queued[node] === 1) return;
    queued[node] = 1;
    queue[tail] = node;
    tail = tail === nodes ? 0 : tail + 1;
    waiting++;
  };

  for (let node = 0; node < nodes; node++) {
    const pull = left[node] as number;
    if (pull === 0) continue;
    tree[node] = pull > 0 ? source : sink;
    parent[node] = terminal;
    depth[node] = 1;
    wake(node);
  }

  /** What can still flow along the tree from parent to child (source tree) or child to parent (sink tree). */
  const roomBetween = (from: number, d: number, side: number): number =>
    side === source
      ? (room[(from + (steps[d] as number)) * 8 + 7 - d] as number)
      : (room[from * 8 + d] as number);

  /** Number of steps to the terminal, or −1 when the path is broken. */
  const rooted = (start: number): number => {
    let node = start;
    let length = 0;
    for (;;) {
      if (stamp[node] === time) {
        length += depth[node] as number;
        break;
      }
      const up = parent[node] as number;
      if (up === none || up === orphan) return -1;
      length++;
      if (up === terminal) {
        stamp[node] = time;
        depth[node] = 1;
        break;
      }
      node += steps[up] as number;
    }
    const total = length;
    for (node = start; stamp[node] !== time; node += steps[parent[node] as number] as number) {
      stamp[node] = time;
      depth[node] = length--;
    }
    return total;
  };

  const adopt = (): void => {
    while (orphans.length > 0) {
      const node = orphans.pop() as number;
      const side = tree[node] as number;
      let best = none;
      let shortest = Infinity;
      for (let d = 0; d < 8; d++) {
        const other = node + (steps[d] as number);
        if (tree[other] !== side || roomBetween(node, d, side) <= 0) continue;
        const length = rooted(other);
        if (length >= 0 && length < shortest) {
          shortest = length;
          best = d;
        }
      }
      parent[node] = best;
      if (best !== none) {
        stamp[node] = time;
        depth[node] = shortest + 1;
        continue;
      }
      for (let d = 0; d < 8; d++) {
        const other = node + (steps[d] as number);
        if (tree[other] !== side) continue;
        if (roomBetween(node, d, side) > 0) wake(other);
        if (parent[other] === 7 - d) {
          parent[other] = orphan;
          orphans.push(other);
        }
      }
      tree[node] = free;
    }
  };

  const augment = (start: number, d: number): void => {
    const end = start + (steps[d] as number);
    let flow = room[start * 8 + d] as number;
    let node = start;
    for (; parent[node] !== terminal; node += steps[parent[node] as number] as number) {
      flow = Math.min(flow, roomBetween(node, parent[node] as number, source));
    }
    flow = Math.min(flow, left[node] as number);
    for (node = end; parent[node] !== terminal; node += steps[parent[node] as number] as number) {
      flow = Math.min(flow, roomBetween(node, parent[node] as number, sink));
    }
    flow = Math.min(flow, -(left[node] as number));

    room[start * 8 + d] = (room[start * 8 + d] as number) - flow;
    room[end * 8 + 7 - d] = (room[end * 8 + 7 - d] as number) + flow;
    for (node = start; ; ) {
      const up = parent[node] as number;
      if (up === terminal) {
        left[node] = (left[node] as number) - flow;
        if ((left[node] as number) <= 0) {
          left[node] = 0;
          parent[node] = orphan;
          orphans.push(node);
        }
        break;
      }
      const above = node + (steps[up] as number);
      const down = above * 8 + 7 - up;
      room[node * 8 + up] = (room[node * 8 + up] as number) + flow;
      room[down] = (room[down] as number) - flow;
      if ((room[down] as number) <= 0) {
        room[down] = 0;
        parent[node] = orphan;
        orphans.push(node);
      }
      node = above;
    }
    for (node = end; ; ) {
      const up = parent[node] as number;
      if (up === terminal) {
        left[node] = (left[node] as number) + flow;
        if ((left[node] as number) >= 0) {
          left[node] = 0;
          parent[node] = orphan;
          orphans.push(node);
        }
        break;
      }
      const above = node + (steps[up] as number);
      const back = above * 8 + 7 - up;
      room[back] = (room[back] as number) + flow;
      room[node * 8 + up] = (room[node * 8 + up] as number) - flow;
      if ((room[node * 8 + up] as number) <= 0) {
        room[node * 8 + up] = 0;
        parent[node] = orphan;
        orphans.push(node);
      }
      node = above;
    }
  };

  while (waiting > 0) {
    const node = queue[head] as number;
    const side = tree[node] as number;
    let met = -1;
    if (side !== free) {
      for (let d = 0; d < 8; d++) {
        const other = node + (steps[d] as number);
        const open = side === source ? (room[node * 8 + d] as number) : (room[other * 8 + 7 - d] as number);
        if (open <= 0) continue;
        if (tree[other] === free) {
          tree[other] = side;
          parent[other] = 7 - d;
          stamp[other] = stamp[node] as number;
          depth[other] = (depth[node] as number) + 1;
          wake(other);
        } else if (tree[other] !== side) {
          met = d;
          break;
        }
      }
    }
    if (met < 0) {
      head = head === nodes ? 0 : head + 1;
      queued[node] = 0;
      waiting--;
      continue;
    }
    time++;
    if (side === source) augment(node, met);
    else augment(node + (steps[met] as number), 7 - met);
    adopt();
  }

  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const isSkin =
        settled[pixel] === 1 ? (towards[pixel] as number) > 0 : tree[(y + 1) * stride + x + 1] === source;
      out[pixel] = isSkin ? 1 : 0;
    }
  }
  return out;
}
