import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { KeptKind } from '#lib/kept-thing.ts';
import { useOnline } from '#lib/online.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import type { OfflineDownload } from '#lib/parts/offline-download.ts';
import { useSession } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { AvailableOffline } from './available-offline.tsx';
import { FileSection } from './file-section.tsx';
import { LastingSection } from './lasting-section.tsx';
import { PartRow } from './part-row.tsx';
import { type OwnParts, storageParts } from './parts/parts.ts';
import { ReadyList } from './ready-list.tsx';
import { useBytes } from './use-bytes.ts';
import { storageQuery } from './use-storage.ts';

interface StoragePageProps {
  own: OwnParts;
  kinds: readonly KeptKind[];
  /** Of what works without a network. */
  download: OfflineDownload;
  /** How to install the app. */
  install: ReactNode;
}

/** What works without a network, what lies on this device for it, and what can be done about that. */
export function StoragePage({ own, kinds, download, install }: StoragePageProps) {
  const { t } = useLingui();
  const session = useSession();
  const isOnline = useOnline();
  const bytesText = useBytes();
  const queryClient = useQueryClient();
  const [parts] = useState(() => storageParts(own, queryClient));
  const { data, refetch } = useQuery(storageQuery(session?.userId, parts));
  usePageMeta({ title: `${t`Storage and offline`} · ${brand.name}` });

  const total = data && Object.values(data.sizes).reduce((sum, size) => sum + (size?.bytes ?? 0), 0);
  const quota = data?.quota;
  const totalText = total === undefined ? '…' : bytesText(total);
  return (
    <main className="mx-auto w-full max-w-[760px] px-(--gutter) pt-8 pb-20 md:pt-14">
      <h1 className="text-1 leading-tight">{t`Storage and offline`}</h1>
      <div className="mt-8 grid gap-11">
        <section aria-label={t`Without a network`} className="grid gap-3">
          <h2 className="flex items-center gap-3 text-3">
            <Trans>Without a network</Trans>
            {!isOnline && (
              <span className="font-text tracking-normal">
                <Badge kind="warn">
                  <WifiOff size={14} aria-hidden />
                  <Trans>Offline now</Trans>
                </Badge>
              </span>
            )}
          </h2>
          <ReadyList ready={data?.ready} />
          {data?.ready.pages && <AvailableOffline download={download} onChange={refetch} />}
        </section>
        <section aria-label={t`On this device`}>
          <h2 className="text-3">
            <Trans>On this device</Trans>
          </h2>
          <p className="mt-1 mb-2 text-ink-2">
            {quota === undefined ? (
              <Trans>{totalText} in all.</Trans>
            ) : (
              <Trans>
                {totalText} in all, of the {bytesText(quota)} that this browser allows.
              </Trans>
            )}{' '}
            {!isOnline && <Trans>What only a network brings back cannot be cleared now.</Trans>}
          </p>
          <ul className="border-rule border-t-[1.5px]">
            {parts.map((part) => (
              <PartRow
                key={part.name}
                part={part}
                size={data?.sizes[part.name]}
                onClear={async () => {
                  await part.clear();
                  download.measure();
                  await refetch();
                }}
              />
            ))}
          </ul>
        </section>
        <LastingSection isPersisted={data?.isPersisted} onChange={refetch} />
        <FileSection kinds={kinds} onChange={refetch} />
        {install}
      </div>
    </main>
  );
}
