import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameraOf } from '#engine/skin/geometry/camera.ts';
import { layDesign } from '#engine/skin/limb/lay-design.ts';
import type { WrapCorrection } from '#engine/skin/scene.ts';
import {
  bulgedBy,
  type HeldFit,
  ledAround,
  sideMovedBy,
  turnedBy,
} from '#features/preview/stage/fit/corrections.ts';
import { fitFrameOf, halfWidthOf, placeIn, seenFrom } from '#features/preview/stage/fit/fit-frame.ts';
import { maskWhere } from '../../skin/pictures.ts';

const centre = { x: 0.5, y: 0.375 };

/** A band of 120 of 400 pixels through the photo's middle, at an angle from the x axis. */
function held(angle: number, correction: WrapCorrection = {}): HeldFit {
  const skin = maskWhere(
    { width: 400, height: 300 },
    (x, y) => Math.abs((y - 149.5) * Math.cos(angle) - (x - 199.5) * Math.sin(angle)) < 60,
  );
  const wrap = layDesign({
    placement: { centre, width: 0.1, rotationDeg: 0 },
    choice: { shape: 'limb', correction },
    aspect: 1,
    camera: cameraOf({ width: 1, height: 0.75 }),
    skin,
  });
  expect(wrap.kind).toBe('limb');
  return { correction, frame: fitFrameOf(wrap, centre, correction) };
}

describe('the frame of a fit', () => {
  test('lies where the limb is seen', () => {
    const { frame } = held(0);
    expect(frame.along).toEqual({ x: expect.closeTo(1, 2), y: expect.closeTo(0, 2) });
    expect(halfWidthOf(frame)).toBeCloseTo(0.15, 2);
    expect(frame.sides?.map(({ y }) => y)).toEqual([expect.closeTo(0.225, 2), expect.closeTo(0.525, 2)]);
  });

  test('keeps its ends in their places however the limb is turned', () => {
    fc.assert(
      fc.property(fc.integer({ min: -45, max: 45 }), fc.constantFrom(0, 1.5, -1.5), (axisDeg, angle) => {
        const [before, after] = [held(angle).frame, held(angle, { axisDeg }).frame];
        const turned = Math.atan2(
          before.along.x * after.along.y - before.along.y * after.along.x,
          before.along.x * after.along.x + before.along.y * after.along.y,
        );
        expect((turned * 180) / Math.PI).toBeCloseTo(axisDeg, 3);
      }),
      { numRuns: 20 },
    );
  });

  test('tells a place by how far it lies along and across', () => {
    const { frame } = held(0.6);
    const { up, aside } = seenFrom(frame, placeIn(frame, 0.3, -0.1));
    expect([up, aside]).toEqual([expect.closeTo(0.3, 6), expect.closeTo(-0.1, 6)]);
  });
});

describe('a handle of the fit', () => {
  test('at the end turns the limb by the angle it is led', () => {
    const fit = held(0);
    const to = placeIn(fit.frame, Math.cos(0.3), Math.sin(0.3));
    expect(ledAround(fit, placeIn(fit.frame, 1, 0), to).axisDeg).toBeCloseTo(17.2, 1);
    expect(turnedBy(fit, 100).axisDeg).toBe(45);
  });

  test.each([-0.9, 0, 0.5, 1.55])('at a side moves that side and leaves the other, at %d rad', (angle) => {
    for (const side of [-1, 1] as const) {
      for (const outward of [-0.04, 0.05]) {
        for (const axisDeg of [0, 20]) {
          const fit = held(angle, { axisDeg });
          const after = held(angle, sideMovedBy(fit, side, outward)).frame;
          const moved = (place: 0 | 1) =>
            seenFrom(fit.frame, after.sides?.[place] ?? centre).aside -
            seenFrom(fit.frame, fit.frame.sides?.[place] ?? centre).aside;
          const [held0, pulled] = side === -1 ? [moved(1), moved(0)] : [moved(0), moved(1)];
          expect(held0).toBeCloseTo(0, 2);
          expect(pulled).toBeCloseTo(side * outward, 2);
        }
      }
    }
  });

  test('in front makes the limb rounder, within bounds', () => {
    const fit = held(0);
    expect(bulgedBy(fit, -0.5 * halfWidthOf(fit.frame)).roundness).toBeCloseTo(0.5, 6);
    expect(bulgedBy(fit, 1).roundness).toBe(1.2);
  });
});
