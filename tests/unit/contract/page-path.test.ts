import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listedPages, unlistedPages } from '#contract/page-path.ts';

test('the server knows every page of the client', () => {
  const known = new Set<string>([...listedPages, ...unlistedPages]);
  const routes = globSync('src/routes/{-$lang}/**/*.tsx')
    .map((file) => file.replace(/^src\/routes\/\{-\$lang\}/, '').replace(/(\/index)?\.tsx$/, ''))
    .filter((path) => path !== '/route' && !path.includes('$'))
    .map((path) => path || '/');
  expect(routes.length).toBeGreaterThan(8);
  expect(routes.filter((path) => !known.has(path))).toEqual([]);
});
