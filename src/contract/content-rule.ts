import { z } from 'zod';

const term = z.string().trim().min(1).max(100);
const terms = z.array(term).min(1).max(5000);

/** One thing that is not drawn, or that the operator wants to see. */
export const contentRuleSchema = z.strictObject({
  /** Stands in the log and in reports, never before the person. */
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** `refuse`: nothing is drawn. `report`: it is drawn, and the operator sees it. */
  verdict: z.enum(['refuse', 'report']),
  /**
   * Lists of terms: a prompt fits the rule when it has a term of each list. A term is one or more words, in any of the
   * languages; a star at its end lets the last word go on. There are no other patterns, so that reading a prompt takes
   * a time that grows with its length alone.
   */
  all: z.array(terms).min(1).max(4),
  /** So many words may stand between them at most; any number when left out. Two characters of Chinese are a word. */
  within: z.int().min(0).max(100).optional(),
  /** Whether they have to come in the order of the lists. */
  inOrder: z.boolean().optional(),
  /** Terms that make it something else: the rule does not count. */
  unless: terms.optional(),
  /** Terms that make a refusal a report. */
  softenedBy: terms.optional(),
});
export type ContentRule = z.infer<typeof contentRuleSchema>;

/** What a file of the operator's holds. */
export const contentRulesSchema = z.strictObject({
  rules: z.array(contentRuleSchema).max(500).default([]),
  /** Phrases in which no rule sees anything: names and sayings that hold a term by accident. */
  spared: z.array(term).max(5000).default([]),
  /** Names of rules that come with the product and are not to be used. */
  off: z.array(z.string()).max(500).default([]),
});
export type ContentRules = z.infer<typeof contentRulesSchema>;
