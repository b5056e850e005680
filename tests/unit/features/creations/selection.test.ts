import { expect, test } from 'vitest';
import {
  emptySelection,
  stillThere,
  toggled,
  withAll,
  withRange,
} from '#features/creations/selection/selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

test('one more is chosen, and no longer', () => {
  const one = toggled(emptySelection, 'b');
  expect([...one.ids]).toEqual(['b']);
  expect([...toggled(one, 'b').ids]).toEqual([]);
});

test('a range goes from the last one that was pressed, either way', () => {
  const one = toggled(toggled(emptySelection, 'a'), 'c');
  expect([...withRange(one, 'e', order).ids].sort()).toEqual(['a', 'c', 'd', 'e']);
  expect([...withRange(one, 'b', order).ids].sort()).toEqual(['a', 'b', 'c']);
});

test('a range goes on from where it began', () => {
  const range = withRange(toggled(emptySelection, 'b'), 'c', order);
  expect([...withRange(range, 'd', order).ids].sort()).toEqual(['b', 'c', 'd']);
});

test('a range from nowhere is the one that was pressed', () => {
  expect(withRange(emptySelection, 'c', order)).toEqual({ ids: new Set(['c']), anchor: 'c' });
  const gone = { ids: new Set(['a']), anchor: 'gone' };
  expect([...withRange(gone, 'c', order).ids]).toEqual(['a', 'c']);
});

test('what is gone from the list is no longer chosen', () => {
  const all = withAll(emptySelection, order);
  expect([...stillThere(all, ['b', 'd']).ids]).toEqual(['b', 'd']);
  expect(stillThere(all, order)).toBe(all);
});
