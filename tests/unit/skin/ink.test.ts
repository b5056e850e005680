import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Picture } from '#engine/pixels/raster.ts';
import { cameraOf } from '#engine/skin/geometry/camera.ts';
import { ageings } from '#engine/skin/ink/ageing.ts';
import { blendInk } from '#engine/skin/ink/blend.ts';
import { designPicture } from '#engine/skin/ink/design-picture.ts';
import { faintInk } from '#engine/skin/ink/faint-ink.ts';
import type { LaidInk } from '#engine/skin/ink/laid-ink.ts';
import { layInk } from '#engine/skin/ink/laid-ink.ts';
import type { LocalPhoto } from '#engine/skin/ink/local-photo.ts';
import { PhotoMatch } from '#engine/skin/ink/photo-match.ts';
import { shareOnSkin } from '#engine/skin/ink/share-on-skin.ts';
import { noiseIn } from '#engine/skin/ink/sharpness.ts';
import { softBlur } from '#engine/skin/ink/soft-blur.ts';
import { inkTextureOf } from '#engine/skin/ink/texture.ts';
import { layDesign } from '#engine/skin/limb/lay-design.ts';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { InkAge, InkLook } from '#engine/skin/scene.ts';
import { drawn, fieldWhere, maskWhere, noiseAt } from './pictures.ts';

const size = { width: 60, height: 40 };
const fresh: InkLook = { ...initialLook, opacity: 1, contrast: 1, age: 'fresh' };
const skinAt = (x: number, y: number) =>
  [190 + 10 * noiseAt(x, y), 130 + 10 * noiseAt(x, y), 100 + x / 3] as const;
const ages = Object.keys(ageings) as InkAge[];

/** Ink over the whole picture but its left ten columns. */
function inkOver(colour: readonly [number, number, number]): LaidInk {
  return {
    box: { left: 0, top: 0, ...size },
    picture: drawn(size, (x) => (x < 10 ? [0, 0, 0, 0] : [...colour, 255])),
  };
}

const looks = fc.record({
  opacity: fc.double({ min: 0.1, max: 1, noNaN: true }),
  contrast: fc.double({ min: 0.5, max: 2, noNaN: true }),
  isBlackAndWhite: fc.boolean(),
  isMultiplied: fc.boolean(),
  age: fc.constantFrom(...ages),
});

describe('ink in the skin', () => {
  test('changes nothing beside the skin or where there is no ink, whatever the look', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const photo = drawn(size, skinAt);
        const before = photo.data.slice();
        blendInk(
          photo,
          inkOver([20, 40, 90]),
          maskWhere(size, (x) => x < 40),
          look,
        );
        for (let y = 0; y < size.height; y++) {
          for (const x of [0, 5, 9, 40, 50, 59]) {
            const at = (y * size.width + x) * 4;
            expect([...photo.data.slice(at, at + 4)]).toEqual([...before.slice(at, at + 4)]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('multiplied, never makes skin brighter and keeps its texture', () => {
    for (const age of ages) {
      const photo = drawn(size, skinAt);
      const before = photo.data.slice();
      blendInk(photo, inkOver([0, 0, 0]), undefined, { ...fresh, age });
      const pairs: [number, number][] = [];
      for (let i = 0; i < before.length; i += 4) {
        expect(photo.data[i]).toBeLessThanOrEqual(before[i] as number);
        if ((i / 4) % size.width >= 10) pairs.push([before[i] as number, photo.data[i] as number]);
      }
      expect(new Set(pairs.map(([, after]) => after)).size).toBeGreaterThan(1);
      expect(correlation(pairs)).toBeGreaterThan(0.85);
    }
  });

  test('white ink multiplied changes nothing, black ink darkens dark skin as well', () => {
    const white = drawn(size, skinAt);
    blendInk(white, inkOver([255, 255, 255]), undefined, fresh);
    expect(white.data).toEqual(drawn(size, skinAt).data);
    const dark = drawn(size, () => [60, 40, 32]);
    blendInk(dark, inkOver([0, 0, 0]), undefined, fresh);
    expect(dark.data[20 * 4]).toBeLessThan(12);
  });

  test('grows paler and greyer with age', () => {
    const of = (age: InkAge): number[] => {
      const photo = drawn(size, () => [200, 160, 140]);
      blendInk(photo, inkOver([200, 20, 20]), undefined, { ...fresh, age });
      return [...photo.data.slice(20 * 4, 20 * 4 + 3)];
    };
    const shown = ages.map(of);
    for (let i = 1; i < shown.length; i++) {
      const [young, old] = [shown[i - 1], shown[i]] as [number[], number[]];
      expect(old[1]).toBeGreaterThan(young[1] as number);
      expect((old[0] as number) - (old[1] as number)).toBeLessThan(
        (young[0] as number) - (young[1] as number),
      );
    }
  });

  test('in black and white takes only light away, by the specified weights', () => {
    const photo = drawn(size, () => [200, 200, 200]);
    blendInk(photo, inkOver([255, 0, 0]), undefined, {
      ...fresh,
      isBlackAndWhite: true,
      isMultiplied: false,
    });
    const grey = Math.round(0.299 * 255);
    for (let c = 0; c < 3; c++)
      expect(Math.abs((photo.data[20 * 4 + c] as number) - grey)).toBeLessThanOrEqual(1);
  });
});

describe('ink that matches its photo', () => {
  const local: LocalPhoto = {
    ...{ blur: 0, grain: 4 },
    darkest: [30, 22, 18],
    brightest: [200, 140, 110],
    white: [220, 220, 220],
  };
  const at = ({ data }: Picture, x: number, y: number) => [
    ...data.slice((y * 60 + x) * 4, (y * 60 + x) * 4 + 3),
  ];

  test('is never blacker than what is seen there, also where solid black takes unevenly', () => {
    const photo = drawn(size, () => [190, 130, 100]);
    blendInk(photo, inkOver([0, 0, 0]), undefined, fresh, { ...local, grain: 0 });
    const reds = Array.from({ length: 40 }, (_, x) => at(photo, 15 + x, 20)[0] as number);
    expect(Math.min(...reds)).toBeGreaterThan(30 * 0.8);
    expect(Math.max(...reds)).toBeLessThan(30 * 1.2);
    expect(new Set(reds).size).toBeGreaterThan(1);
  });

  test('lies under what shines', () => {
    const photo = drawn(size, (x) => (x < 40 ? [190, 130, 100] : [250, 240, 235]));
    blendInk(photo, inkOver([0, 0, 0]), undefined, fresh, { ...local, grain: 0 });
    expect((at(photo, 50, 20)[1] as number) - (at(photo, 20, 20)[1] as number)).toBeGreaterThan(60);
  });

  test('has the grain of the photo, also in black', () => {
    const noisy = drawn(size, (x, y) => {
      const noise = 7 * noiseAt(x, y);
      return [190 + noise, 130 + noise, 100 + noise];
    });
    const grainIn = (picture: Picture) => noiseIn({ ...picture, ...size });
    const clean = { ...noisy, data: noisy.data.slice() };
    const grain = grainIn(noisy);
    blendInk(noisy, inkOver([0, 0, 0]), undefined, fresh, { ...local, grain });
    blendInk(clean, inkOver([0, 0, 0]), undefined, fresh, { ...local, grain: 0 });
    expect(grainIn(noisy)).toBeGreaterThan(0.5 * grain);
    expect(grainIn(noisy)).toBeLessThan(1.2 * grain);
    expect(grainIn(clean)).toBeLessThan(0.3 * grain);
  });

  test('white ink brightens skin of every tone in the light that there is, less so when it is healed', () => {
    for (const tone of [
      [220, 180, 150],
      [150, 100, 75],
      [60, 40, 32],
    ] as const) {
      const [young, old] = (['fresh', '20-years'] as const).map((age) => {
        const photo = drawn(size, () => tone);
        blendInk(photo, inkOver([0, 0, 0]), undefined, { ...fresh, age, isWhiteInk: true }, local);
        return at(photo, 30, 20);
      }) as [number[], number[]];
      expect(young[1]).toBeGreaterThan(old[1] as number);
      expect(old[1]).toBeGreaterThan(tone[1]);
      expect(Math.max(...young)).toBeLessThanOrEqual(220);
    }
  });

  test('what it has to match is measured: a blurred photo is known from a sharp one, its noise, its tones', () => {
    const [wide, tall] = [300, 200];
    const photoOf = (softness: number, noise: number) =>
      drawn({ width: wide, height: tall }, (x, y) => {
        const wave = Math.sin(x / 9) + Math.sin(y / 7);
        const edge = 1 / (1 + Math.exp(-wave / (0.12 * softness)));
        const each = 70 + 110 * edge + noise * noiseAt(x, y);
        return [each, 0.8 * each, 0.7 * each];
      });
    const all = { left: 0, top: 0, width: 1, height: 1 };
    const everywhere = maskWhere({ width: wide, height: tall }, () => true);
    const [sharp, soft, noisy] = [photoOf(0.3, 0), photoOf(3, 0), photoOf(3, 12)].map((photo) =>
      new PhotoMatch(photo, everywhere).at(all),
    ) as [LocalPhoto, LocalPhoto, LocalPhoto];
    expect(sharp.blur).toBeLessThan(0.6);
    expect(soft.blur).toBeGreaterThan(sharp.blur + 0.4);
    expect(soft.grain).toBeLessThan(1);
    // Even noise of ±12 has a deviation of 6.9, of light 5.6.
    expect(noisy.grain).toBeGreaterThan(4);
    expect(noisy.grain).toBeLessThan(7.5);
    expect(sharp.darkest[0]).toBeLessThan(0.2 * 180);
    expect(sharp.brightest[0]).toBeGreaterThan(170);
  });
});

test('on dark skin pale ink is told from what shows', () => {
  const ink = drawn(size, (x) => (x < 30 ? [214, 150, 90, 255] : [10, 10, 10, 255]));
  const after = (skin: readonly [number, number, number]) => {
    const before = drawn(size, () => skin);
    const inked = { ...before, data: before.data.slice() };
    blendInk(inked, { box: { left: 0, top: 0, ...size }, picture: ink }, undefined, {
      ...fresh,
      age: 'healed',
    });
    return faintInk(before, inked, ink, undefined);
  };
  const dark = after([64, 42, 33]);
  expect(dark.share).toBeCloseTo(0.5, 1);
  expect(dark.colours).toEqual(['#d6965a']);
  expect(after([225, 190, 165])).toEqual({ share: 0, colours: [] });
});

describe('laying ink', () => {
  test('is no sharper than a blurred photo', () => {
    const design = drawn({ width: 200, height: 200 }, (x) => [0, 0, 0, x % 20 < 10 ? 255 : 0]);
    const wrap = layDesign({
      placement: { centre: { x: 0.5, y: 0.5 }, width: 0.5, rotationDeg: 0 },
      choice: { shape: 'flat' },
      aspect: 1,
      camera: cameraOf({ width: 1, height: 1 }, undefined),
      skin: undefined,
    });
    const steepest = (blur: number) => {
      const ink = layInk(inkTextureOf(design, 0), undefined, wrap, { width: 400, height: 400 }, () => blur);
      if (!ink) throw new Error('no ink');
      const row = Math.floor(ink.box.height / 2) * ink.box.width;
      let most = 0;
      for (let x = 1; x < ink.box.width; x++) {
        const here = ink.picture.data[(row + x) * 4 + 3] as number;
        most = Math.max(most, Math.abs(here - (ink.picture.data[(row + x - 1) * 4 + 3] as number)));
      }
      return most;
    };
    expect(steepest(1.5)).toBeLessThan(0.7 * steepest(0));
  });

  const camera = cameraOf({ width: 1, height: 1 });
  const square = drawn({ width: 200, height: 200 }, () => [10, 10, 10]);
  const flat = layDesign({
    placement: { centre: { x: 0.5, y: 0.5 }, width: 0.25, rotationDeg: 0 },
    choice: { shape: 'flat' },
    aspect: 1,
    camera,
    skin: undefined,
  });

  const inkAt = (ink: LaidInk | undefined, x: number, y: number): number => {
    if (!ink) return Number.NaN;
    const [px, py] = [x - ink.box.left, y - ink.box.top];
    if (px < 0 || py < 0 || px >= ink.box.width || py >= ink.box.height) return 0;
    return ink.picture.data[(py * ink.box.width + px) * 4 + 3] as number;
  };

  test('covers exactly its place, at any size of the photo', () => {
    for (const side of [100, 400, 1000]) {
      const ink = layInk(inkTextureOf(square, 0), undefined, flat, { width: side, height: side });
      expect(inkAt(ink, side / 2, side / 2)).toBeGreaterThanOrEqual(253);
      expect(inkAt(ink, Math.round(side * 0.36), side / 2)).toBe(0);
      expect(inkAt(ink, Math.round(side * 0.4), side / 2)).toBeGreaterThanOrEqual(253);
    }
  });

  test('spread ink reaches farther and no ink is lost', () => {
    const sumOf = (spread: number): number => {
      const ink = layInk(inkTextureOf(square, spread), undefined, flat, { width: 400, height: 400 });
      return ink?.picture.data.reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0) ?? 0;
    };
    expect(sumOf(0.005) / sumOf(0)).toBeCloseTo(1, 2);
    const spread = layInk(inkTextureOf(square, 0.01), undefined, flat, { width: 400, height: 400 });
    expect(inkAt(spread, 149, 200)).toBeGreaterThan(10);
  });

  test('leaves out what was erased', () => {
    const kept = fieldWhere({ width: 50, height: 50 }, (x) => (x < 25 ? 0 : 1));
    const ink = layInk(inkTextureOf(square, 0), kept, flat, { width: 400, height: 400 });
    expect(inkAt(ink, 170, 200)).toBe(0);
    expect(inkAt(ink, 230, 200)).toBeGreaterThanOrEqual(253);
  });

  test('tells how much of it lies on skin', () => {
    const ink = layInk(inkTextureOf(square, 0), undefined, flat, { width: 400, height: 400 }) as LaidInk;
    const half = maskWhere({ width: 400, height: 400 }, (x) => x < 200);
    expect(shareOnSkin(ink, half)).toBeCloseTo(0.5, 1);
    expect(
      shareOnSkin(
        ink,
        maskWhere({ width: 400, height: 400 }, () => true),
      ),
    ).toBeCloseTo(1, 5);
  });

  test('beside the photo there is no ink', () => {
    const beside = layDesign({
      placement: { centre: { x: 3, y: 3 }, width: 0.2, rotationDeg: 0 },
      choice: { shape: 'flat' },
      aspect: 1,
      camera,
      skin: undefined,
    });
    expect(layInk(inkTextureOf(square, 0), undefined, beside, { width: 100, height: 100 })).toBeUndefined();
  });
});

test('a blur keeps the sum and has the deviation asked for', () => {
  const picture = drawn({ width: 81, height: 81 }, (x, y) =>
    x === 40 && y === 40 ? [255, 0, 0] : [0, 0, 0],
  );
  for (let i = 0; i < picture.data.length; i++) if (picture.data[i] === 255) picture.data[i] = 255;
  const wide: Picture = drawn({ width: 81, height: 81 }, (x, y) =>
    Math.abs(x - 40) < 5 && Math.abs(y - 40) < 5 ? [250, 0, 0] : [0, 0, 0],
  );
  const moment = ({ data }: Picture): { sum: number; variance: number } => {
    let sum = 0;
    let square = 0;
    for (let i = 0; i < 81 * 81; i++) {
      sum += data[i * 4] as number;
      square += (data[i * 4] as number) * ((i % 81) - 40) ** 2;
    }
    return { sum, variance: square / sum };
  };
  const before = moment(wide);
  softBlur(wide, 4);
  const after = moment(wide);
  expect(after.sum / before.sum).toBeCloseTo(1, 1);
  expect(Math.sqrt(after.variance - before.variance)).toBeCloseTo(4, 0);
});

test('a design alone is shown with its look and without what was erased', () => {
  const design = drawn({ width: 40, height: 40 }, () => [200, 30, 30]);
  const kept = fieldWhere({ width: 10, height: 10 }, (x) => (x < 5 ? 0 : 1));
  const shown = designPicture(design, kept, { ...fresh, isBlackAndWhite: true }, 20);
  expect([shown.width, shown.height]).toEqual([20, 20]);
  const at = (x: number): number[] => [...shown.data.slice((10 * 20 + x) * 4, (10 * 20 + x) * 4 + 4)];
  expect(at(2)[3]).toBe(0);
  expect(at(17)[3]).toBe(255);
  expect(at(17)[0]).toBe(at(17)[1]);
});

/** Pearson's. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (k: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length;
  const [ma, mb] = [mean(0), mean(1)];
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (const [a, b] of pairs) {
    ab += (a - ma) * (b - mb);
    aa += (a - ma) ** 2;
    bb += (b - mb) ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}
