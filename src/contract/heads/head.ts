import { brand } from '../brand.ts';
import type { Language } from '../language.ts';

/** What a page is called, in its tab and where it is linked to, and what it is about. */
export interface PageHead {
  title: string;
  description: string;
}

/** The same in every language. Each page has a file of its own, so that no page brings those of the others. */
export interface HeadTexts {
  title: Record<Language, string>;
  description: Record<Language, string>;
}

export function headIn({ title, description }: HeadTexts, language: Language): PageHead {
  return branded(title[language], description[language]);
}

/** A page's own title, with our name behind it. */
export function branded(title: string, description: string): PageHead {
  return { title: `${title} · ${brand.name}`, description };
}
