import { useLingui } from '@lingui/react/macro';
import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#lib/session.ts';
import { DisplayMenu } from './display-menu.tsx';
import { HomeLink } from './home-link.tsx';
import { InspirationMenu } from './inspiration-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageLink } from './page-link.tsx';
import { ownPages, pages } from './pages.ts';

interface HeaderProps {
  status: ReactNode;
  account: ReactNode;
  accountSection: ReactNode;
}

export function Header({ status, account, accountSection }: HeaderProps) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const isHome = useMatch({
    from: '/{-$lang}/',
    shouldThrow: false,
    // An unknown address of one part looks like that of a language.
    select: ({ context }) => context.isKnown,
  });
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-(--header) border-rule border-b-[1.5px] bg-paper pt-[calc(var(--strip)+env(safe-area-inset-top))] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      {isHome && <span aria-hidden className="absolute inset-0 -z-1 bg-fill-ins opacity-15" />}
      <div className="mx-auto flex h-full max-w-[1440px] items-center gap-2 pr-2 pl-4 md:px-[clamp(16px,2.6vw,36px)]">
        <HomeLink />
        <nav aria-label={t`Main`} className="ml-8 hidden h-full gap-0.5 md:flex">
          {pages.map(({ to, label }) =>
            to === '/{-$lang}/categories' ? (
              <InspirationMenu key={to} className={entryLook} />
            ) : (
              <PageLink key={to} to={to} className={entryLook}>
                {i18n._(label)}
              </PageLink>
            ),
          )}
          {session &&
            ownPages.map(({ to, label }) => (
              // Where there is no room for it, the account's menu has it.
              <PageLink key={to} to={to} className={`${entryLook} max-lg:hidden`}>
                {i18n._(label)}
              </PageLink>
            ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          {status}
          <DisplayMenu />
          {account}
          <MobileMenu account={accountSection} />
        </div>
      </div>
    </header>
  );
}

const entryLook =
  'relative flex items-center rounded-ctl px-3.5 font-medium text-ink-2 text-md hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-1 aria-[current=page]:after:bg-accent';
