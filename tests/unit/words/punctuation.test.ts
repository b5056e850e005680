import { describe, expect, test } from 'vitest';
import { messagesOf, sourceTextsOf } from '../../support/translated-texts.ts';
import { worded } from './previewer.ts';

const han = '\\p{Script=Han}';
const kana = '\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const wide = '，。？！：；（）“”、「」『』';

/** What no text may hold, by what is wrong with it. */
const mistakes = {
  zh: {
    'a half-width mark beside Chinese': new RegExp(`[${han}] ?[,;:!?](?!//)|[${han}] ?\\(|\\)[${han}]`, 'u'),
    'a space beside a full-width mark': new RegExp(`[${wide}] | [${wide}]`, 'u'),
    'no space between Chinese and Latin letters or digits': new RegExp(
      `[${han}][A-Za-z0-9]|[A-Za-z0-9%][${han}]`,
      'u',
    ),
    'a space before %': /\d %|\} %/u,
  },
  ja: {
    'a half-width mark beside Japanese': new RegExp(
      `[${han}${kana}] ?[,;:!?](?!//)|[${han}${kana}] ?\\(`,
      'u',
    ),
    'a space before a full-width mark': new RegExp(` [${wide}]`, 'u'),
    'a space between Latin and Japanese': new RegExp(
      `[${han}${kana}] [A-Za-z0-9]|[A-Za-z0-9%>] [${han}${kana}]`,
      'u',
    ),
    'a space before %': /\d %|\} %/u,
  },
} as const;

/** Lists of search words, and marks of code in them, are not written out. */
const isProse = (text: string) => !/^(纹身, |タトゥー, )/u.test(text) && !/[<>]h2|<p>|<td/u.test(text);

/** With line breaks, without the syntax around plurals, and with a mark for what is filled in. */
const plain = (text: string) =>
  text
    .replace(/\{\w+, plural, |(?:other|one|=\d) \{|\}\}$/gu, '')
    .replace(/\$\{[^}]*\}/gu, '·')
    .replaceAll('\\n', '\n');

describe.each(['zh', 'ja'] as const)('the texts in %s', (language) => {
  test.each(Object.entries(mistakes[language]))('hold nowhere %s', async (_, mistake) => {
    const messages = (await messagesOf(language)).map(({ text }) => text);
    const sources = (await sourceTextsOf(language)).map(({ text }) => text);
    const fixed = new Set(Object.values(worded));
    const wrong = [...messages, ...sources].filter(
      (text) => isProse(text) && !fixed.has(text) && mistake.test(plain(text)),
    );
    expect(wrong).toEqual([]);
  });
});
