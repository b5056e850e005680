import { expect, test } from 'vitest';
import { inSimplified, simplifiedOf } from '#engine/flash/parse/traditional.ts';

test('Chinese is read in simplified characters, rare ones as well', () => {
  expect(inSimplified('龍與鳳凰')).toBe('龙与凤凰');
  expect(inSimplified('曖靆的雲靄')).toBe('暧叇的云霭');
});

test('what is spelled in two ways is read in one', () => {
  expect(inSimplified('項鍊')).toBe(inSimplified('項鏈'));
});

test('Japanese keeps the characters that it shares with traditional Chinese', () => {
  for (const text of ['龍の刺青', '風神雷神', '風林火山']) expect(inSimplified(text)).toBe(text);
});

test('no character becomes longer or shorter than one', () => {
  const text = '㘚䥇龘龍';
  expect(simplifiedOf(text)).toHaveLength(text.length);
});
