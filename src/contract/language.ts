import { z } from 'zod';

export const languages = ['en', 'zh', 'ja'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** Their names in HTML. Chinese is written in Simplified characters, which fonts and screen readers want to know. */
export const languageTags: Record<Language, string> = { en: 'en', zh: 'zh-Hans', ja: 'ja' };

/** A text in several languages. Shown in the reader's, else in English, else in the first that is not empty. */
export const localizedTextSchema = z.partialRecord(languageSchema, z.string());
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** A text in one language, else in English, else in the first that is not empty. */
export function textIn(text: LocalizedText, language: Language): string {
  return text[language] || text.en || Object.values(text).find(Boolean) || '';
}
