import { expect, test } from 'vitest';
import { pageWindow } from '#ui/page-window.ts';

test('a few pages are all shown', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(4, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('of many, the first, the last and the neighbours of the current one', () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 'gap', 9]);
  expect(pageWindow(3, 9)).toEqual([1, 2, 3, 4, 'gap', 9]);
  expect(pageWindow(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
  expect(pageWindow(9, 9)).toEqual([1, 'gap', 8, 9]);
});

test('a page that does not exist has no neighbours', () => {
  expect(pageWindow(40, 9)).toEqual([1, 'gap', 9]);
  expect(pageWindow(1, 0)).toEqual([]);
});
