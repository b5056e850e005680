import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { BackToTop } from './back-to-top.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TestPaymentStrip } from './test-payment-strip.tsx';

interface ShellProps {
  /** The page brings its own header, and takes up the whole window. */
  isBare: boolean;
  /** Shown in the header when something is out of the ordinary. */
  status: ReactNode;
  account: ReactNode;
  accountSection: ReactNode;
  children: ReactNode;
}

/** What surrounds every page. */
export function Shell({ isBare, children, ...header }: ShellProps) {
  const main = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, as links do. */}
      <a
        href="#main"
        onClick={(event) => {
          // Without a place in the address, which the way back would lead to instead of where one was.
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed top-2 left-2 z-80 -translate-y-20 rounded-ctl bg-solid px-4 py-3 font-semibold text-on-solid focus:translate-y-0 print:hidden"
      >
        <Trans>Skip to content</Trans>
      </a>
      <LoadingBar />
      <TestPaymentStrip />
      {!isBare && <Header {...header} />}
      <div
        id="main"
        ref={main}
        tabIndex={-1}
        className={`outline-none ${isBare ? 'pt-(--strip)' : 'pt-(--header)'}`}
      >
        {children}
      </div>
      {!isBare && <BackToTop />}
      <RouteAnnouncer />
    </>
  );
}
