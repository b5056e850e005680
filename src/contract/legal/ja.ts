import { privacy } from './ja-privacy.ts';
import { refunds } from './ja-refunds.ts';
import { terms } from './ja-terms.ts';
import type { LegalText, LegalTopic } from './legal-text.ts';

export const legalTexts: Record<LegalTopic, LegalText> = { privacy, terms, refunds };
