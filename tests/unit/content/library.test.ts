import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { categories } from '#server/content/categories.ts';
import { readDrawings, requestDigest } from '#server/content/drawings.ts';
import { previewFolder, previewNames } from '#server/content/preview.ts';
import { tags } from '#server/content/tags.ts';

const designs = categories.flatMap((category) => category.designs);
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

test('there are at least 24 categories, and every slug is a name of its own', () => {
  expect(categories.length).toBeGreaterThanOrEqual(24);
  for (const slugs of [categories.map(({ slug }) => slug), designs.map(({ slug }) => slug)]) {
    expect(slugs.filter((slug) => !slugPattern.test(slug))).toEqual([]);
    expect(slugs).toEqual([...new Set(slugs)]);
  }
});

describe.each(categories.map((category) => [category.slug, category] as const))('%s', (_, category) => {
  test('has twenty designs, six to ten tags, and texts in every language', () => {
    expect(category.designs).toHaveLength(20);
    const used = new Set(category.designs.flatMap((design) => design.tags));
    expect(used.size).toBeGreaterThanOrEqual(6);
    expect(used.size).toBeLessThanOrEqual(10);
    const texts = [
      ...[category.name, category.intro, ...[...used].map((tag) => tags[tag])],
      ...category.designs.flatMap(({ title, prompt }) => [title, prompt]),
    ];
    for (const language of languages) expect(texts.filter((text) => !text[language].trim())).toEqual([]);
    expect(category.designs.filter((design) => design.tags.length === 0)).toEqual([]);
  });

  test('has prompts that are wholly understood, and ask for the same in every language', () => {
    for (const { prompt } of category.designs) {
      const readings = languages.map((language) => readPrompt(prompt[language]));
      const [asked, ...translated] = readings.map(({ subjects, lettering, wishes }) => ({
        concepts: subjects.map(({ concept }) => concept.name).toSorted(),
        hasLettering: lettering !== null,
        wishes: [...wishes.keys()].toSorted(),
      }));
      expect(
        readings.flatMap(({ ignored }) => ignored),
        prompt.en,
      ).toEqual([]);
      for (const other of translated) expect(other, prompt.en).toEqual(asked);
      expect(asked?.concepts, prompt.en).not.toEqual([]);
    }
  });
});

describe('the drawings', () => {
  test('are of the words that ship, and leave nothing out', async () => {
    const drawings = await readDrawings();
    expect(Object.keys(drawings).toSorted()).toEqual(designs.map(({ slug }) => slug).toSorted());
    const outdated = designs.filter((design) => drawings[design.slug]?.request !== requestDigest(design));
    expect(outdated.map(({ slug }) => slug)).toEqual([]);
    const incomplete = Object.entries(drawings).filter(([, { notes }]) => notes.ignored.length > 0);
    expect(incomplete.map(([slug]) => slug)).toEqual([]);
  });

  test('have a preview each, together below 25 MB', async () => {
    const names = await readdir(previewFolder);
    expect(names.toSorted()).toEqual(designs.flatMap(previewNames).toSorted());
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(previewFolder, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
  });
});
