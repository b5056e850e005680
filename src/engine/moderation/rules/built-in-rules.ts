import type { ContentRules } from '#contract/content-rule.ts';
import { hateRules } from './hate.ts';
import { minorRules } from './minors.ts';
import { spared } from './spared.ts';
import { violenceRules } from './violence.ts';

/** What is not drawn by anybody's leave, and what the operator is shown; `CONTENT_RULES` adds to it. */
export const builtInRules: Omit<ContentRules, 'off'> = {
  rules: [...minorRules, ...hateRules, ...violenceRules],
  spared,
};
