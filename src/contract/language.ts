import { z } from 'zod';

export const languages = ['en', 'zh', 'ja'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** A text in several languages. Shown in the reader's, else in English, else in the first that is not empty. */
export const localizedTextSchema = z.partialRecord(languageSchema, z.string());
export type LocalizedText = z.infer<typeof localizedTextSchema>;
