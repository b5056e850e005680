import { maxPromptLength } from '#contract/generation.ts';

const warnsFrom = maxPromptLength - 50;

/** How long the prompt is; it warns before it is too long. */
export function PromptCount({ length, id }: { length: number; id?: string }) {
  const color = length >= maxPromptLength ? 'text-err' : length >= warnsFrom ? 'text-warn' : 'text-ink-3';
  return (
    <span id={id} className={`tabular-nums ${color}`}>
      {length}/{maxPromptLength}
    </span>
  );
}
