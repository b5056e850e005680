import { i18n, type Messages } from '@lingui/core';
import { type Language, languageTags } from '#contract/language.ts';
import { addressIn } from './language.ts';

type Catalog = { messages: Messages };

/** One chunk per language, and one for each bundle whose texts come with it; the build compiles the .po files. */
const catalogs = {
  everywhere: import.meta.glob<Catalog>('../locales/*.po'),
  admin: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=admin.po' }),
  artist: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=artist.po' }),
  about: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=about.po' }),
  create: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=create.po' }),
  creations: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=creations.po' }),
  home: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=home.po' }),
  install: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=install.po' }),
  preview: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=preview.po' }),
  pricing: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=pricing.po' }),
  profile: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=profile.po' }),
  rest: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=rest.po' }),
  storage: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=storage.po' }),
  viewer: import.meta.glob<Catalog>('../locales/*.po', { query: '?bundle=viewer.po' }),
};

type MessageBundle = keyof typeof catalogs;

const loaded = new Set<MessageBundle>(['everywhere']);

/** Speaks `language` from now on. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  const bundles = [...loaded];
  const messages = await Promise.all(bundles.map((bundle) => messagesOf(bundle, language)));
  // Another bundle may have been loaded meanwhile.
  if (loaded.size > bundles.length) return activateLanguage(language);
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...messages) });
  // There is none where pages are rendered ahead of time.
  if (typeof document !== 'undefined') tellLanguage(document.documentElement, languageTags[language]);
}

/** Told the same again, browsers would find the styles of the whole page anew. */
function tellLanguage(page: HTMLElement, tag: string): void {
  if (page.lang !== tag) page.lang = tag;
}

/** Speaks `language` on the page at `path`: the start page does with few messages, any other needs the rest. */
export async function speakAt(path: string, language: Language): Promise<void> {
  const isStart = addressIn('en', path) === '/';
  // Noted before the language is set, so that both come at a time.
  const rest = isStart ? undefined : loadMessages('rest');
  await Promise.all([rest, activateLanguage(language)]);
}

/**
 * Fetches the messages of a part of the app that come with it alone, and of all that is not on the start page: to be
 * awaited before it is shown.
 */
export async function loadMessages(bundle: MessageBundle): Promise<void> {
  if (bundle !== 'rest') await Promise.all([loadMessages('rest'), loadBundle(bundle)]);
  else await loadBundle('rest');
}

async function loadBundle(bundle: MessageBundle): Promise<void> {
  if (loaded.has(bundle)) return;
  const language = i18n.locale;
  if (!language) {
    // It comes with the first language.
    loaded.add(bundle);
    return;
  }
  i18n.load(language, await messagesOf(bundle, language));
  // Another language may have been chosen meanwhile.
  if (i18n.locale !== language) return loadBundle(bundle);
  loaded.add(bundle);
}

async function messagesOf(bundle: MessageBundle, language: string): Promise<Messages> {
  const load = catalogs[bundle][`../locales/${language}.po`];
  if (!load) throw new Error(`There is no catalogue for ${language}`);
  return (await load()).messages;
}
