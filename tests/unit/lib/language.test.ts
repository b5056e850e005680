import { describe, expect, test } from 'vitest';
import {
  addressIn,
  foreignTag,
  languageOfPath,
  languagePrefix,
  localized,
  preferredLanguage,
} from '#lib/language.ts';

describe('the language of an address', () => {
  test('is named by its first part', () => {
    expect(languageOfPath('/zh/create')).toBe('zh');
    expect(languageOfPath('/ja')).toBe('ja');
  });

  test('is not named by other first parts', () => {
    expect(languageOfPath('/')).toBeUndefined();
    expect(languageOfPath('/create')).toBeUndefined();
    expect(languageOfPath('/zhang')).toBeUndefined();
  });

  test('goes without a prefix in English', () => {
    expect(languagePrefix('en')).toBeUndefined();
    expect(languagePrefix('ja')).toBe('ja');
  });
});

describe('the preferred language', () => {
  test('is the saved one, whatever the browser speaks', () => {
    expect(preferredLanguage('en', ['zh-CN'])).toBe('en');
    expect(preferredLanguage('zh', ['en-US'])).toBe('zh');
  });

  test.each([
    [['zh-TW', 'en'], 'zh'],
    [['ja'], 'ja'],
    [['fr-FR', 'ja-JP'], 'ja'],
    [['EN-gb', 'zh'], 'en'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('of a browser that speaks %j is %s', (spoken, language) => {
    expect(preferredLanguage(null, spoken)).toBe(language);
  });

  test('ignores a saved value that is no language', () => {
    expect(preferredLanguage('klingon', ['ja'])).toBe('ja');
  });
});

describe('the same page in another language', () => {
  test.each([
    ['zh', '/', '/zh'],
    ['zh', '/create?prompt=a', '/zh/create?prompt=a'],
    ['ja', '/zh/create', '/ja/create'],
    ['en', '/zh', '/'],
    ['en', '/zh?x=1', '/?x=1'],
    ['en', '/en/login', '/login'],
    ['zh', '/?x=1#top', '/zh?x=1#top'],
    ['en', '/zhang', '/zhang'],
  ] as const)('in %s, %s is %s', (language, from, to) => {
    expect(addressIn(language, from)).toBe(to);
  });
});

describe('a localized text', () => {
  test("is the reader's, else English, else the first that is not empty", () => {
    expect(localized({ en: 'Tribal', zh: '部落' }, 'zh')).toBe('部落');
    expect(localized({ en: 'Tribal', zh: '部落' }, 'ja')).toBe('Tribal');
    expect(localized({ en: '', zh: '部落' }, 'ja')).toBe('部落');
    expect(localized({}, 'en')).toBe('');
  });

  test('is marked where it is in another language than the page', () => {
    expect(foreignTag({ en: 'Tribal', zh: '部落' }, 'zh')).toBeUndefined();
    expect(foreignTag({ en: 'Tribal', zh: '部落' }, 'ja')).toBe('en');
    expect(foreignTag({ en: '', zh: '部落' }, 'ja')).toBe('zh-Hans');
    expect(foreignTag({}, 'en')).toBeUndefined();
  });
});
