import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbours } from '#engine/pixels/flow-network.ts';
import { minCut } from '#engine/pixels/min-cut.ts';

const width = 3;
const height = 3;
const count = width * height;
const price = fc.float({ min: 0, max: 5, noNaN: true });
const pull = fc.float({ min: -6, max: 6, noNaN: true });
const grids = fc.record({
  towards: fc.array(pull, { minLength: count, maxLength: count }),
  pairs: fc.array(price, { minLength: 4 * count, maxLength: 4 * count }),
});

function costOf(labels: ArrayLike<number>, towards: Float32Array, pairs: Float32Array): number {
  let cost = 0;
  for (let i = 0; i < count; i++) {
    const each = towards[i] as number;
    cost += labels[i] === 1 ? Math.max(0, -each) : Math.max(0, each);
    for (const [d, [dx, dy]] of neighbours.entries()) {
      const x = (i % width) + dx;
      const y = Math.floor(i / width) + dy;
      if (x < 0 || x >= width || y >= height) continue;
      if (labels[i] !== labels[y * width + x]) cost += pairs[d * count + i] as number;
    }
  }
  return cost;
}

function cheapest(towards: Float32Array, pairs: Float32Array): number {
  let least = Infinity;
  for (let bits = 0; bits < 1 << count; bits++) {
    const labels = Array.from({ length: count }, (_, i) => (bits >> i) & 1);
    least = Math.min(least, costOf(labels, towards, pairs));
  }
  return least;
}

test('finds the cheapest of all cuts', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const towards = Float32Array.from(grid.towards);
      const pairs = Float32Array.from(grid.pairs);
      const cut = minCut(width, height, towards, pairs);
      expect(costOf(cut, towards, pairs)).toBeCloseTo(cheapest(towards, pairs), 3);
    }),
    { numRuns: 60 },
  );
});

test('settling what is certain gives the same cut', () => {
  const sure = fc.array(fc.constantFrom(-1000, 1000, 0), { minLength: count, maxLength: count });
  fc.assert(
    fc.property(grids, sure, (grid, fixed) => {
      const towards = Float32Array.from(grid.towards, (each, i) => fixed[i] || each);
      const pairs = Float32Array.from(grid.pairs);
      const cut = minCut(width, height, towards, pairs, 500);
      expect(costOf(cut, towards, pairs)).toBeCloseTo(cheapest(towards, pairs), 3);
    }),
    { numRuns: 60 },
  );
});
