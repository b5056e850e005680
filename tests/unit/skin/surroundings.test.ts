import { expect, test } from 'vitest';
import type { Mask } from '#engine/pixels/raster.ts';
import { cameraOf } from '#engine/skin/geometry/camera.ts';
import { photoPlace } from '#engine/skin/geometry/wrap.ts';
import { layDesign } from '#engine/skin/limb/lay-design.ts';
import { outlineNear } from '#engine/skin/limb/outline.ts';
import { surroundingsOf, tiltShare } from '#engine/skin/limb/surroundings.ts';
import { drawn, maskWhere, noiseAt } from './pictures.ts';

const size = { width: 400, height: 400 };
/** Both sides of the limb meet here, in pixels. */
const vanishing = { x: 200, y: -900 };
const skin = maskWhere(size, (x, y) => Math.abs(x - 200) < 0.045 * (y - vanishing.y));

/** Smooth boards on both sides of the limb, `lineAt` telling which board a place is on. */
function evidence(lineAt: (x: number, y: number) => number): number {
  const picture = drawn(size, (x, y) => {
    const grey = 120 + 40 * Math.sin(Math.PI * lineAt(x, y)) + 3 * noiseAt(x, y);
    return [grey, grey, grey];
  });
  const outline = outlineNear(skin, { x: 200, y: 200 });
  if (!outline) throw new Error('no outline');
  const inUnits = ({ x, y }: { x: number; y: number }) => ({ x: x / 400, y: y / 400 });
  return tiltShare(surroundingsOf(picture, skin), {
    ...outline,
    left: [inUnits(outline.left[0]), inUnits(outline.left[1])],
    right: [inUnits(outline.right[0]), inUnits(outline.right[1])],
    middle: inUnits(outline.middle),
  });
}

test('boards that run to the same vanishing point tell of a tilted view', () => {
  expect(evidence((x, y) => 1000 + (30 * (x - vanishing.x)) / (y - vanishing.y) / 0.8)).toBe(1);
});

test('parallel boards, boards across, grain and nothing tell of none', () => {
  expect(evidence((x) => 1000 + x / 37)).toBe(0);
  expect(evidence((_, y) => 1000 + y / 37)).toBe(0);
  expect(evidence((x, y) => 1000 + noiseAt(x, y))).toBe(0);
  expect(evidence(() => 0)).toBe(0);
});

test('a limb that tapers lies parallel to the picture: up and down are as long', () => {
  const camera = cameraOf({ width: 1, height: 1 });
  const reach = (mask: Mask, surroundings?: Float32Array<ArrayBuffer>): number => {
    const placement = { centre: { x: 0.5, y: 0.5 }, width: 0.1, rotationDeg: 0 };
    const wrap = layDesign({
      placement,
      choice: { shape: 'limb' },
      aspect: 4,
      camera,
      skin: mask,
      surroundings,
    });
    expect(wrap.kind).toBe('limb');
    const at = (v: number): number => photoPlace(wrap, { u: 0.5, v })?.y ?? Number.NaN;
    return (at(1) - 0.5) / (0.5 - at(0));
  };
  expect(reach(skin)).toBeCloseTo(1, 1);
  const boards = drawn(size, (x, y) => {
    const grey = 120 + 40 * Math.sin((Math.PI * 30 * (x - vanishing.x)) / (y - vanishing.y) / 0.8);
    return [grey, grey, grey];
  });
  // Tilted, the end that is nearer looks longer.
  expect(reach(skin, surroundingsOf(boards, skin))).toBeGreaterThan(1.05);
});
