import { describe, expect, test } from 'vitest';
import { changed } from '#features/preview/try-on/change.ts';
import { scaleOf, withScale } from '#features/preview/try-on/placement.ts';
import { stepped, type Timeline, timelineOf } from '#features/preview/try-on/timeline.ts';
import {
  emptyTryOn,
  initialRemoval,
  sceneOf,
  selectedTattoo,
  skinRequestOf,
  type Tattoo,
  type TryOn,
  untouched,
} from '#features/preview/try-on/try-on.ts';

const photo = { id: 'photo', name: 'arm.jpg', width: 4000, height: 3000 };

function tattoo(id: string): Tattoo {
  return { id, pictureId: `picture of ${id}`, name: id, removal: initialRemoval, ...untouched(photo) };
}

const two: TryOn = [tattoo('koi'), tattoo('rose')].reduce<TryOn>(
  (tryOn, each) => changed(tryOn, { type: 'add', tattoo: each }),
  changed(emptyTryOn, { type: 'open-photo', photo }),
);

const resize = (timeline: Timeline, scale: number, gesture?: string): Timeline => {
  const at = selectedTattoo(timeline.present);
  if (!at) throw new Error('nothing is selected');
  const to = { placement: withScale(at.placement, scale) };
  return stepped(timeline, { type: 'change', change: { type: 'alter', id: at.id, to }, gesture });
};
const scale = ({ present }: Timeline) => {
  const tattoo = selectedTattoo(present);
  return tattoo && scaleOf(tattoo.placement);
};

test('what the engine finds is no step to undo', () => {
  const placement = { centre: { x: 0.3, y: 0.3 }, width: 0.2, rotationDeg: 80 };
  const before = resize(timelineOf(two), 0.4);
  const found = stepped(before, {
    type: 'find',
    change: { type: 'land', id: 'koi', placement, isLast: true },
  });
  expect(found.present.tattoos[0]?.placement).toEqual(placement);
  expect(found.past).toBe(before.past);
});

describe('a try-on', () => {
  test('begins with the specified settings', () => {
    const [koi] = two.tattoos;
    expect(koi && scaleOf(koi.placement)).toBeCloseTo(0.1);
    expect(koi?.placement).toMatchObject({ centre: { x: 0.5, y: 0.375 }, rotationDeg: 0 });
    expect(koi?.look).toEqual({
      opacity: 0.8,
      contrast: 1.3,
      isBlackAndWhite: false,
      isMultiplied: true,
      age: 'healed',
    });
  });

  test('lands where skin is found until somebody places it', () => {
    const found = { centre: { x: 0.3, y: 0.3 }, width: 0.2, rotationDeg: 80 };
    const better = { ...found, width: 0.25 };
    const land = (tryOn: TryOn, placement: typeof found, isLast: boolean) =>
      changed(tryOn, { type: 'land', id: 'koi', placement, isLast });
    const first = land(two, found, false);
    expect(first.tattoos[0]?.placement).toEqual(found);
    expect(land(first, better, true).tattoos[0]?.placement).toEqual(better);
    expect(land(land(first, better, true), found, true).tattoos[0]?.placement).toEqual(better);
    const mine = { ...found, width: 0.5 };
    const placed = changed(first, { type: 'alter', id: 'koi', to: { placement: mine } });
    expect(land(placed, better, true).tattoos[0]?.placement).toEqual(mine);
    expect(land(changed(placed, { type: 'reset' }), better, true).tattoos[0]?.placement).toEqual(better);
  });

  test('selects what was added last, and another one when that is removed', () => {
    expect(two.selectedId).toBe('rose');
    expect(changed(two, { type: 'remove', id: 'rose' }).selectedId).toBe('koi');
    expect(changed(two, { type: 'remove', id: 'koi' }).selectedId).toBe('rose');
  });

  test('changes one tattoo and leaves the others as they are', () => {
    const after = changed(two, { type: 'alter', id: 'koi', to: { name: 'carp' } });
    expect(after.tattoos.map(({ name }) => name)).toEqual(['carp', 'rose']);
    expect(after.tattoos[1]).toBe(two.tattoos[1]);
  });

  test('restacks tattoos, and leaves the top one on top', () => {
    const order = (tryOn: TryOn) => sceneOf(tryOn).layers.map(({ designId }) => designId);
    expect(order(changed(two, { type: 'restack', id: 'koi', by: 1 }))).toEqual(['rose', 'koi']);
    expect(order(changed(two, { type: 'restack', id: 'rose', by: 1 }))).toEqual(['koi', 'rose']);
  });

  test('forgets about the skin of the photo before, and keeps the designs in their places', () => {
    const corrected = changed(two, { type: 'tap', tap: { x: 0.1, y: 0.1, isSkin: true } });
    const other = { id: 'other', name: 'leg.jpg', width: 1000, height: 2000 };
    const after = changed(corrected, { type: 'open-photo', photo: other });
    expect(after.taps).toEqual([]);
    expect(after.tattoos[0]?.placement.centre).toEqual({ x: 0.25, y: 0.5 });
  });

  test('keeps where an old tattoo is marked, until it is cleared or another photo is opened', () => {
    const stroke = { isInk: true, points: [{ x: 0.2, y: 0.2 }], diameter: 0.04, hardness: 0.6 };
    const marked = changed(changed(two, { type: 'tap-ink', at: { x: 0.1, y: 0.1 } }), {
      type: 'brush-ink',
      stroke,
    });
    expect(marked.oldInk).toEqual({ taps: [{ x: 0.1, y: 0.1 }], strokes: [stroke] });
    expect(skinRequestOf(marked).oldInk).toBe(marked.oldInk);
    expect(changed(marked, { type: 'forget-ink' })).toEqual(two);
    const other = { ...photo, id: 'other' };
    expect(changed(marked, { type: 'open-photo', photo: other }).oldInk.taps).toEqual([]);
    const taken = stepped(timelineOf(two), {
      type: 'change',
      change: { type: 'tap-ink', at: { x: 0.1, y: 0.1 } },
    });
    expect(stepped(taken, { type: 'undo' }).present.oldInk.taps).toEqual([]);
  });

  test('is reset to its defaults with photo and designs', () => {
    const moved = changed(two, { type: 'alter', id: 'koi', to: { erased: [], wrap: { shape: 'flat' } } });
    expect(changed(moved, { type: 'reset' })).toEqual(two);
  });
});

describe('undo', () => {
  test('takes back one step at a time, and redo brings it again', () => {
    const wide = resize(resize(timelineOf(two), 0.5), 0.9);
    const back = stepped(wide, { type: 'undo' });
    expect(scale(back)).toBeCloseTo(0.5);
    expect(scale(stepped(back, { type: 'undo' }))).toBeCloseTo(0.1);
    expect(scale(stepped(back, { type: 'redo' }))).toBeCloseTo(0.9);
  });

  test('takes one gesture for one step', () => {
    const dragged = [0.2, 0.3, 0.4].reduce((timeline, to) => resize(timeline, to, 'size'), timelineOf(two));
    expect(scale(stepped(dragged, { type: 'undo' }))).toBeCloseTo(0.1);
  });

  test('takes the same gesture made twice for two steps', () => {
    const once = stepped(resize(timelineOf(two), 0.2, 'size'), { type: 'end-gesture' });
    const twice = resize(once, 0.4, 'size');
    expect(scale(stepped(twice, { type: 'undo' }))).toBeCloseTo(0.2);
  });

  test('forgets what was undone once something else is done', () => {
    const back = stepped(resize(timelineOf(two), 0.5), { type: 'undo' });
    const other = resize(back, 0.3);
    expect(stepped(other, { type: 'redo' })).toBe(other);
  });

  test('does not count looking elsewhere', () => {
    const looked = stepped(timelineOf(two), { type: 'select', id: 'koi' });
    expect(stepped(looked, { type: 'undo' })).toBe(looked);
    const flat = stepped(resize(timelineOf(two), 0.5), { type: 'view', mode: '2d' });
    expect(stepped(flat, { type: 'undo' }).present.mode).toBe('2d');
  });

  test('brings back a removed tattoo and a replaced photo', () => {
    const gone = stepped(timelineOf(two), { type: 'change', change: { type: 'remove', id: 'koi' } });
    expect(stepped(gone, { type: 'undo' }).present).toEqual(two);
    const other = { ...photo, id: 'other' };
    const replaced = stepped(timelineOf(two), {
      type: 'change',
      change: { type: 'open-photo', photo: other },
    });
    expect(stepped(replaced, { type: 'undo' }).present.photo?.id).toBe('photo');
  });

  test('keeps a limited past', () => {
    let timeline = timelineOf(two);
    for (let i = 0; i < 300; i++) timeline = resize(timeline, 0.2 + i / 1000);
    expect(timeline.past).toHaveLength(200);
  });
});
