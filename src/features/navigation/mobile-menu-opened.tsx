import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { HardDrive, MonitorSmartphone, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTheme } from '#lib/theme.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { Segment } from '#ui/form/segment.tsx';
import { iconButtonLook } from '#ui/icon-button.tsx';
import { languageOptions, useLanguage, useThemeOptions } from './display-choices.ts';
import { HomeLink } from './home-link.tsx';
import { InspirationSection, menuEntryLook } from './inspiration-section.tsx';
import { PageLink } from './page-link.tsx';
import { devicePage, pages } from './pages.ts';
import { useInstall } from './use-install.ts';

interface MobileMenuOpenedProps {
  trigger: ReactElement;
  account: ReactNode;
}

export function MobileMenuOpened({ trigger, account }: MobileMenuOpenedProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useTheme();
  const { way, install } = useInstall();
  const close = () => setIsOpen(false);
  const page = useRouterState({ select: (state) => state.location.pathname });
  const openedOn = useRef(page);
  useEffect(() => {
    // Whatever led to another page closes the menu.
    if (openedOn.current !== page) setIsOpen(false);
    openedOn.current = page;
  }, [page]);

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col overflow-auto overscroll-contain bg-paper pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{t`Menu`}</Dialog.Title>
          <div className="flex h-[70px] flex-none items-center justify-between border-rule border-b-[1.5px] pr-2 pl-4">
            <HomeLink onClick={close} />
            <Dialog.Close aria-label={t`Close`} className={iconButtonLook}>
              <X size={24} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="grid gap-5 px-5 pt-2 pb-[calc(32px+env(safe-area-inset-bottom))]">
            <nav aria-label={t`Main`}>
              {pages.map(({ to, label }) =>
                to === '/{-$lang}/categories' ? (
                  <InspirationSection key={to} onLeave={close} />
                ) : (
                  <PageLink key={to} to={to} onClick={close} className={menuEntryLook}>
                    {i18n._(label)}
                  </PageLink>
                ),
              )}
            </nav>
            <Segment
              label={t`Language`}
              value={language}
              options={languageOptions}
              onChange={chooseLanguage}
            />
            <Segment label={t`Theme`} value={theme} options={useThemeOptions()} onChange={chooseTheme} />
            <nav aria-label={t`This device`} className="flex flex-wrap gap-2">
              {way && (
                <Button onClick={install}>
                  <MonitorSmartphone size={18} aria-hidden />
                  {t`Install the app`}
                </Button>
              )}
              <PageLink to={devicePage.to} onClick={close} className={buttonLook()}>
                <HardDrive size={18} aria-hidden />
                {i18n._(devicePage.label)}
              </PageLink>
            </nav>
            {account}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
