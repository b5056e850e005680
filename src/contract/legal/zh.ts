import type { LegalText, LegalTopic } from './legal-text.ts';
import { privacy } from './zh-privacy.ts';
import { refunds } from './zh-refunds.ts';
import { terms } from './zh-terms.ts';

export const legalTexts: Record<LegalTopic, LegalText> = { privacy, terms, refunds };
