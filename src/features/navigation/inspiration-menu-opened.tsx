import { Popover } from '@base-ui/react/popover';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { textLinkLook } from '#ui/text-link.tsx';
import { CategoryLink } from './category-link.tsx';
import { PageLink } from './page-link.tsx';
import { usePopularCategories } from './popular-categories.ts';

export function InspirationMenuOpened({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const categories = usePopularCategories();
  const address = useRouterState({ select: ({ location }) => location.href });
  const [openedAt, setOpenedAt] = useState(address);
  const close = () => setIsOpen(false);
  useEffect(() => {
    // Whatever led elsewhere closes it, the way back included.
    if (openedAt !== address) setIsOpen(false);
  }, [openedAt, address]);

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(opens) => {
        setOpenedAt(address);
        setIsOpen(opens);
      }}
    >
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={1} collisionPadding={16} className="z-50">
          <Popover.Popup
            aria-label={t`Inspiration`}
            className="max-h-[calc(100dvh-var(--header)-24px)] w-[min(820px,calc(100vw-32px))] overflow-auto rounded-b-panel bg-sheet p-6 shadow-pop outline-none transition-[opacity,transform] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            <div className="mb-3 flex items-baseline justify-between gap-6 border-hair border-b pb-1.5">
              <p className="max-w-[30em] font-display font-medium text-[1.1875rem] leading-snug">
                <Trans>Begin with a design from the library, and make it yours.</Trans>
              </p>
              <PageLink
                to="/{-$lang}/categories"
                onClick={close}
                className={`inline-flex min-h-11 flex-none items-center gap-2 font-semibold text-md ${textLinkLook}`}
              >
                <Trans>View all</Trans>
                <ArrowRight size={18} aria-hidden />
              </PageLink>
            </div>
            <ul className="grid grid-cols-4 gap-x-5">
              {categories.map((category) => (
                <li key={category.id} className="min-w-0">
                  <CategoryLink
                    category={category}
                    showsCount
                    onClick={close}
                    className="-mx-2.5 flex min-h-11 items-center justify-between gap-3 rounded-ctl px-2.5 text-md leading-snug hover:bg-wash aria-[current=page]:font-semibold"
                  />
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
