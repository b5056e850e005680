import { glob, readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Translated } from './glossary.ts';

const root = new URL('../../', import.meta.url);

/** The messages of a catalogue: what is written in English, and in the language. */
export async function messagesOf(language: Translated): Promise<{ english: string; text: string }[]> {
  const file = new URL(`src/locales/${language}.po`, root);
  const catalog = await formatter().parse(await readFile(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file.pathname,
  });
  return Object.values(catalog).map(({ message = '', translation = '' }) => ({
    english: message,
    text: translation,
  }));
}

/** A key of a language, or a string. */
const token = /\b(en|zh|ja):|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu;

/**
 * The strings of a language that stand in sources rather than in a catalogue: mails, legal texts, articles, designs,
 * plans. A string is of the language whose key stands before it, or which its file is named for.
 */
export async function sourceTextsOf(language: Translated): Promise<{ file: string; text: string }[]> {
  const texts: { file: string; text: string }[] = [];
  for await (const file of glob('src/{contract,features,server}/**/*.{ts,tsx}', { cwd: root })) {
    let current = /(?:^|\/)(en|zh|ja)[.-]/u.exec(file)?.[1];
    for (const [found, key] of (await readFile(new URL(file, root), 'utf8')).matchAll(token)) {
      if (key) current = key;
      else if (current === language && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(found))
        texts.push({ file, text: found.slice(1, -1) });
    }
  }
  return texts;
}
