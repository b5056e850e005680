import { Trans } from '@lingui/react/macro';
import type { ImprovedPrompt } from '#contract/prompt.ts';

interface ImprovementProps {
  improved: ImprovedPrompt;
  /** What was written before; null once somebody has written on. */
  before: string | null;
}

/** What was added to the words, beside what they were; or that there was nothing to add. */
export function Improvement({ improved: { added }, before }: ImprovementProps) {
  if (added.length === 0)
    return (
      <p role="status" className="mt-2 text-ink-2 text-xs leading-snug">
        <Trans>Nothing to add: your words say enough already, or name nothing that can be drawn.</Trans>
      </p>
    );
  if (before === null) return null;
  const list = added.join(' · ');
  return (
    <div role="status" className="mt-2 grid gap-0.5 text-ink-2 text-xs leading-snug">
      <p className="line-clamp-2 text-ink-3">
        <Trans>Before: {before}</Trans>
      </p>
      <p>
        <Trans>Added: {list}</Trans>
      </p>
    </div>
  );
}
