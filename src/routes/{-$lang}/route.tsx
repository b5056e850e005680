import { createFileRoute, Outlet, redirect, useMatches, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AccountControls } from '#features/account/account-controls.tsx';
import type { DeviceKeep } from '#features/account/leaving/at-stake.ts';
import { LeavingProvider } from '#features/account/leaving/leaving-provider.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';
import { Shell } from '#features/navigation/shell.tsx';
import { PricingProvider, useOnPricing } from '#features/pricing/overlay/pricing-provider.tsx';
import { OfflineBadge } from '#features/pwa/offline-badge.tsx';
import '#features/viewer/open-viewer.ts';
import { loadMessages, speakAt } from '#lib/i18n.ts';
import { addressIn, isLanguage, languagePrefix, preferredLanguage } from '#lib/language.ts';
import { lazyPart } from '#ui/lazy-part.ts';

export const Route = createFileRoute('/{-$lang}')({
  // Part of every page: in a file of its own it would only come later.
  codeSplitGroupings: [],
  beforeLoad: async ({ params: { lang }, location }) => {
    const isKnown = lang === undefined || isLanguage(lang);
    const language = isLanguage(lang) ? lang : preferredLanguage();
    await speakAt(location.pathname, language);

    if (isKnown && lang !== languagePrefix(language)) {
      throw redirect({ href: addressIn(language, location.href), replace: true, state: location.state });
    }
    return { isKnown };
  },
  component: Layout,
});

/** Only the menu on phones shows it. */
const AccountSection = lazyPart(async () => {
  const [part] = await Promise.all([import('#features/account/account-section.tsx'), loadMessages('rest')]);
  return part.AccountSection;
});

const ViewerOverlay = lazyPart(async () => {
  const [{ ViewerOverlay }] = await Promise.all([
    import('./-viewer/viewer-overlay.tsx'),
    loadMessages('viewer'),
    // What is said of a deletion.
    loadMessages('creations'),
  ]);
  return ViewerOverlay;
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page brings its own header, and takes up the whole window. */
    isBare?: boolean;
  }
}

/** Fetched once somebody logs out. */
const deviceKeep = async () => (await import('./-storage/device-keep.ts')).deviceKeep;
const keep: DeviceKeep = {
  count: async (account) => (await deviceKeep()).count(account),
  save: async (account) => (await deviceKeep()).save(account),
  forgetTryOns: async () => (await deviceKeep()).forgetTryOns(),
};

function Layout() {
  const { isKnown } = Route.useRouteContext();
  // Not before the page is told to change: until then its picture is the card's.
  const viewing = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state.viewing,
  });
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) });
  return (
    <LeavingProvider keep={keep}>
      <PricingProvider>
        <Shell
          isBare={isBare}
          status={<OfflineBadge />}
          account={<Account />}
          accountSection={
            <Suspense>
              <AccountSection />
            </Suspense>
          }
        >
          {isKnown ? <Outlet /> : <NotFoundPage />}
        </Shell>
        {viewing && (
          <Suspense>
            <ViewerOverlay id={viewing} />
          </Suspense>
        )}
      </PricingProvider>
    </LeavingProvider>
  );
}

function Account() {
  const onPricing = useOnPricing();
  return <AccountControls onCreditsNeeded={() => onPricing('credits')} />;
}
