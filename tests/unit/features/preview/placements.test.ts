import { describe, expect, test } from 'vitest';
import { sheetLayout } from '#features/preview/placements/sheet-layout.ts';
import { tryOnSchema } from '#features/preview/saved/try-on-schema.ts';
import { changed } from '#features/preview/try-on/change.ts';
import { withScale } from '#features/preview/try-on/placement.ts';
import {
  emptyTryOn,
  initialRemoval,
  picturesOf,
  type Tattoo,
  type TryOn,
  untouched,
} from '#features/preview/try-on/try-on.ts';

const photo = { id: crypto.randomUUID(), name: 'arm.jpg', width: 4000, height: 3000 };
const tattoo: Tattoo = {
  id: crypto.randomUUID(),
  pictureId: crypto.randomUUID(),
  name: 'koi',
  removal: initialRemoval,
  ...untouched(photo),
};
const one = changed(changed(emptyTryOn, { type: 'open-photo', photo }), { type: 'add', tattoo });
const resized = (tryOn: TryOn, scale: number): TryOn =>
  changed(tryOn, {
    type: 'alter',
    id: tattoo.id,
    to: { placement: withScale(tattoo.placement, scale) },
  });
const sizes = ({ kept = [] }: TryOn) => kept.map(([first]) => first?.placement.width);

describe('placements that are compared', () => {
  const two = changed(resized(changed(resized(one, 0.2), { type: 'keep' }), 0.4), { type: 'keep' });

  test('are kept as they lay, whatever becomes of the tattoo', () => {
    expect(sizes(resized(two, 0.7))).toEqual([0.2, 0.4]);
    const removed = changed(two, { type: 'remove', id: tattoo.id });
    expect(sizes(removed)).toEqual([0.2, 0.4]);
    expect(picturesOf(removed)).toContain(tattoo.pictureId);
  });

  test('are gone on with, also after the tattoo was removed', () => {
    const back = changed(changed(two, { type: 'remove', id: tattoo.id }), { type: 'take-kept', place: 0 });
    expect(back.tattoos.map(({ placement }) => placement.width)).toEqual([0.2]);
    expect(back.selectedId).toBe(tattoo.id);
    expect(sizes(back)).toEqual([0.2, 0.4]);
  });

  test('are four at most; one that is removed makes room', () => {
    const keep = (tryOn: TryOn) => changed(tryOn, { type: 'keep' });
    const full = keep(keep(keep(two)));
    expect(sizes(full)).toEqual([0.2, 0.4, 0.4, 0.4]);
    expect(sizes(changed(full, { type: 'forget-kept', place: 0 }))).toEqual([0.4, 0.4, 0.4]);
    expect(changed(emptyTryOn, { type: 'keep' })).toBe(emptyTryOn);
  });

  test('are read from a file again', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ] as const;
    const removal = { method: 'paper', enclosed: 'keep', corners } as const;
    const lifted = changed(two, { type: 'alter', id: tattoo.id, to: { removal } });
    expect(tryOnSchema.parse(JSON.parse(JSON.stringify(lifted)))).toEqual(lifted);
    const far = { ...removal, corners: [{ x: 2, y: 0 }, ...corners.slice(1)] };
    const broken = { ...lifted, tattoos: [{ ...tattoo, removal: far }] };
    expect(tryOnSchema.safeParse(broken).success).toBe(false);
  });
});

describe('their sheet', () => {
  test.each([
    [1, { width: 3, height: 4 }, 1],
    [2, { width: 3, height: 4 }, 2],
    [2, { width: 4, height: 3 }, 1],
    [3, { width: 3, height: 4 }, 3],
    [4, { width: 4, height: 3 }, 2],
    [4, { width: 3, height: 4 }, 2],
  ])('of %i photos of %o has %i beside each other, and none over another', (count, shape, columns) => {
    const { width, height, cells } = sheetLayout(count, shape);
    expect(cells).toHaveLength(count);
    expect(new Set(cells.map(({ left }) => left)).size).toBe(columns);
    for (const [i, cell] of cells.entries()) {
      expect(cell.left).toBeGreaterThan(0);
      expect(cell.left + cell.width).toBeLessThan(width);
      expect(cell.top + cell.height).toBeLessThan(height);
      expect(cell.width / cell.height).toBeCloseTo(shape.width / shape.height, 2);
      for (const other of cells.slice(i + 1)) {
        const isBeside = other.left >= cell.left + cell.width || other.top >= cell.top + cell.height;
        expect(isBeside).toBe(true);
      }
    }
  });
});
