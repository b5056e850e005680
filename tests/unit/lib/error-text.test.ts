import { expect, test } from 'vitest';
import { errorReasons } from '#contract/errors.ts';
import { errorText } from '#lib/error-text.ts';

test('every error of the table has words of its own', () => {
  const texts = errorReasons.map((reason) => errorText[reason].message);
  expect(texts.filter((text) => !text)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
