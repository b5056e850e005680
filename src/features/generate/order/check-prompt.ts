import { maxPromptLength } from '#contract/generation.ts';

/** What keeps a prompt from being drawn: a reason of the error table. */
export function checkPrompt(prompt: string): 'PROMPT_EMPTY' | 'PROMPT_TOO_LONG' | null {
  const { length } = prompt.trim();
  if (length === 0) return 'PROMPT_EMPTY';
  return length > maxPromptLength ? 'PROMPT_TOO_LONG' : null;
}
