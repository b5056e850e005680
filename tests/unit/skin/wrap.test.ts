import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameraOf } from '#engine/skin/geometry/camera.ts';
import { cmPerUnit, widthFromCm, widthInCm } from '#engine/skin/geometry/real-size.ts';
import { designPlace, photoPlace, type Wrap } from '#engine/skin/geometry/wrap.ts';
import { flatSheet, sheetAround } from '#engine/skin/limb/bent-sheet.ts';
import { layDesign } from '#engine/skin/limb/lay-design.ts';
import { outlineNear } from '#engine/skin/limb/outline.ts';
import type { WrapChoice } from '#engine/skin/scene.ts';
import { fieldWhere, maskWhere } from './pictures.ts';

const size = { width: 400, height: 300 };
const shape = { width: 1, height: 0.75 };
const camera = cameraOf(shape);

/** A straight band through the middle, at an angle from the x axis. */
function band(angle: number, halfWidth: number) {
  return maskWhere(
    size,
    (x, y) => Math.abs((y - 149.5) * Math.cos(angle) - (x - 199.5) * Math.sin(angle)) < halfWidth,
  );
}

function lay(choice: WrapChoice, mask = band(0, 60), rotationDeg = 0, centre = { x: 0.5, y: 0.375 }) {
  return layDesign({
    placement: { centre, width: 0.2, rotationDeg },
    choice,
    aspect: 1.5,
    camera,
    skin: mask,
  });
}

describe('the sides of a limb', () => {
  test('are found at any angle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        fc.integer({ min: 25, max: 60 }),
        (angle, halfWidth) => {
          const outline = outlineNear(band(angle, halfWidth), { x: 200, y: 150 });
          expect(outline).toBeDefined();
          if (!outline) return;
          const turned = Math.abs(Math.sin(outline.direction - angle));
          expect(turned).toBeLessThan(0.02);
          expect(Math.abs(outline.width - 2 * halfWidth)).toBeLessThan(2);
          expect(outline.trust).toBeGreaterThan(0.5);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('are not made up where skin fills the picture or is missing', () => {
    expect(
      outlineNear(
        maskWhere(size, () => true),
        { x: 200, y: 150 },
      ),
    ).toBeUndefined();
    expect(outlineNear(band(0, 40), { x: 200, y: 20 })).toBeUndefined();
  });

  test('are found where they swell like a calf’s, which is taken to be less round', () => {
    const swelling = (x: number) => 50 + 24 * Math.cos((x - 130) / 45);
    for (const x of [110, 130, 150]) {
      const mask = maskWhere(size, (column, y) => Math.abs(y - 149.5) < swelling(column));
      const outline = outlineNear(mask, { x, y: 150 });
      expect(Math.abs((outline?.width ?? 0) - 2 * swelling(x))).toBeLessThan(12);
      expect(Math.abs(outline?.direction ?? 1)).toBeLessThan(0.15);
      expect(outline?.roundness).toBe(0.7);
    }
    expect(outlineNear(band(0, 60), { x: 200, y: 150 })?.roundness).toBe(1);
  });

  test('are not made up where they fan out like a palm’s, or where a patch is as long as wide', () => {
    const fan = (slope: number) => maskWhere(size, (x, y) => Math.abs(y - 149.5) < 70 + slope * (x - 200));
    expect(outlineNear(fan(0.2), { x: 200, y: 150 })).toBeDefined();
    expect(outlineNear(fan(0.45), { x: 200, y: 150 })).toBeUndefined();
    const patch = (length: number) =>
      maskWhere(size, (x, y) => Math.abs(x - 199.5) < length / 2 && Math.abs(y - 149.5) < 40);
    expect(outlineNear(patch(95), { x: 200, y: 150 })).toBeUndefined();
    expect(outlineNear(patch(200), { x: 200, y: 150 })).toBeDefined();
  });

  test('are not made up of a shoulder, which widens into the chest', () => {
    // A torso with an arm that hangs down from it: the corner between neck and arm is no cylinder.
    const mask = maskWhere(size, (x, y) => {
      const isTorso = x < 270 && y > 60 + Math.max(0, (x - 120) / 6);
      const isArm = (x - 285) ** 2 + Math.max(0, 110 - y) ** 2 < 28 ** 2;
      return (isTorso || isArm) && !(x > 245 && x < 262 && y > 190);
    });
    for (const place of [
      { x: 215, y: 110 },
      { x: 150, y: 130 },
      { x: 90, y: 90 },
    ]) {
      expect(outlineNear(mask, place)).toBeUndefined();
    }
    expect(outlineNear(mask, { x: 286, y: 220 })?.width).toBeLessThan(70);
  });

  test('are not moved by a thumb that sticks out', () => {
    const mask = maskWhere(
      size,
      (x, y) => Math.abs(y - 149.5) < 40 || (x > 230 && x < 250 && y < 150 && y > 70),
    );
    const outline = outlineNear(mask, { x: 200, y: 150 });
    expect(Math.abs((outline?.width ?? 0) - 80)).toBeLessThan(3);
  });
});

describe('a design around a limb', () => {
  test('finds its way from the photo to the design and back', () => {
    const angles = fc.double({ min: -1.4, max: 1.4, noNaN: true });
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(angles, place, place, fc.integer({ min: 0, max: 359 }), (angle, u, v, rotationDeg) => {
        const wrap = lay({ shape: 'limb' }, band(angle, 60), rotationDeg);
        expect(wrap.kind).toBe('limb');
        const seen = photoPlace(wrap, { u, v });
        if (!seen) return;
        const back = designPlace(wrap, seen);
        expect(back?.u).toBeCloseTo(u, 5);
        expect(back?.v).toBeCloseTo(v, 5);
      }),
      { numRuns: 40 },
    );
  });

  test('its middle lies at its place, upright, at its size', () => {
    const wrap = lay({ shape: 'limb' });
    const at = (u: number, v: number) => photoPlace(wrap, { u, v }) ?? { x: Number.NaN, y: Number.NaN };
    expect(at(0.5, 0.5).x).toBeCloseTo(0.5, 6);
    expect(at(0.5, 0.5).y).toBeCloseTo(0.375, 6);
    // A tiny step: to the right goes right, down goes down, at 0.2 photo units per width.
    expect((at(0.51, 0.5).x - at(0.5, 0.5).x) / 0.01).toBeCloseTo(0.2, 2);
    expect(Math.abs(at(0.51, 0.5).y - at(0.5, 0.5).y)).toBeLessThan(1e-4);
    expect(at(0.5, 0.51).y).toBeGreaterThan(at(0.5, 0.5).y);
  });

  test('follows the arc: a cylinder seen from far shows sin(s/r)', () => {
    const far = { focal: 400, centre: { x: 0.5, y: 0.375 } };
    const placement = { centre: { x: 0.5, y: 0.375 }, width: 0.2, rotationDeg: 0 };
    const wrap = layDesign({
      placement,
      choice: { shape: 'limb' },
      aspect: 1,
      camera: far,
      skin: band(0, 60),
    });
    const radius = 60 / 400;
    for (const v of [0, 0.2, 0.4, 0.7, 1]) {
      const y = photoPlace(wrap, { u: 0.5, v })?.y ?? Number.NaN;
      expect(y - 0.375).toBeCloseTo(radius * Math.sin(((v - 0.5) * 0.2) / radius), 3);
    }
  });

  test('shows nothing of what lies on the far side', () => {
    const placement = { centre: { x: 0.5, y: 0.375 }, width: 0.9, rotationDeg: 0 };
    const wrap = layDesign({ placement, choice: { shape: 'limb' }, aspect: 1, camera, skin: band(0, 40) });
    expect(photoPlace(wrap, { u: 0.5, v: 0.02 })).toBeUndefined();
    expect(designPlace(wrap, { x: 0.5, y: 0.05 })).toBeUndefined();
  });

  test('never mirrors: right × down turns the same way in the photo as in the design', () => {
    for (const angle of [-1.5, -0.8, 0, 0.7, 1.5]) {
      for (const tiltDeg of [-20, 0, 20]) {
        const wrap = lay({ shape: 'limb', correction: { tiltDeg } }, band(angle, 60));
        const at = (u: number, v: number) => photoPlace(wrap, { u, v }) ?? { x: Number.NaN, y: Number.NaN };
        const [o, r, d] = [at(0.5, 0.5), at(0.52, 0.5), at(0.5, 0.52)];
        expect((r.x - o.x) * (d.y - o.y) - (r.y - o.y) * (d.x - o.x)).toBeGreaterThan(0);
      }
    }
  });

  test('is corrected by hand', () => {
    const width = (correction: WrapChoice['correction']): number => {
      const wrap = lay({ shape: 'limb', ...(correction && { correction }) }, band(0, 60), 90);
      const [from, to] = [photoPlace(wrap, { u: 0, v: 0.5 }), photoPlace(wrap, { u: 1, v: 0.5 })];
      return Math.abs((to?.y ?? 0) - (from?.y ?? 0));
    };
    // A wider limb curves less, so more of the design is seen straight on.
    expect(width({ width: 2 })).toBeGreaterThan(width(undefined));
    expect(width({ roundness: 0.5 })).toBeGreaterThan(width(undefined));
  });

  test('is moved to the same side whichever way a limb leans', () => {
    for (const angle of [Math.PI / 2 - 0.02, Math.PI / 2 + 0.02]) {
      const wrap = lay({ shape: 'limb', correction: { across: 0.05 } }, band(angle, 60));
      expect(wrap.kind === 'limb' && wrap.outline.middle.x).toBeCloseTo(0.55, 2);
    }
  });
});

test('without a limb the design lies on a plane, and flat it is a plain picture', () => {
  for (const wrap of [
    lay({ shape: 'flat' }, undefined, 30),
    lay(
      { shape: 'limb' },
      maskWhere(size, () => true),
      30,
    ),
  ]) {
    expect(wrap.kind).toBe('plane');
    const at = (u: number, v: number) => photoPlace(wrap, { u, v }) ?? { x: 0, y: 0 };
    const right = { x: at(1, 0).x - at(0, 0).x, y: at(1, 0).y - at(0, 0).y };
    expect(Math.hypot(right.x, right.y)).toBeCloseTo(0.2, 6);
    expect((Math.atan2(right.y, right.x) * 180) / Math.PI).toBeCloseTo(30, 4);
    expect(designPlace(wrap, at(0.3, 0.9))).toEqual({ u: expect.closeTo(0.3), v: expect.closeTo(0.9) });
  }
});

describe('a softly bent sheet', () => {
  /** A round back: how far each place lies from its edge, in photo units. */
  const depth = fieldWhere(size, (x, y) => Math.max(0, 120 - Math.hypot(x - 200, y - 150)) / 400);
  const around = (centre: { x: number; y: number }, rotationDeg = 0, width = 0.15) =>
    layDesign({
      placement: { centre, width, rotationDeg },
      choice: { shape: 'limb' },
      aspect: 1.2,
      camera,
      skin: maskWhere(size, () => true),
      depth,
    });

  test('finds its way from the photo to the design and back, and never mirrors', () => {
    const side = fc.double({ min: -0.18, max: 0.18, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, fc.integer({ min: 0, max: 359 }), (x, y, u, v, rotationDeg) => {
        const wrap = around({ x: 0.5 + x, y: 0.375 + y }, rotationDeg);
        const seen = photoPlace(wrap, { u, v });
        const back = seen && designPlace(wrap, seen);
        if (!seen || !back) return;
        expect(back.u).toBeCloseTo(u, 3);
        expect(back.v).toBeCloseTo(v, 3);
        const at = (across: number, down: number) =>
          photoPlace(wrap, { u: 0.5 + across, v: 0.5 + down }) ?? { x: Number.NaN, y: Number.NaN };
        const [o, r, d] = [at(0, 0), at(0.02, 0), at(0, 0.02)];
        expect((r.x - o.x) * (d.y - o.y) - (r.y - o.y) * (d.x - o.x)).toBeGreaterThan(0);
      }),
      {
        numRuns: 60,
        // Steep and bent at once: its corner turns its back.
        examples: [[-0.1053571428571429, -0.17892857142857144, 0, 0, 0]],
      },
    );
  });

  test('lies flat in the middle, and turns away towards the edge', () => {
    const wide = (wrap: Wrap) =>
      (photoPlace(wrap, { u: 1, v: 0.5 })?.x ?? 0) - (photoPlace(wrap, { u: 0, v: 0.5 })?.x ?? 0);
    const middle = wide(around({ x: 0.5, y: 0.375 }));
    const aside = wide(around({ x: 0.68, y: 0.375 }));
    expect(middle).toBeGreaterThan(0.13);
    expect(middle).toBeLessThan(0.15);
    expect(aside).toBeLessThan(0.95 * middle);
    expect(around({ x: 0.68, y: 0.375 }, 20).patch.width).toBeCloseTo(0.15 / camera.focal);
  });

  test('is flat where skin fills the picture', () => {
    const endless = fieldWhere(size, () => 1e4);
    expect(sheetAround(endless, { x: 0.5, y: 0.4 }, 0.1)).toEqual(flatSheet);
  });
});

test('a mirrored design runs to the left', () => {
  const placement = { centre: { x: 0.5, y: 0.375 }, width: 0.2, rotationDeg: 0, isMirrored: true };
  const wrap = layDesign({ placement, choice: { shape: 'plane' }, aspect: 1, camera, skin: undefined });
  expect(photoPlace(wrap, { u: 1, v: 0.5 })?.x).toBeCloseTo(0.4, 6);
});

test('a bank card tells the size in cm', () => {
  const ruler = { from: { x: 0.1, y: 0.1 }, to: { x: 0.1, y: 0.314 }, lengthCm: 8.56 };
  expect(cmPerUnit(ruler)).toBeCloseTo(40, 6);
  expect(widthInCm(0.1, ruler)).toBeCloseTo(4, 6);
  expect(widthFromCm(4, ruler)).toBeCloseTo(0.1, 6);
  expect(cmPerUnit({ ...ruler, to: ruler.from })).toBeUndefined();
});
