import type { LocalizedText } from '#contract/language.ts';
import { localized } from '#lib/language.ts';

/** The HTML of what else there is to say about an image. Whatever is not that is left out. */
export function imageArticle(additionalInfo: string | null, language: string): string | null {
  if (!additionalInfo) return null;
  try {
    const texts: unknown = JSON.parse(additionalInfo);
    if (typeof texts !== 'object' || texts === null) return null;
    const strings = Object.entries(texts).filter(([, text]) => typeof text === 'string');
    return localized(Object.fromEntries(strings) as LocalizedText, language) || null;
  } catch {
    // Not JSON: written by an older version, or by hand.
    return null;
  }
}
