export const legalTopics = ['privacy', 'terms', 'refunds'] as const;
export type LegalTopic = (typeof legalTopics)[number];

/** A paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

export interface LegalText {
  title: string;
  /** What it comes to, in a sentence or two. */
  summary: string;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}
