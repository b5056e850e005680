import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { OnDemand } from '#ui/on-demand.tsx';

/** The header's way into the library: opens the popular categories. */
export function InspirationMenu({ className }: { className: string }) {
  const { t } = useLingui();
  const isHere = useRouterState({
    select: ({ location }) => /^(\/(zh|ja))?\/(categories|image)(\/|$)/.test(location.pathname),
  });
  return (
    <OnDemand
      load={async () => (await import('./inspiration-menu-opened.tsx')).InspirationMenuOpened}
      opened={{}}
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isHere ? 'page' : undefined}
          className={classNames('group gap-1.5', className)}
        >
          {t`Inspiration`}
          <ChevronDown
            size={15}
            aria-hidden
            className="transition-transform duration-fast group-data-popup-open:rotate-180"
          />
        </button>
      }
    />
  );
}
