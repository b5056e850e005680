import { describe, expect, test } from 'vitest';
import { starsOf } from '#engine/flash/motifs/parts/sky-and-land/constellation.ts';
import type { ConstellationName } from '#engine/flash/motifs/parts/sky-and-land/constellations.ts';
import { constellations } from '#engine/flash/motifs/parts/sky-and-land/constellations.ts';

const names = Object.keys(constellations) as ConstellationName[];

/** Where a star stands: to the right and down. */
function place(name: ConstellationName, star: string): readonly [number, number] {
  const found = starsOf(name).get(star);
  if (!found) throw new RangeError(`${name} has no star ${star}`);
  return found.at;
}

describe('the stars of a constellation', () => {
  test.each(names)('%s lie within their square, and every line ends at one of them', (name) => {
    const stars = starsOf(name);
    const joined = new Set(constellations[name].lines.split(/[ -]/));
    expect([...joined].filter((key) => !stars.has(key))).toEqual([]);
    expect(stars.size - joined.size).toBeLessThanOrEqual(1);
    for (const {
      at: [x, y],
      radius,
    } of stars.values()) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1.000001);
      expect(radius).toBeGreaterThan(0);
    }
  });

  test('are where the sky has them: Betelgeuse high on the left, Rigel low on the right, the belt between in a row', () => {
    const [betelgeuse, rigel] = [place('orion', 'a'), place('orion', 'b')];
    expect(betelgeuse[0]).toBeLessThan(rigel[0]);
    expect(betelgeuse[1]).toBeLessThan(rigel[1]);
    const [mintaka, alnilam, alnitak] = [place('orion', 'd'), place('orion', 'e'), place('orion', 'z')];
    const middle = [(mintaka[0] + alnitak[0]) / 2, (mintaka[1] + alnitak[1]) / 2] as const;
    expect(Math.abs(alnilam[0] - middle[0])).toBeLessThan(0.03);
    expect(Math.abs(alnilam[1] - middle[1])).toBeLessThan(0.03);
  });

  test('the pointers of the Big Dipper point up, to the pole', () => {
    const [from, to] = [place('big-dipper', 'b'), place('big-dipper', 'a')];
    expect(to[1]).toBeLessThan(from[1]);
    expect(Math.abs(to[0] - from[0])).toBeLessThan(0.1);
  });
});
