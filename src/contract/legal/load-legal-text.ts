import type { Language } from '../language.ts';
import type { LegalText, LegalTopic } from './legal-text.ts';

const texts: Record<Language, () => Promise<Record<LegalTopic, LegalText>>> = {
  en: async () => (await import('./en.ts')).legalTexts,
  zh: async () => (await import('./zh.ts')).legalTexts,
  ja: async () => (await import('./ja.ts')).legalTexts,
};

export async function loadLegalText(topic: LegalTopic, language: Language): Promise<LegalText> {
  return (await texts[language]())[topic];
}
