import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { builtInRules } from '#engine/moderation/rules/built-in-rules.ts';
import { categories } from '#server/content/categories.ts';

const filter = new RuleFilter(builtInRules);
const found = (prompts: Iterable<string>) => [...prompts].filter((prompt) => filter.check(prompt).length > 0);

test('thousands of prompts as people write them are ordinary ones', () => {
  const folder = fileURLToPath(new URL('../../support/judged', import.meta.url));
  const files = globSync('*.txt', { cwd: folder });
  const prompts = files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean),
  );
  expect(prompts.length).toBeGreaterThan(3000);
  expect(found(prompts)).toEqual([]);
});

test('what the product itself offers is ordinary', () => {
  const designs = categories.flatMap((category) => category.designs);
  const texts = designs.flatMap(({ prompt, title }) => [...Object.values(prompt), ...Object.values(title)]);
  expect(found(texts)).toEqual([]);
});

test('so is every name in the lexicon of the drawing engine', () => {
  const folder = fileURLToPath(new URL('../../../src/engine/flash/lexicon', import.meta.url));
  const names = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/(?:en|zh|ja): '([^'\n]+)'/g)].flatMap(
      ([, list = '']) => list.split('|'),
    ),
  );
  expect(names.length).toBeGreaterThan(5000);
  expect(found(names)).toEqual([]);
});
