import { privacy } from './en-privacy.ts';
import { refunds } from './en-refunds.ts';
import { terms } from './en-terms.ts';
import type { LegalText, LegalTopic } from './legal-text.ts';

export const legalTexts: Record<LegalTopic, LegalText> = { privacy, terms, refunds };
