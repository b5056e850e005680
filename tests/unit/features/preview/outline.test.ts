import { expect, test } from 'vitest';
import { cameraOf } from '#engine/skin/geometry/camera.ts';
import { layDesign } from '#engine/skin/limb/lay-design.ts';
import { outlineOf } from '#features/preview/stage/outline.ts';
import { flatView, straight } from '#features/preview/stage/view.ts';

const stage = { width: 800, height: 800 };
const view = flatView(stage, { width: 1, height: 1 }, straight);

function outlineAt(y: number) {
  const wrap = layDesign({
    placement: { centre: { x: 0.5, y }, width: 0.2, rotationDeg: 0 },
    choice: { shape: 'plane' },
    aspect: 1,
    camera: cameraOf({ width: 1, height: 1 }),
    skin: undefined,
  });
  return outlineOf(wrap, view, stage);
}

test('the handle for turning lies above a design, and below one that leaves no room there', () => {
  expect(outlineAt(0.5).turner?.y).toBeLessThan(320);
  expect(outlineAt(0.15).turner?.y).toBeGreaterThan(200);
});

test('the corners are where the design ends', () => {
  const { corners } = outlineAt(0.5);
  expect(corners[0]).toEqual({ x: expect.closeTo(320, 3), y: expect.closeTo(320, 3) });
  expect(corners[2]).toEqual({ x: expect.closeTo(480, 3), y: expect.closeTo(480, 3) });
});
