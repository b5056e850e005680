import { describe, expect, test } from 'vitest';
import { wholeWindow } from '#engine/pixels/window.ts';
import { betterPlacement, mostTries } from '#engine/skin/cover/better-placement.ts';
import { coveredShare, uncovered } from '#engine/skin/cover/coverage.ts';
import { mostInk } from '#engine/skin/cover/find-ink.ts';
import { inkMapOf } from '#engine/skin/cover/ink-map.ts';
import { laidDarkness } from '#engine/skin/cover/laid-darkness.ts';
import { middleOf, OldInk } from '#engine/skin/cover/old-ink.ts';
import { showingParts } from '#engine/skin/cover/showing-parts.ts';
import { blendInk } from '#engine/skin/ink/blend.ts';
import { PhotoMatch } from '#engine/skin/ink/photo-match.ts';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { InkLook, OldInkMarks, Placement } from '#engine/skin/scene.ts';
import { drawn, f1, fieldWhere, maskWhere, noiseAt, type Rgb } from './pictures.ts';

const size = { width: 320, height: 240 };
const shape = { width: 1, height: 0.75 };
const tones = { light: [224, 178, 150], brown: [141, 96, 70], dark: [74, 50, 40] } as const;
/** An arm from side to side, brighter above than below. */
const isArm = (_x: number, y: number): boolean => Math.abs(y - 120) < 80;
/** Two bars that belong together, with bare skin between them. */
const isInk = (x: number, y: number): boolean =>
  x >= 130 && x < 190 && ((y >= 90 && y < 110) || (y >= 114 && y < 134));

/** @param dark share of the skin's light that the old ink takes */
function inkedArm(tone: Rgb, dark: number) {
  const lightAt = (x: number, y: number): number => 1.1 - 0.5 * ((y - 40) / 160) ** 2 + 0.1 * (x / 320);
  return drawn(size, (x, y) => {
    if (!isArm(x, y)) return [90, 110, 130];
    const light = (lightAt(x, y) + 0.02 * noiseAt(x, y)) * (isInk(x, y) ? 1 - dark : 1);
    return [tone[0] * light, tone[1] * light, tone[2] * light];
  });
}

const arm = maskWhere(size, isArm);
const truth = maskWhere(size, isInk);
const tapped: OldInkMarks = { taps: [{ x: 160 / 320, y: 100 / 320 }], strokes: [] };
const inkOf = (darkness: { data: Float32Array }): Uint8Array =>
  Uint8Array.from(darkness.data, (each) => (each > 0.2 ? 255 : 0));

describe('old ink', () => {
  for (const [name, tone] of Object.entries(tones)) {
    test(`is found from one tap on ${name} skin, as dark as it is, whatever the light`, () => {
      const picture = inkedArm(tone, 0.5);
      const old = new OldInk(picture, arm, tapped, shape);
      expect(old.marked.missed).toBe(0);
      const darkness = old.darkness(picture);
      expect(f1(inkOf(darkness), truth.data)).toBeGreaterThan(0.95);
      const inside = darkness.data.filter((_, i) => truth.data[i] === 255);
      expect(inside.reduce((sum, each) => sum + each, 0) / inside.length).toBeCloseTo(0.5, 1);
      expect(Math.max(...darkness.data.filter((_, i) => isBareBeside(i)))).toBeLessThan(0.1);
    });
  }

  test('is found without a tap, once', () => {
    const picture = inkedArm(tones.brown, 0.5);
    const map = inkMapOf(picture, arm);
    const place = mostInk(map, new Uint8Array(map.data.length));
    expect(place && isInk(place.x * 320, place.y * 320)).toBe(true);
    const old = new OldInk(picture, arm, { taps: place ? [place] : [], strokes: [] }, shape);
    expect(f1(inkOf(old.darkness(picture)), truth.data)).toBeGreaterThan(0.95);
    expect(old.marked.next).toBeUndefined();
  });

  test('lies where the mask has a hole: dark ink is often taken for none of the skin', () => {
    const picture = inkedArm(tones.light, 0.8);
    const holed = maskWhere(size, (x, y) => isArm(x, y) && !isInk(x, y));
    const old = new OldInk(picture, holed, tapped, shape);
    expect(f1(inkOf(old.darkness(picture)), truth.data)).toBeGreaterThan(0.95);
  });

  test('a tap on bare skin, or beside the skin, finds none', () => {
    const picture = inkedArm(tones.light, 0.5);
    const taps = [
      { x: 60 / 320, y: 120 / 320 },
      { x: 160 / 320, y: 10 / 320 },
    ];
    const { marked } = new OldInk(picture, arm, { taps, strokes: [] }, shape);
    expect(marked.missed).toBe(2);
    expect(marked.share).toBe(0);
  });

  test('a brush over it marks the ink and no skin between; wiped away it is gone', () => {
    const picture = inkedArm(tones.brown, 0.5);
    const stroke = {
      isInk: true,
      points: [
        { x: 110 / 320, y: 110 / 320 },
        { x: 210 / 320, y: 110 / 320 },
      ],
      diameter: 70 / 320,
      hardness: 0.6,
    };
    const painted = new OldInk(picture, arm, { taps: [], strokes: [stroke] }, shape);
    expect(f1(inkOf(painted.darkness(picture)), truth.data)).toBeGreaterThan(0.95);
    const wiped = { taps: [], strokes: [stroke, { ...stroke, isInk: false, diameter: 0.5, hardness: 1 }] };
    expect(new OldInk(picture, arm, wiped, shape).marked.share).toBe(0);
  });
});

/** Well within the arm, and a few pixels away from the ink. */
function isBareBeside(i: number): boolean {
  const [x, y] = [i % 320, Math.floor(i / 320)];
  return Math.abs(y - 120) < 70 && !isInk(x, y) && (x < 126 || x > 194 || y < 86 || y > 138);
}

describe('coverage', () => {
  const old = fieldWhere(size, (x, y) => (isInk(x, y) ? 0.5 : 0));

  test('is the share of old ink under what is as dark', () => {
    expect(
      coveredShare(
        old,
        fieldWhere(size, () => 0.6),
      ),
    ).toBe(1);
    expect(
      coveredShare(
        old,
        fieldWhere(size, () => 0.3),
      ),
    ).toBe(0);
    expect(
      coveredShare(
        old,
        fieldWhere(size, (x) => (x < 145 ? 0.6 : 0)),
      ),
    ).toBeCloseTo(0.25);
  });

  test('counts a place by how dark it is', () => {
    const uneven = fieldWhere(size, (x, y) => (isInk(x, y) ? (x < 160 ? 0.75 : 0.25) : 0));
    expect(
      coveredShare(
        uneven,
        fieldWhere(size, (x) => (x < 160 ? 0.8 : 0)),
      ),
    ).toBeCloseTo(0.75);
  });

  test('names the parts that show, and whether the design lies over them', () => {
    const ink = fieldWhere(size, (x, y) => (x >= 150 || y >= 112 ? 0.6 : 0.1));
    const parts = showingParts(old, uncovered(old, ink), ({ x }) => x * 320 > 120);
    expect(parts.map(({ row, column }) => [row, column])).toContainEqual([0, 0]);
    expect(parts.some(({ column, row }) => column === 2 || row === 2)).toBe(false);
    expect(parts.every(({ isUnderDesign }) => isUnderDesign)).toBe(true);
    expect(showingParts(old, uncovered(old, ink), () => false)[0]?.isUnderDesign).toBe(false);
  });

  test('of black ink is better fresh than healed, and white ink and what shines like a sticker hide nothing', () => {
    const box = { left: 0, top: 0, ...size };
    const darkOf = (colour: Rgb, look: Partial<InkLook>, age: InkLook['age']): number => {
      const ink = { box, picture: drawn(size, () => [...colour, 255]) };
      const looks = { ...initialLook, opacity: 1, contrast: 1, ...look };
      return laidDarkness([{ ink, look: looks }], size, tones.brown, age).data[0] as number;
    };
    const [fresh, healed, old20] = (['fresh', 'healed', '20-years'] as const).map((age) =>
      darkOf([0, 0, 0], {}, age),
    ) as [number, number, number];
    expect(fresh).toBeGreaterThan(healed);
    expect(healed).toBeGreaterThan(old20);
    expect(darkOf([0, 0, 0], { isWhiteInk: true }, 'fresh')).toBe(0);
    expect(darkOf([255, 255, 255], { isMultiplied: false }, 'fresh')).toBe(0);
    expect(darkOf([0, 0, 0], { opacity: 0.5 }, 'fresh')).toBeLessThan(0.5);
  });
});

describe('what lies over old ink', () => {
  const patch = { width: 200, height: 100 };
  const look: InkLook = { ...initialLook, opacity: 1, contrast: 1, age: 'healed' };
  const photo = drawn(patch, (x) => (x < 120 ? [200, 160, 140] : [100, 80, 70]));
  const bareSkin = maskWhere(patch, (x) => x < 120);
  const local = { ...new PhotoMatch(photo, bareSkin).at(wholeWindow), grain: 0 };
  /** Light of bare skin and of old ink, half as bright, under ink of that colour. */
  const under = (colour: Rgb, alpha: number): { bare: number; old: number } => {
    const inked = { ...photo, data: photo.data.slice() };
    const ink = drawn(patch, () => [colour[0], colour[1], colour[2], alpha]);
    blendInk(inked, { box: { left: 0, top: 0, ...patch }, picture: ink }, undefined, look, local);
    return { bare: inked.data[50 * 4] as number, old: inked.data[150 * 4] as number };
  };

  test('lets it come through as it is where nothing is drawn, and as a shade where the ink is pale', () => {
    expect(under([0, 0, 0], 0)).toEqual({ bare: 200, old: 100 });
    const pale = under([210, 210, 210], 255);
    expect(pale.old / pale.bare).toBeCloseTo(0.5, 1);
  });

  test('hides it where the ink is as dark: nobody tells solid black over it from solid black beside it', () => {
    const black = under([0, 0, 0], 255);
    expect((black.bare - black.old) / 200).toBeLessThan(0.05);
  });
});

describe('a better placement', () => {
  const old = fieldWhere(size, (x, y) => (isInk(x, y) ? 0.5 : 0));
  const middle = middleOf(old) ?? { x: 0, y: 0 };
  const present: Placement = { centre: { x: 0.42, y: 0.3 }, width: 0.16, rotationDeg: 350 };
  /** A black square as it would hide the bars. */
  const squareOver = ({ centre, width, rotationDeg }: Placement): number => {
    const [cos, sin] = [Math.cos((rotationDeg * Math.PI) / 180), Math.sin((rotationDeg * Math.PI) / 180)];
    const half = (width * 320) / 2;
    const ink = fieldWhere(size, (x, y) => {
      const [across, down] = [x - centre.x * 320, y - centre.y * 320];
      const isIn = Math.abs(across * cos + down * sin) < half && Math.abs(down * cos - across * sin) < half;
      return isIn ? 0.9 : 0;
    });
    return coveredShare(old, ink);
  };

  test('hides more, near the present one, after few tries', () => {
    let tries = 0;
    const found = betterPlacement(present, middle, shape, (placement) => {
      tries++;
      return { covered: squareOver(placement), onSkin: 1 };
    });
    expect(tries).toBeLessThanOrEqual(mostTries);
    expect(squareOver(present)).toBeLessThan(0.6);
    expect(squareOver(found)).toBeGreaterThan(0.95);
    expect(found.width).toBeLessThan(2 * present.width);
  });

  test('is never worse than the present one, wherever that lies', () => {
    for (let i = 0; i < 12; i++) {
      const start = {
        centre: { x: 0.5 + 0.5 * noiseAt(i, 1), y: 0.375 + 0.375 * noiseAt(i, 2) },
        width: 0.2 + 0.15 * noiseAt(i, 3),
        rotationDeg: 180 + 180 * noiseAt(i, 4),
      };
      const found = betterPlacement(start, middle, shape, (placement) => ({
        covered: squareOver(placement),
        onSkin: placement.centre.x < 0.6 ? 1 : 0.4,
      }));
      expect(squareOver(found)).toBeGreaterThanOrEqual(squareOver(start));
    }
  });

  test('stays where it is when everything is hidden', () => {
    const all = { ...present, centre: middle, width: 0.4 };
    expect(betterPlacement(all, middle, shape, (each) => ({ covered: squareOver(each), onSkin: 1 }))).toBe(
      all,
    );
  });
});
