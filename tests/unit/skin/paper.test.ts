import { describe, expect, test } from 'vitest';
import type { Picture } from '#engine/pixels/raster.ts';
import { prepareDesign } from '#engine/skin/design/prepare.ts';
import { type Corner, type Corners, wholeCorners } from '#engine/skin/paper/corners.ts';
import { findPaper } from '#engine/skin/paper/find-paper.ts';
import { findSheet } from '#engine/skin/paper/find-sheet.ts';
import { homographyTo } from '#engine/skin/paper/homography.ts';
import { liftedDrawing } from '#engine/skin/paper/lifted-drawing.ts';
import { desk, evenly, flashInk, lampAndShadow, photographed, type Shot } from './paper-photos.ts';
import { drawn, noiseAt } from './pictures.ts';

const size = { width: 600, height: 800 };
const a4 = Math.SQRT2;
const flat: Shot = {
  ...{ size, shape: a4, tilt: [0, 0, 0], away: 1.5, ink: flashInk, paper: [240, 238, 232] },
  ...{ ground: desk, light: evenly, noise: 4 },
};

const shots: Record<string, Shot> = {
  'from straight above': flat,
  'from 30° below': { ...flat, tilt: [30, 0, 0], away: 1.7 },
  'from 30° aside, in uneven light': { ...flat, tilt: [0, 30, 8], away: 1.7, light: lampAndShadow(size) },
  'askew, with a shadow over it': { ...flat, tilt: [22, -18, -12], away: 1.75, light: lampAndShadow(size) },
  'turned by 30°': { ...flat, tilt: [10, 5, 30], away: 1.9 },
  'on lined paper, with a shadow over it': {
    ...{ ...flat, tilt: [12, -8, 5], away: 1.65, rules: 'lined', light: lampAndShadow(size) },
  },
  'on squared paper': { ...flat, tilt: [5, 3, -9], away: 1.65, rules: 'squared' },
};

/** The farthest that a corner is off, as a share of the picture's diagonal. */
function errorOf(found: Corners, truth: Corners): number {
  const away = found.map(({ x, y }, i) => {
    const right = truth[i] as Corner;
    return Math.hypot((x - right.x) * size.width, (y - right.y) * size.height);
  });
  return Math.max(...away) / Math.hypot(size.width, size.height);
}

/** Share of the ink that is still there, and share of the paper that is not gone. */
function shareOf(lifted: Picture, inkAt: (u: number, v: number) => boolean) {
  const { width, height, data } = lifted;
  const isInk = new Uint8Array(width * height);
  for (let i = 0; i < isInk.length; i++) {
    if (inkAt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)) isInk[i] = 1;
  }
  let [ink, kept, paper, left] = [0, 0, 0, 0];
  const reach = 2;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      let most = 0;
      let isNearInk = false;
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const near = i + dy * width + dx;
          isNearInk ||= isInk[near] === 1;
          if (Math.abs(dx) <= 1 && Math.abs(dy) <= 1) most = Math.max(most, data[near * 4 + 3] as number);
        }
      }
      if (isInk[i] === 1) {
        ink++;
        if (most > 127) kept++;
      } else if (!isNearInk) {
        paper++;
        if ((data[i * 4 + 3] as number) > 20) left++;
      }
    }
  }
  return { kept: kept / ink, left: left / paper };
}

const trim = 0.008;
const onSheet = (u: number, v: number): boolean =>
  flashInk(trim + u * (1 - 2 * trim), (trim + v * (1 - 2 * trim)) * a4) !== undefined;

describe.each(Object.entries(shots))('a drawing on paper, seen %s', (_, shot) => {
  const { picture, corners } = photographed(shot);
  const found = findPaper(picture);

  test('has the corners that it has', () => {
    expect(found.isPhotographed).toBe(true);
    expect(found.corners).not.toBeNull();
    expect(errorOf(found.corners as Corners, corners)).toBeLessThan(0.01);
  });

  test('is lifted: its ink stays, and no paper does', () => {
    const lifted = liftedDrawing(picture, found.corners);
    const { kept, left } = shareOf(lifted, onSheet);
    expect(kept).toBeGreaterThan(0.98);
    expect(left).toBeLessThan(0.01);
    expect(lifted.height / lifted.width).toBeGreaterThan(a4 * 0.97);
    expect(lifted.height / lifted.width).toBeLessThan(a4 * 1.03);
  });
});

describe('a close-up of paper', () => {
  const shot: Shot = { ...flat, away: 0.75, light: lampAndShadow(size) };
  const { picture, corners } = photographed(shot);

  test('has no sheet, and is told to be a photo by its light', () => {
    expect(findPaper(picture)).toEqual({ isPhotographed: true, corners: null });
  });

  test('is lifted as a whole', () => {
    const lifted = liftedDrawing(picture, null);
    expect([lifted.width, lifted.height]).toEqual([size.width, size.height]);
    const placeOf = homographyTo(corners);
    const [left, top] = [placeOf(0, 0).x, placeOf(0, 0).y];
    const [right, bottom] = [placeOf(1, 1).x, placeOf(1, 1).y];
    const shares = shareOf(lifted, (u, v) => {
      const [x, y] = [(u - left) / (right - left), (v - top) / (bottom - top)];
      return flashInk(x, y * a4) !== undefined;
    });
    expect(shares.kept).toBeGreaterThan(0.98);
    expect(shares.left).toBeLessThan(0.01);
  });
});

describe('colours', () => {
  test('are those of the ink in any light, over white as on the paper', () => {
    const lifted = liftedDrawing(...lit(lampAndShadow(size)));
    const at = (x: number, y: number): number[] => {
      const [u, v] = [(x - trim) / (1 - 2 * trim), (y / a4 - trim) / (1 - 2 * trim)];
      const i = Math.floor(v * lifted.height) * lifted.width + Math.floor(u * lifted.width);
      const alpha = (lifted.data[i * 4 + 3] as number) / 255;
      return [0, 1, 2].map((c) => (lifted.data[i * 4 + c] as number) * alpha + 255 * (1 - alpha));
    };
    const [red, green, black] = [at(0.5, 0.5), at(0.5, 0.66), at(0.5, 1.12)] as [
      number[],
      number[],
      number[],
    ];
    expect(red[0]).toBeGreaterThan(150);
    expect(Math.max(red[1] as number, red[2] as number)).toBeLessThan(70);
    expect(green[1]).toBeGreaterThan(1.4 * (green[0] as number));
    expect(Math.max(...black)).toBeLessThan(45);
  });

  function lit(light: Shot['light']): [Picture, Corners] {
    const { picture, corners } = photographed({ ...flat, light });
    return [picture, corners];
  }
});

describe('what is no photo of paper', () => {
  test('a design that was made on a computer', () => {
    const made = drawn(size, (x, y) => flashInk(x / 600, y / 600) ?? [255, 255, 255]);
    expect(findPaper(made)).toEqual({ isPhotographed: false, corners: null });
  });

  test('a cut-out design', () => {
    const cutOut = drawn(size, (x, y) => [20, 20, 20, flashInk(x / 600, y / 600) ? 255 : 0]);
    expect(findPaper(cutOut).isPhotographed).toBe(false);
  });

  test('skin', () => {
    const skin = drawn(size, (x, y) => {
      const light = 1 - x / 1200 + 0.02 * noiseAt(x, y);
      return [216 * light, 160 * light, 128 * light];
    });
    expect(findPaper(skin).isPhotographed).toBe(false);
  });

  test('one colour', () => {
    for (const value of [0, 128, 255]) {
      expect(findSheet(drawn({ width: 40, height: 30 }, () => [value, value, value]))).toBeUndefined();
    }
  });
});

describe('as a design', () => {
  const { picture, corners } = photographed({ ...flat, noise: 2 });

  test('it is cut to its ink', () => {
    const prepared = prepareDesign(picture, { method: 'paper', enclosed: 'keep', corners });
    expect(prepared.background).toBe('removed');
    const { width, height } = prepared.picture;
    // The drawing reaches from a tenth of the sheet to four fifths, and from a sixth to six sevenths of its height.
    expect(height / width).toBeGreaterThan(1.3);
    expect(height / width).toBeLessThan(1.55);
  });

  test('corners that make no sheet are not used', () => {
    const crossed = [wholeCorners[0], wholeCorners[2], wholeCorners[1], wholeCorners[3]] as const;
    expect(liftedDrawing(picture, crossed).width).toBe(picture.width);
  });

  test('empty paper is shown as it is', () => {
    const empty = drawn(size, (x) => [240 - x / 10, 238 - x / 10, 230 - x / 10]);
    expect(prepareDesign(empty, { method: 'paper', enclosed: 'keep' }).background).toBe('blank');
  });
});
