import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keptDrawings } from '#features/generate/device/kept-drawings.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { keptTryOns } from '#features/preview/saved/kept-try-ons.ts';
import { InstallSection } from '#features/pwa/install/install-section.tsx';
import { StoragePage } from '#features/storage/storage-page.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { useSession } from '#lib/session.ts';
import { offlineDownload } from './-storage/offline-download.ts';
import { ownParts } from './-storage/own-parts.ts';

export const Route = createFileRoute('/{-$lang}/storage')({
  loader: () => Promise.all([loadMessages('storage'), loadMessages('install')]),
  component: Storage,
});

function Storage() {
  const queryClient = useQueryClient();
  const account = useSession()?.userId;
  const own = useMemo(() => ownParts(account, queryClient), [account, queryClient]);
  const kinds = useMemo(() => [keptDrawings(account ?? null), keptTryOns], [account]);
  return (
    <>
      <StoragePage
        key={account}
        own={own}
        kinds={kinds}
        download={offlineDownload}
        install={<InstallSection />}
      />
      <Footer />
    </>
  );
}
