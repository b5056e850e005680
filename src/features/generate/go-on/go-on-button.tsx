import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Droplet, Lock, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface GoOnButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** In credits; null costs nothing. */
  price: number | null;
  isForMembers?: boolean;
  children: ReactNode;
}

/** One way to go on, with what it costs at its end. */
export function GoOnButton({ icon: Icon, price, isForMembers, children, ...props }: GoOnButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      {...props}
      className="flex min-h-11 w-full items-center gap-3 rounded-ctl px-2 text-left text-md leading-tight hover:bg-wash aria-expanded:bg-wash"
    >
      <Icon size={18} aria-hidden className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1 py-1.5">{children}</span>
      {isForMembers && (
        <Lock size={14} className="flex-none text-ink-3" role="img" aria-label={t`for members`} />
      )}
      {price === null ? (
        <span className="text-ink-3 text-sm">{t`free`}</span>
      ) : (
        <span className="inline-flex flex-none items-center gap-1 text-ink-3 text-sm tabular-nums">
          <Droplet size={14} aria-hidden />
          <span aria-hidden>{price}</span>
          <span className="sr-only">{plural(price, { one: '# credit', other: '# credits' })}</span>
        </span>
      )}
    </button>
  );
}
