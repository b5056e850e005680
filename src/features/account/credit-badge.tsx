import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useMatch } from '@tanstack/react-router';
import { Droplet } from 'lucide-react';

interface CreditBadgeProps {
  credits: number;
  /** Somebody who has none left asks for more. */
  onNeeded: () => void;
}

/** What is left. It leads to the prices; once nothing is left, they come over the page that one works on. */
export function CreditBadge({ credits, onNeeded }: CreditBadgeProps) {
  const { t, i18n } = useLingui();
  const isThere = useMatch({ from: '/{-$lang}/pricing', shouldThrow: false }) !== undefined;
  const left = t`${plural(credits, { one: '# credit', other: '# credits' })}`;
  return (
    <Link
      to="/{-$lang}/pricing"
      onClick={(event) => {
        if (credits > 0 || isThere) return;
        event.preventDefault();
        onNeeded();
      }}
      aria-label={credits === 0 ? t`No credits left. Get more` : left}
      className="inline-flex h-9 items-center gap-[7px] rounded-full border border-line bg-sheet pr-3 pl-2.5 font-semibold text-sm tabular-nums hover:border-ink hover:bg-raised coarse:h-11"
    >
      <Droplet size={16} aria-hidden className="text-accent" />
      {i18n.number(credits)}
    </Link>
  );
}
