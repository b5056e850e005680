import { describe, expect, test } from 'vitest';
import { spreadColumns } from '#ui/pictures/spread-columns.ts';

const heights = (...list: number[]) => list.map((height, place) => ({ place, height }));
const spread = (things: { place: number; height: number }[], columns: number) =>
  spreadColumns(things, columns, ({ height }) => height).map((column) => column.map(({ place }) => place));

describe('things in columns', () => {
  test('go row by row when all are equal', () => {
    expect(spread(heights(1, 1, 1, 1, 1), 3)).toEqual([[0, 3], [1, 4], [2]]);
  });

  test('go to the shortest column', () => {
    expect(spread(heights(3, 1, 1, 1, 1), 2)).toEqual([
      [0, 4],
      [1, 2, 3],
    ]);
  });

  test('stay where they are when more come', () => {
    const all = heights(1.3, 1, 0.7, 1.5, 1, 1, 0.6, 1.2, 1.9, 1);
    const before = spread(all.slice(0, 6), 4);
    const after = spread(all, 4);
    before.forEach((column, position) => {
      expect(after[position]?.slice(0, column.length)).toEqual(column);
    });
  });

  test('leave columns empty rather than out', () => {
    expect(spread(heights(1), 2)).toEqual([[0], []]);
  });
});
