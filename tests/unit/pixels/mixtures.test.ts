import { expect, test } from 'vitest';
import { fitMixture, logDensity } from '#engine/pixels/gaussian-mixture.ts';
import { guidedLine } from '#engine/pixels/guided-filter.ts';
import { fieldWhere, noiseAt } from '../skin/pictures.ts';

test('a mixture finds two clusters and knows which point is likelier', () => {
  const values = new Float32Array(400 * 2);
  for (let i = 0; i < 400; i++) {
    const centre = i % 2 === 0 ? 0 : 10;
    values[i * 2] = centre + noiseAt(i, 1);
    values[i * 2 + 1] = -centre + noiseAt(i, 2);
  }
  const mixture = fitMixture({ dims: 2, values }, 2, [0.01, 0.01]);
  const means = [...mixture.means].map((value) => Math.round(value));
  expect([means.slice(0, 2), means.slice(2)].sort((a, b) => (a[0] as number) - (b[0] as number))).toEqual(
    [
      [0, -0],
      [10, -10],
    ].map((pair) => pair.map((value) => expect.closeTo(value, 0))),
  );
  const density = (x: number, y: number): number => logDensity(mixture, Float32Array.of(x, y), 0);
  expect(density(10, -10)).toBeGreaterThan(density(5, -5) + 5);
  expect(density(0, 0)).toBeGreaterThan(density(10, 10) + 5);
});

test('a single point is a mixture, too', () => {
  const mixture = fitMixture({ dims: 3, values: Float32Array.of(1, 2, 3) }, 4, [1, 1, 1]);
  expect([...mixture.means]).toEqual([1, 2, 3].map((value) => expect.closeTo(value, 5)));
});

test('a guided mask moves its edge onto the edge of the guide', () => {
  const size = { width: 40, height: 20 };
  const isRight = (x: number): number => (x >= 20 ? 1 : 0);
  const guide = new Float32Array(3 * 800);
  for (let i = 0; i < 800; i++) for (let c = 0; c < 3; c++) guide[c * 800 + i] = 0.2 + 0.6 * isRight(i % 40);
  // The rough mask is two pixels off and soft.
  const rough = fieldWhere(size, (x) => Math.max(0, Math.min(1, (x - 16) / 6)));
  const { planes } = guidedLine(guide, rough, 6, 1e-4);
  const at = (x: number): number => {
    const pixel = 10 * 40 + x;
    const plane = (c: number): number => planes[c * 800 + pixel] as number;
    return [0, 1, 2].reduce((sum, c) => sum + plane(c) * (guide[c * 800 + pixel] as number), plane(3));
  };
  expect(at(20) - at(19)).toBeGreaterThan(0.5);
  expect(Math.abs(at(17) - at(19))).toBeLessThan(0.15);
  expect([at(0), at(39)]).toEqual([0, 1]);
});
