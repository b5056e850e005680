import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperOf } from '#engine/pixels/paper.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { cropToContent, hasTransparency } from '#engine/skin/design/crop.ts';
import { prepareDesign } from '#engine/skin/design/prepare.ts';
import { plainRemoval, smartRemoval, withoutPaper } from '#engine/skin/design/removal.ts';
import type { Rgb } from './pictures.ts';
import { drawn, noiseAt } from './pictures.ts';

const size = { width: 80, height: 80 };
const white: Rgb = [255, 255, 255];
const ink: Rgb = [30, 20, 60];

/** A ring of ink, its edges smoothed over one pixel, on paper. */
function ringOn(paperAt: (x: number, y: number) => Rgb): Picture {
  return drawn(size, (x, y) => {
    const distance = Math.abs(Math.hypot(x - 39.5, y - 39.5) - 22);
    const share = Math.max(0, Math.min(1, 5.5 - distance));
    const paper = paperAt(x, y);
    return [0, 1, 2].map(
      (c) => (ink[c] as number) * share + (paper[c] as number) * (1 - share),
    ) as unknown as Rgb;
  });
}

const alphaAt = ({ data, width }: Picture, x: number, y: number): number =>
  data[(y * width + x) * 4 + 3] as number;

describe('taking the paper away', () => {
  const ring = ringOn(() => white);

  test('keeps what lines enclose, or not, as asked for', () => {
    const kept = withoutPaper(ring, { ...smartRemoval, enclosed: 'keep' });
    const removed = withoutPaper(ring, { ...smartRemoval, enclosed: 'remove' });
    expect([alphaAt(kept, 2, 2), alphaAt(kept, 39, 39)]).toEqual([0, 255]);
    expect([alphaAt(removed, 2, 2), alphaAt(removed, 39, 39)]).toEqual([0, 0]);
    expect(alphaAt(kept, 39 + 22, 39)).toBe(255);
  });

  test('leaves no fringe: over black, an edge is as dark as its ink', () => {
    const removed = withoutPaper(ring, { ...smartRemoval, enclosed: 'remove' });
    for (let i = 0; i < removed.data.length; i += 4) {
      const share = (removed.data[i + 3] as number) / 255;
      for (let c = 0; c < 3; c++)
        expect((removed.data[i + c] as number) * share).toBeLessThanOrEqual((ink[c] as number) + 12);
    }
  });

  test('laid on its own paper again, the design looks as before', () => {
    const removed = withoutPaper(ring, { ...smartRemoval, enclosed: 'remove' });
    for (let i = 0; i < removed.data.length; i += 4) {
      const share = (removed.data[i + 3] as number) / 255;
      for (let c = 0; c < 3; c++) {
        const again = (removed.data[i + c] as number) * share + 255 * (1 - share);
        expect(Math.abs(again - (ring.data[i + c] as number))).toBeLessThan(14);
      }
    }
  });

  test('the plain way sees white only, the smart way any paper, even unevenly lit', () => {
    const tinted = ringOn((x, y) => [200 + x / 4 + noiseAt(x, y), 190 + x / 4, 160 + y / 4]);
    const plain = withoutPaper(tinted, { method: 'plain', tolerance: 20, feather: 2, enclosed: 'remove' });
    const smart = withoutPaper(tinted, { ...smartRemoval, enclosed: 'remove' });
    expect(alphaAt(plain, 2, 2)).toBe(255);
    for (const [x, y] of [
      [2, 2],
      [77, 2],
      [2, 77],
      [77, 77],
      [39, 39],
    ] as const)
      expect(alphaAt(smart, x, y)).toBe(0);
  });

  test('inside of lines takes paper, and eats nothing of a drawing', () => {
    const pale = fc
      .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
      .filter((colour) => Math.hypot(...colour.map((each) => 255 - each)) > 28);
    fc.assert(
      fc.property(pale, fc.constantFrom('smart', 'plain'), (fill, method) => {
        // The ring's left half is filled, its right half is paper.
        const drawing = ringOn((x, y) =>
          x < 39 && Math.hypot(x - 39.5, y - 39.5) < 22
            ? (fill as unknown as Rgb)
            : ([0, 1, 2].map((c) => 250 + 4 * noiseAt(x + 80 * c, y)) as unknown as Rgb),
        );
        const defaults = method === 'smart' ? smartRemoval : plainRemoval;
        const removed = withoutPaper(drawing, { ...defaults, enclosed: 'remove' });
        for (let y = 28; y < 52; y++) {
          for (let x = 24; x < 35; x++) expect(alphaAt(removed, x, y)).toBe(255);
        }
        expect([alphaAt(removed, 45, 39), alphaAt(removed, 2, 2), alphaAt(removed, 17, 39)]).toEqual([
          0, 0, 255,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('finds how paper falls off', () => {
    const paper = paperOf(ringOn((x, y) => [200 + x / 4, 190 - y / 8, 160]));
    expect(paper.across[0]).toBeCloseTo(0.25, 1);
    expect(paper.down[1]).toBeCloseTo(-0.125, 1);
    expect(paper.base[2]).toBeCloseTo(160, 0);
  });

  test('more tolerance never keeps more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (tolerance) => {
        const left = (t: number): number =>
          withoutPaper(ring, { method: 'plain', tolerance: t, feather: 0, enclosed: 'remove' }).data.filter(
            (value, i) => i % 4 === 3 && value === 255,
          ).length;
        expect(left(tolerance + 1)).toBeLessThanOrEqual(left(tolerance));
      }),
      { numRuns: 20 },
    );
  });
});

describe('preparing a design', () => {
  const asked = { method: 'smart', enclosed: 'keep' } as const;

  test('cuts it to its ink with a margin of five pixels', () => {
    const { picture, background } = prepareDesign(
      ringOn(() => white),
      asked,
    );
    expect(background).toBe('removed');
    // The ring reaches 27 pixels from the middle.
    expect(Math.abs(picture.width - 64)).toBeLessThanOrEqual(2);
    expect(picture.height).toBe(picture.width);
  });

  test('leaves a cut-out design alone', () => {
    const cutOut = drawn(size, (x) => [255, 255, 255, x < 40 ? 255 : 0]);
    const { picture, background } = prepareDesign(cutOut, asked);
    expect(background).toBe('had-transparency');
    expect(picture.data[0]).toBe(255);
    expect(alphaAt(picture, 0, 0)).toBe(255);
    expect(hasTransparency(cutOut)).toBe(true);
  });

  test('keeps everything when not asked', () => {
    expect(
      prepareDesign(
        ringOn(() => white),
        { method: 'none', enclosed: 'keep' },
      ).background,
    ).toBe('not-asked');
  });

  test('shows the original when nothing would be left', () => {
    const { picture, background, isEmpty } = prepareDesign(
      drawn(size, () => white),
      asked,
    );
    expect([background, isEmpty, picture.width]).toEqual(['blank', false, 80]);
  });

  test('says when there is nothing to see at all', () => {
    expect(
      prepareDesign(
        drawn(size, () => [0, 0, 0, 8]),
        asked,
      ).isEmpty,
    ).toBe(true);
    expect(cropToContent(drawn(size, () => [0, 0, 0, 10]))).toBeUndefined();
  });

  test('takes a design of one pixel', () => {
    const { picture } = prepareDesign(
      drawn({ width: 1, height: 1 }, () => ink),
      asked,
    );
    expect([picture.width, picture.height]).toEqual([1, 1]);
  });
});
