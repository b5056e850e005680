import { describe, expect, test } from 'vitest';
import { ideas as en } from '#contract/ideas/en.ts';
import { pickPrompts } from '#features/generate/ideas/ideas.ts';

describe('picking ideas', () => {
  test('avoids those that are shown', () => {
    const shown = en.slice(0, 6);
    const picked = pickPrompts(en, 6, shown);
    expect(picked).toHaveLength(6);
    expect(picked.filter((idea) => shown.includes(idea))).toEqual([]);
  });

  test('falls back on those that are shown when there are too few others', () => {
    expect(pickPrompts(['a', 'b'], 2, ['a', 'b']).toSorted()).toEqual(['a', 'b']);
  });
});
