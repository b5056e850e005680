import { describe, expect, test } from 'vitest';
import { maxPromptLength } from '#contract/generation.ts';
import { ideas as en } from '#contract/ideas/en.ts';
import { ideas as ja } from '#contract/ideas/ja.ts';
import { ideas as zh } from '#contract/ideas/zh.ts';
import { pickIdeas } from '#features/generate/ideas/ideas.ts';

test.each([
  ['en', en],
  ['zh', zh],
  ['ja', ja],
])('there are sixty different ideas in %s', (_language, ideas) => {
  expect(new Set(ideas).size).toBe(60);
  for (const idea of ideas) expect(idea.length).toBeLessThan(maxPromptLength);
});

describe('picking ideas', () => {
  test('avoids those that are shown', () => {
    const shown = en.slice(0, 6);
    const picked = pickIdeas(en, 6, shown);
    expect(picked).toHaveLength(6);
    expect(picked.filter((idea) => shown.includes(idea))).toEqual([]);
  });

  test('falls back on those that are shown when there are too few others', () => {
    expect(pickIdeas(['a', 'b'], 2, ['a', 'b']).toSorted()).toEqual(['a', 'b']);
  });
});
