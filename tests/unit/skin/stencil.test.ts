import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depthMapOf } from '#engine/pixels/depth-map.ts';
import { distanceToZero } from '#engine/pixels/distance.ts';
import { lineArtOf } from '#engine/skin/stencil/line-art.ts';
import { checkLines } from '#engine/skin/stencil/line-check.ts';
import { isOutlineOf } from '#engine/skin/stencil/outline-match.ts';
import { marginCm, overlapCm, papers, planPages } from '#engine/skin/stencil/print-pages.ts';
import { drawn } from './pictures.ts';

test('distances are those that one finds by looking at every pixel', () => {
  const side = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(side, side, fc.infiniteStream(fc.boolean()), (width, height, stream) => {
      const marks = Uint8Array.from({ length: width * height }, () => (stream.next().value ? 1 : 0));
      fc.pre(marks.includes(0));
      const { data } = distanceToZero(marks, { width, height });
      for (let i = 0; i < marks.length; i++) {
        let least = Infinity;
        for (let j = 0; j < marks.length; j++) {
          if (marks[j] !== 0) continue;
          least = Math.min(
            least,
            Math.hypot((i % width) - (j % width), Math.floor(i / width) - Math.floor(j / width)),
          );
        }
        expect(data[i]).toBeCloseTo(least, 4);
      }
    }),
  );
});

test('pages cover the whole design and none is needless', () => {
  const length = fc.double({ min: 1, max: 120, noNaN: true });
  fc.assert(
    fc.property(length, length, fc.constantFrom('a4' as const, 'letter' as const), (width, height, paper) => {
      const plan = planPages(width, height, paper);
      const lefts = plan.pages.map(({ leftCm }) => leftCm);
      const tops = plan.pages.map(({ topCm }) => topCm);
      expect(Math.min(...lefts)).toBeLessThanOrEqual(1e-9);
      expect(Math.max(...lefts) + plan.areaWidthCm).toBeGreaterThanOrEqual(width - 1e-9);
      expect(Math.max(...tops) + plan.areaHeightCm).toBeGreaterThanOrEqual(height - 1e-9);
      expect(plan.pages).toHaveLength(plan.columns * plan.rows);
      const oneLess = (plan.columns - 1) * plan.areaWidthCm - Math.max(0, plan.columns - 2) * overlapCm;
      if (plan.columns > 1) expect(oneLess).toBeLessThan(width);
      expect(plan.areaWidthCm).toBeCloseTo(papers[paper].widthCm - 2 * marginCm);
    }),
  );
});

/** Upright black lines of these widths, each with as much white to its right as the gap says. */
function lines(pairs: readonly (readonly [number, number])[]) {
  const columns = pairs.flatMap(([line, gap]) => [...Array(line).fill(1), ...Array(gap).fill(0)]);
  const width = columns.length + 40;
  return drawn({ width, height: 120 }, (x, y) => {
    const isInk = y > 10 && y < 110 && columns[x - 20] === 1;
    return isInk ? [0, 0, 0, 255] : [255, 255, 255, 0];
  });
}

test('knows thin lines and closing gaps by their size on the skin', () => {
  const design = lines([
    [3, 20],
    [9, 4],
    [9, 20],
  ]);
  // One pixel is 0.1 mm.
  const cm = design.width / 100;
  const found = checkLines(design, cm);
  expect(found.thinLineMm).toBeCloseTo(0.3, 1);
  expect(found.tooThin).toBeGreaterThan(0.2);
  expect(found.tooThin).toBeLessThan(0.5);
  expect(found.closing).toBeGreaterThan(0.2);
  const at = (x: number): number[] => [
    ...found.marks.data.slice((60 * design.width + x) * 4, (60 * design.width + x) * 4 + 4),
  ];
  expect(at(21)).toEqual([220, 38, 38, 255]);
  expect(at(20 + 23 + 4)).toEqual([0, 0, 0, 0]);
  expect(at(20 + 23 + 9 + 2)).toEqual([245, 158, 11, 255]);
  // Ten times as large nothing is too thin.
  expect(checkLines(design, cm * 10)).toMatchObject({ tooThin: 0, closing: 0 });
});

test('is right about a bold design at 20 cm: dots of the shading and the tips of lines are no thin lines', () => {
  const size = { width: 1000, height: 200 };
  // One pixel is 0.2 mm: lines of 0.5 mm, a ray that fades to its tip, and a field of dots.
  const bold = drawn(size, (x, y) => {
    const line = y % 100 === 50 || y % 100 === 51 ? 1 : y % 100 === 52 ? 0.5 : 0;
    const isRay = x > 900 && Math.abs(y - 100) < 4 * ((1000 - x) / 100);
    const isDot = x > 200 && x < 400 && x % 12 < 1 && y % 12 < 1;
    const dark = isRay || isDot ? 1 : x > 20 && x < 880 ? line : 0;
    return [0, 0, 0, 255 * dark];
  });
  const found = checkLines(bold, 20);
  expect(found.closing).toBe(0);
  expect(found.tooThin).toBeLessThan(0.02);
  expect(checkLines(bold, 10).tooThin).toBeGreaterThan(0.9);
});

test('a stencil leaves the dots of the shading out', () => {
  const design = drawn({ width: 400, height: 400 }, (x, y) => {
    if (Math.abs(x - 100) < 2) return [0, 0, 0];
    return x > 200 && x % 15 < 2 && y % 15 < 2 ? [0, 0, 0] : [255, 255, 255];
  });
  const art = lineArtOf(design);
  const shown = (from: number, to: number) =>
    art.data.filter((alpha, i) => i % 4 === 3 && (i >> 2) % 400 >= from && (i >> 2) % 400 < to && alpha > 0);
  expect(shown(90, 110).length).toBeGreaterThan(400);
  expect(shown(200, 400).length).toBe(0);
});

test('a design without lines has nothing to complain about', () => {
  const blank = drawn({ width: 20, height: 20 }, () => [255, 255, 255]);
  expect(checkLines(blank, 5)).toMatchObject({ thinLineMm: 0, tooThin: 0, closing: 0 });
});

test('line art keeps lines, outlines dark areas and leaves paper empty', () => {
  const design = drawn({ width: 100, height: 100 }, (x, y) => {
    if (Math.abs(x - 20) < 2) return [0, 0, 0];
    if (x > 50 && x < 90 && y > 20 && y < 80) return [120, 120, 120];
    return [255, 255, 255];
  });
  const art = lineArtOf(design);
  const at = (x: number, y: number): number => art.data[(y * 100 + x) * 4 + 3] as number;
  expect(at(20, 50)).toBeGreaterThan(200);
  expect(at(35, 50)).toBe(0);
  expect(Math.max(...[51, 52, 53].map((x) => at(x, 50)))).toBeGreaterThan(200);
});

test('line art leaves of solid black its outline alone, and shows what lies within', () => {
  const black = (x: number, y: number) => x >= 20 && x < 80 && y >= 20 && y < 80;
  const grey = (x: number, y: number) => x >= 40 && x < 60 && y >= 40 && y < 60;
  const design = drawn({ width: 100, height: 100 }, (x, y) =>
    grey(x, y) ? [90, 90, 90] : black(x, y) ? [0, 0, 0] : [255, 255, 255],
  );
  const art = lineArtOf(design);
  const at = (x: number, y: number): number => art.data[(y * 100 + x) * 4 + 3] as number;
  expect([at(21, 50), at(50, 21), at(78, 50)].every((alpha) => alpha > 200)).toBe(true);
  expect([at(30, 50), at(50, 50), at(50, 30)]).toEqual([0, 0, 0]);
  expect(Math.max(...[37, 38, 39].map((x) => at(x, 50)))).toBeGreaterThan(200);
});

test('colour areas are bounded, however pale they are or alike in darkness, and never filled', () => {
  const colours = { gold: [255, 235, 150], red: [200, 60, 60], green: [40, 129, 60] } as const;
  const design = drawn({ width: 160, height: 100 }, (x, y) => {
    if (y < 20 || y >= 80 || x < 20 || x >= 140) return [255, 255, 255];
    return x < 60 ? colours.gold : x < 100 ? colours.red : colours.green;
  });
  const art = lineArtOf(design);
  const at = (x: number, y: number): number => art.data[(y * 160 + x) * 4 + 3] as number;
  const strongestNear = (x: number) => Math.max(...[-3, -2, -1, 0, 1, 2].map((by) => at(x + by, 50)));
  expect([20, 60, 100, 140].map(strongestNear).every((alpha) => alpha > 150)).toBe(true);
  expect([40, 80, 120].map((x) => at(x, 50))).toEqual([0, 0, 0]);
});

test('an outline layer is known by where the lines of a design lie', () => {
  const size = { width: 200, height: 200 };
  const ring = (x: number, y: number, radius: number) => Math.abs(Math.hypot(x - 100, y - 100) - radius);
  const design = drawn(size, (x, y) => {
    if (ring(x, y, 60) < 3) return [0, 0, 0];
    return Math.hypot(x - 100, y - 100) < 60 ? [40, 90, 60] : [255, 255, 255];
  });
  const outline = (radius: number) =>
    drawn(size, (x, y) => [0, 0, 0, ring(x, y, radius) < 1 ? 255 : 0] as const);
  expect(isOutlineOf(design, outline(60))).toBe(true);
  // Within the colour, beside all, and nothing at all.
  expect(isOutlineOf(design, outline(45))).toBe(false);
  expect(isOutlineOf(design, outline(80))).toBe(false);
  expect(isOutlineOf(design, outline(500))).toBe(false);
});

test('depth follows light; the advanced map sinks edges', () => {
  const picture = drawn({ width: 40, height: 20 }, (x) => (x < 20 ? [40, 40, 40] : [220, 220, 220]));
  const plain = depthMapOf(picture, 'plain');
  const advanced = depthMapOf(picture, 'advanced');
  const at = (map: { data: Float32Array }, x: number): number => map.data[10 * 40 + x] as number;
  expect(at(plain, 5)).toBeCloseTo(40 / 255, 3);
  expect(at(plain, 35)).toBeCloseTo(220 / 255, 3);
  expect(at(advanced, 35)).toBeCloseTo((0.7 * 220) / 255 + 0.3, 3);
  expect(at(advanced, 20)).toBeLessThan(0.7 * at(plain, 20) + 0.3 - 0.1);
});
