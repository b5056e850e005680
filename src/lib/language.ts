import { type Language, type LocalizedText, languages, languageTags, textIn } from '#contract/language.ts';
import { deviceStorage } from './device-storage.ts';

const key = 'language';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language that an address names: /zh/create is Chinese, /create names none. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** How an address names a language: English is the one that goes without. */
export function languagePrefix(language: string): Language | undefined {
  return isLanguage(language) && language !== 'en' ? language : undefined;
}

/** The same page in another language. */
export function addressIn(language: Language, href: string): string {
  const bare = href.replace(/^\/(en|zh|ja)(?=[/?#]|$)/, '');
  const prefix = languagePrefix(language);
  if (prefix) return `/${prefix}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/**
 * The language for an address that names none: the one chosen earlier, else the first of the browser's that we
 * speak, else English.
 */
export function preferredLanguage(
  saved: unknown = deviceStorage.read(key),
  spoken: readonly string[] = navigator.languages,
): Language {
  if (isLanguage(saved)) return saved;
  const primary = spoken.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.find(isLanguage) ?? 'en';
}

export function saveLanguage(language: Language): void {
  deviceStorage.write(key, language);
}

/** What to mark a text with that is not to be had in the reader's language, for screen readers and fonts. */
export function foreignTag(text: LocalizedText, language: string): string | undefined {
  if (isLanguage(language) && text[language]) return undefined;
  const shown = text.en ? 'en' : languages.find((other) => text[other]);
  return shown && languageTags[shown];
}

/** A text of the catalogue in the reader's language, else in English, else in any. */
export function localized(text: LocalizedText, language: string): string {
  return textIn(text, isLanguage(language) ? language : 'en');
}
