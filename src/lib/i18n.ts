import { i18n, type Messages } from '@lingui/core';
import { type Language, languageTags } from '#contract/language.ts';

/** One chunk per language; the build compiles the .po files. */
const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** Speaks `language` from now on. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  const load = catalogs[`../locales/${language}.po`];
  if (!load) throw new Error(`There is no catalogue for ${language}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale: language, messages });
  // There is none where pages are rendered ahead of time.
  if (typeof document !== 'undefined') document.documentElement.lang = languageTags[language];
}
