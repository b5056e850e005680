/** What a prompt says, and how it is said to be read: a replacement of a global pattern. */
export type Rewriting = readonly [said: RegExp, put: string];

/** A prompt in other words, one rewriting after the other. */
export function rewritten(prompt: string, rewritings: readonly Rewriting[]): string {
  return rewritings.reduce((text, [said, put]) => text.replace(said, put), prompt);
}
