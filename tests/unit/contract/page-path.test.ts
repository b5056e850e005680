import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listedPages, unlistedPages } from '#contract/page-path.ts';

test('the server knows the pages of the client, and no others', () => {
  const known = [...listedPages, ...unlistedPages];
  const routes = globSync('src/routes/{-$lang}/**/*.tsx')
    .map((file) => file.replace(/^src\/routes\/\{-\$lang\}/, '').replace(/(\/index)?\.tsx$/, ''))
    .filter((path) => path !== '/route' && !path.includes('$') && !path.includes('/-'))
    // An underscore keeps an address together and its pages apart.
    .map((path) => path.replaceAll(/_\.|\./g, '/') || '/');
  expect(routes.toSorted()).toEqual(known.toSorted());
});
