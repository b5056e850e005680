import { type Language, languages } from '#contract/language.ts';

export interface PageAddress {
  language: Language;
  /** Without the language: what is the same for all of them. */
  path: string;
}

const prefix = new RegExp(`^/(${languages.filter((language) => language !== 'en').join('|')})(?=/|$)`);

/** Takes a path apart. Null when it is not well-formed, or has empty parts other than a last one. */
export function readPageAddress(path: string): PageAddress | null {
  const language = (prefix.exec(path)?.[1] ?? 'en') as Language;
  try {
    const bare = decodeURIComponent(path.replace(prefix, '')).replace(/\/$/, '');
    return bare.includes('//') ? null : { language, path: bare || '/' };
  } catch {
    return null;
  }
}

/** The path of a page in a language: English goes without a prefix. */
export function localizedPath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
