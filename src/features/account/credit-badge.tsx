import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Droplet } from 'lucide-react';

/** What is left. It will lead to the prices once there are some. */
export function CreditBadge({ credits }: { credits: number }) {
  const { t } = useLingui();
  return (
    <span
      role="img"
      aria-label={t`${plural(credits, { one: '# credit', other: '# credits' })}`}
      className="inline-flex h-9 items-center gap-[7px] rounded-full border border-line bg-sheet pr-3 pl-2.5 font-semibold text-sm tabular-nums"
    >
      <Droplet size={16} aria-hidden className="text-accent" />
      {credits}
    </span>
  );
}
