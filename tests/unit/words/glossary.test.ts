import { describe, expect, test } from 'vitest';
import { glossaryOf, wrongTermsIn } from '../../support/glossary.ts';
import { messagesOf, sourceTextsOf } from '../../support/translated-texts.ts';

/** Words that people search for are theirs, not ours. */
const isSearchWords = (english: string) => english.startsWith('tattoo, tattoo design,');

describe.each(['zh', 'ja'] as const)('the texts in %s', (language) => {
  test('use the terms of the glossary on screen', async () => {
    const terms = await glossaryOf(language);
    const messages = await messagesOf(language);
    expect(messages.length).toBeGreaterThan(900);
    const wrong = messages
      .filter(({ english }) => !isSearchWords(english))
      .flatMap(({ text }) => wrongTermsIn(text, terms));
    expect(wrong).toEqual([]);
  });

  test('use them in mails, legal texts, articles, designs and plans', async () => {
    const terms = await glossaryOf(language);
    const texts = await sourceTextsOf(language);
    for (const file of [
      'mails/password-reset.ts',
      `legal/${language}-terms.ts`,
      'articles/aftercare.ts',
      'plan.ts',
    ])
      expect(texts.some((text) => text.file.endsWith(file))).toBe(true);
    const wrong = texts.flatMap(({ file, text }) =>
      wrongTermsIn(text, terms).map((each) => `${file}: ${each}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a wrong term', () => {
  const terms = [{ english: 'opacity', term: '不透明度', variants: ['透明度'] }];

  test('is named with the right one', () => {
    expect(wrongTermsIn('透明度 80%', terms)).toEqual(['透明度: write 不透明度, in “透明度 80%”']);
  });

  test('is none where it is part of the right one', () => {
    expect(wrongTermsIn('不透明度 80%', terms)).toEqual([]);
  });
});
