import { i18n, type Messages } from '@lingui/core';
import { type Language, languageTags } from '#contract/language.ts';

type Catalog = { messages: Messages };

/** One chunk per language, and one for each room whose texts come with it; the build compiles the .po files. */
const catalogs = {
  everywhere: import.meta.glob<Catalog>('../locales/*.po'),
  about: import.meta.glob<Catalog>('../locales/*.po', { query: '?room=about.po' }),
  home: import.meta.glob<Catalog>('../locales/*.po', { query: '?room=home.po' }),
  preview: import.meta.glob<Catalog>('../locales/*.po', { query: '?room=preview.po' }),
  profile: import.meta.glob<Catalog>('../locales/*.po', { query: '?room=profile.po' }),
};

type Room = keyof typeof catalogs;

const entered = new Set<Room>(['everywhere']);

/** Speaks `language` from now on. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  const rooms = [...entered];
  const messages = await Promise.all(rooms.map((room) => messagesOf(room, language)));
  // Another room may have been entered meanwhile.
  if (entered.size > rooms.length) return activateLanguage(language);
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...messages) });
  // There is none where pages are rendered ahead of time.
  if (typeof document !== 'undefined') tellLanguage(document.documentElement, languageTags[language]);
}

/** Told the same again, browsers would find the styles of the whole page anew. */
function tellLanguage(page: HTMLElement, tag: string): void {
  if (page.lang !== tag) page.lang = tag;
}

/** Fetches what is said in that room alone: to be awaited before it is shown. */
export async function enterRoom(room: Room): Promise<void> {
  if (entered.has(room)) return;
  const language = i18n.locale;
  i18n.load(language, await messagesOf(room, language));
  // Another language may have been chosen meanwhile.
  if (i18n.locale !== language) return enterRoom(room);
  entered.add(room);
}

async function messagesOf(room: Room, language: string): Promise<Messages> {
  const load = catalogs[room][`../locales/${language}.po`];
  if (!load) throw new Error(`There is no catalogue for ${language}`);
  return (await load()).messages;
}
