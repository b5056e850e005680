import { expect, test } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import { modelWords, wordsWith } from '#server/providers/image/model/model-words.ts';
import { writeModelPrompt } from '#server/providers/image/model/write-model-prompt.ts';

test.for(styleIds)('a model is told the scene first, then what %s is and what it is not', (style) => {
  const { prompt, negative } = writeModelPrompt(
    { words: 'a fox', letters: null, style, coloring: 'colored' },
    modelWords,
  );
  expect(prompt.startsWith(`a fox, ${modelWords.styles[style].prompt}, `)).toBe(true);
  expect(prompt).toContain('plain white background');
  expect(negative.startsWith(`${modelWords.styles[style].negative}, `)).toBe(true);
  expect(negative).toContain('photo of a tattoo');
});

test('without colours it is told so', () => {
  const black = writeModelPrompt(
    { words: 'a fox', letters: null, style: 'sketch', coloring: 'chosen-black' },
    modelWords,
  );
  expect(black.prompt).toContain('black ink only');
  expect(black.negative).toContain('coloured ink');
});

test.for(['lettered', 'lettersAlone'] as const)('of letters it is told where to leave room: %s', (room) => {
  const letters = { text: 'Maria', isAlone: room === 'lettersAlone' };
  const scene = { words: '', letters, style: 'lettering', coloring: 'colored' } as const;
  const { prompt, negative } = writeModelPrompt(scene, modelWords);
  expect(prompt).toContain(modelWords[room].prompt);
  expect(prompt).not.toContain('Maria');
  expect(prompt).not.toMatch(/letter|writ|word/);
  expect(negative).toMatch(/\btext, letters, words\b/);
});

test('an operator says it otherwise, as far as he likes', () => {
  const words = wordsWith({ design: { negative: '' }, styles: { tribal: { prompt: 'Polynesian' } } });
  expect(words.styles.tribal).toEqual({ ...modelWords.styles.tribal, prompt: 'Polynesian' });
  expect(words.design).toEqual({ ...modelWords.design, negative: '' });
  expect(words.colored).toEqual(modelWords.colored);
});
