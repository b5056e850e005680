import { expect, test } from 'vitest';
import { dragged, type Held, led, pinched, pulled } from '#features/preview/stage/gestures.ts';
import { flatView, pinchedLook, straight, zoomedAt } from '#features/preview/stage/view.ts';
import { startPlacement } from '#features/preview/try-on/placement.ts';

const photo = { width: 4000, height: 3000 };
const stage = { width: 800, height: 600 };
const view = flatView(stage, { width: 1, height: 0.75 }, straight);
const held: Held = { placement: startPlacement(photo), view, photo };

test('a photo fills a stage of its shape, and loses no more than narrow margins in another', () => {
  expect(view.unit).toBe(800);
  expect(view.toScreen({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(view.toPhoto({ x: 400, y: 300 })).toEqual({ x: 0.5, y: 0.375 });
  expect(flatView({ width: 800, height: 640 }, { width: 1, height: 0.75 }, straight).unit).toBeCloseTo(
    853.3,
    1,
  );
  expect(flatView({ width: 400, height: 900 }, { width: 1, height: 0.75 }, straight).unit).toBe(480);
});

test('a dragged tattoo stays under the finger', () => {
  const { centre } = dragged(held, { x: 400, y: 300 }, { x: 480, y: 260 });
  expect(centre.x).toBeCloseTo(0.6);
  expect(centre.y).toBeCloseTo(0.325);
});

test('a pulled corner makes it larger, a led handle turns it', () => {
  expect(pulled(held, { x: 440, y: 300 }, { x: 480, y: 300 }).width).toBeCloseTo(held.placement.width * 2);
  expect(led(held, { x: 400, y: 200 }, { x: 450, y: 213 }).rotationDeg).toBeCloseTo(29.9, 0);
  expect(led(held, { x: 400, y: 200 }, { x: 500, y: 302 }).rotationDeg).toBe(90);
});

test('two fingers do all at once', () => {
  const from = [
    { x: 380, y: 400 },
    { x: 420, y: 400 },
  ] as const;
  const to = [
    { x: 440, y: 360 },
    { x: 440, y: 440 },
  ] as const;
  const after = pinched(held, from, to);
  expect(after.width).toBeCloseTo(held.placement.width * 2);
  expect(after.centre.x).toBeCloseTo(0.55);
  expect(after.rotationDeg).toBe(84);
});

test('zooming keeps what lies under the pointer where it is', () => {
  const at = { x: 600, y: 300 };
  const closer = flatView(stage, { width: 1, height: 0.75 }, zoomedAt(straight, 2, at, stage));
  const before = view.toPhoto(at);
  expect(closer.toPhoto(at).x).toBeCloseTo(before.x);
  expect(closer.toPhoto(at).y).toBeCloseTo(before.y);
});

test('two fingers beside a tattoo bring the photo closer, and it goes along with them', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const to = [
    { x: 80, y: 150 },
    { x: 280, y: 150 },
  ] as const;
  const under = view.toPhoto({ x: 150, y: 100 });
  const look = pinchedLook(straight, from, to, stage);
  expect(look.zoom).toBeCloseTo(2);
  const seen = flatView(stage, { width: 1, height: 0.75 }, look).toScreen(under);
  expect(seen).toEqual({ x: expect.closeTo(180), y: expect.closeTo(150) });
});
