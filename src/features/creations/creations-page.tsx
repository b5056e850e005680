import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import type { GeneratedImage, KeptSource } from '#contract/image.ts';
import type { Style } from '#contract/style.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { Designs } from './designs.tsx';
import type { CreationsSearch } from './filters/creations-search.ts';
import { useCreations } from './list/use-creations.ts';
import { Uploads } from './uploads/uploads.tsx';

interface CreationsPageProps {
  account: string;
  search: CreationsSearch;
  onSearch: (search: CreationsSearch) => void;
  styles: readonly Style[];
  /** Opens a design to be looked at closely. */
  onOpen: (image: GeneratedImage) => void;
  onUse: (source: KeptSource) => void;
}

/** Everything of one's own: what was drawn, and what was uploaded to be redrawn. */
export function CreationsPage({ account, search, onSearch, styles, onOpen, onUse }: CreationsPageProps) {
  const { t } = useLingui();
  usePageMeta({ title: `${t`My creations`} · ${brand.name}` });
  const creations = useCreations(account, search);
  const { total } = creations;
  const isUploads = search.tab === 'uploads';
  return (
    <main className="page-wide pt-6 pb-16 md:pt-8">
      <div className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1.5">
        <h1 className="text-[clamp(2.75rem,1.8rem+4vw,5rem)] leading-tight tracking-[-.022em] wrap-anywhere">
          <Trans>My creations</Trans>
        </h1>
        {total !== undefined && !isUploads && (
          <p role="status" className="font-medium text-[1.125rem] text-ink-3 leading-none tabular-nums">
            {plural(total, { one: '# design', other: '# designs' })}
          </p>
        )}
      </div>
      <nav aria-label={t`Parts of this page`} className="mt-3 mb-5 flex gap-6 border-hair border-b">
        <Tab search={{}} isHere={!isUploads}>
          <Trans context="tab">Designs</Trans>
        </Tab>
        <Tab search={{ tab: 'uploads' }} isHere={isUploads}>
          <Trans>Uploaded pictures</Trans>
        </Tab>
      </nav>
      {isUploads ? (
        <Uploads account={account} onUse={onUse} />
      ) : (
        <Designs
          account={account}
          creations={creations}
          search={search}
          styles={styles}
          onOpen={onOpen}
          onSearch={onSearch}
        />
      )}
    </main>
  );
}

interface TabProps {
  search: CreationsSearch;
  isHere: boolean;
  children: ReactNode;
}

function Tab({ search, isHere, children }: TabProps) {
  return (
    <Link
      to="/{-$lang}/creations"
      search={search}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isHere ? 'page' : undefined}
      className="relative flex min-h-11 items-center font-medium text-ink-2 text-md hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-1 aria-[current=page]:after:bg-accent"
    >
      {children}
    </Link>
  );
}
