import { describe, expect, test } from 'vitest';
import { ideasIn } from '#contract/idea.ts';
import { languages } from '#contract/language.ts';
import { samplesIn } from '#contract/sample.ts';
import { sampleCategories } from '#contract/sample-category.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** What an engine that is on its own would leave out of these prompts. */
function leftOut(prompts: readonly string[]): string[] {
  return prompts.filter((prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    return subjects.length === 0 || ignored.length > 0;
  });
}

describe.each(languages)('in %s', (language) => {
  test('there are two hundred different ideas, and all of them can be drawn', async () => {
    const ideas = (await ideasIn(language)).map(({ prompt }) => prompt);
    expect(new Set(ideas).size).toBe(200);
    expect(leftOut(ideas)).toEqual([]);
  });

  test('there are ten samples in each category, and all of them can be drawn', async () => {
    for (const category of sampleCategories) {
      const prompts = (await samplesIn(language, category)).map(({ prompt }) => prompt);
      expect(new Set(prompts).size).toBe(10);
      expect(leftOut(prompts)).toEqual([]);
    }
    expect(await samplesIn(language)).toHaveLength(50);
  });
});
