import { describe, expect, test } from 'vitest';
import { composedDesign } from '#engine/flash/composed-design.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { isMonochrome } from '#engine/flash/unmet-looks.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

describe('a picture without colours', () => {
  test.each([
    '彼岸花 黒一色 ふくらはぎ',
    '単色の龍',
    'モノクロの蝶',
    '薔薇 白黒',
    '玫瑰 黑白',
    '只要黑色 老虎',
    'no color lotus',
    'rose, all black',
    'solid black snake',
  ])('is asked for by %s, and nothing is missed', (prompt) => {
    const reading = readPrompt(prompt);
    expect(isMonochrome(reading)).toBe(true);
    expect(reading.subjects).toHaveLength(1);
    expect(reading.ignored).toEqual([]);
  });

  test.each(['a black rose', 'rose in black and red', 'black and grey skull with a red rose', '黑猫'])(
    'is not asked for by %s',
    (prompt) => {
      expect(isMonochrome(readPrompt(prompt))).toBe(false);
    },
  );
});

test.each([
  ['a dragon in red', 'petal'],
  ['龙 红色', 'petal'],
  ['玫瑰，颜色是红色', 'petal'],
  ['蝶、青で', 'water'],
])('a colour may follow the name: %s', (prompt, pigment) => {
  expect(readPrompt(prompt)).toMatchObject({ subjects: [{ pigment }], ignored: [] });
});

test.each([
  ['彼岸花 黒一色', 'old-school', []],
  ['black and grey skull with a red rose', 'old-school', ['black and grey']],
  ['彩色凤凰', 'black-grey', ['彩色']],
  ['彩色凤凰', 'old-school', []],
  ['geometric', 'old-school', []],
] as const)('what a look is not given is told: %s in %s', async (prompt, style, ignored) => {
  const { notes } = await composedDesign({ prompt, style, isColor: true, seed: 1, output: 0 }, flashAssets);
  expect(notes.ignored).toEqual(ignored);
});

describe('a colour that the style does not have is told', () => {
  test.each([
    ['a red rose', ['red']],
    ['a black rose', []],
    ['breast cancer, pink ribbon', ['pink']],
    ['玫瑰，颜色是红色', ['红']],
    ['single line blue butterfly', ['blue']],
  ])('%s', async (prompt, ignored) => {
    const request = { prompt, style: 'black-grey', isColor: true, seed: 1, output: 0 } as const;
    expect((await composedDesign(request, flashAssets)).notes.ignored).toEqual(ignored);
  });

  test('but not to whoever has chosen black and white', async () => {
    const request = { prompt: 'a red rose', style: 'sketch', isColor: false, seed: 1, output: 0 } as const;
    expect((await composedDesign(request, flashAssets)).notes.ignored).toEqual([]);
  });
});

test.each([
  ['luna moth on my sternum, green', 'leaf', []],
  ['luna moth on my sternum, pale green', 'leaf', ['pale']],
  ['a wolf howling at the sky, fine line, blue', 'water', ['sky']],
  ['a rose and a dagger, green', null, ['green']],
])('a colour in a clause of its own is that of the only thing: %s', (prompt, pigment, ignored) => {
  const { subjects, ...reading } = readPrompt(prompt);
  expect(subjects[0]?.pigment).toBe(pigment);
  expect(reading.ignored).toEqual(ignored);
});
