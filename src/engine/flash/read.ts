import { readPrompt } from './parse/read-prompt.ts';

/** Whether a prompt holds anything that is drawn, or words that it asks to have written; nothing is drawn for this. */
export function isDrawable(prompt: string): boolean {
  const { subjects, lettering, isWrittenInstead = false } = readPrompt(prompt);
  return subjects.length > 0 || (lettering !== null && !isWrittenInstead);
}
