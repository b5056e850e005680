/** What a filter says of a prompt, and by which of its rules. */
export interface Finding {
  verdict: 'refuse' | 'report';
  rule: string;
}

/** Judges what people ask for before anything is drawn: our own rules, or the filter of a provider. */
export interface ContentFilter {
  /** Every finding; none when the prompt is an ordinary one. */
  check(prompt: string): Finding[] | Promise<Finding[]>;
}
