import type { Language } from '#contract/language.ts';
import type { LegalText, LegalTopic } from './legal-text.ts';

const texts: Record<Language, () => Promise<Record<LegalTopic, LegalText>>> = {
  en: async () => (await import('./texts/en.ts')).legalTexts,
  zh: async () => (await import('./texts/zh.ts')).legalTexts,
  ja: async () => (await import('./texts/ja.ts')).legalTexts,
};

export async function loadLegalText(topic: LegalTopic, language: Language): Promise<LegalText> {
  return (await texts[language]())[topic];
}
