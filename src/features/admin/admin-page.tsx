import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { brand } from '#contract/brand.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { buttonLook } from '#ui/button.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { ActsSection } from './acts-section.tsx';
import { type AdminSection, adminSections } from './admin-section.ts';
import { PostsSection } from './posts-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { StatusSection } from './status-section.tsx';
import { UsersSection } from './users-section.tsx';

interface AdminPageProps {
  section: AdminSection;
  page: number;
}

/** What operators see and do. The server asks for their right with every call; this only spares others the refusals. */
export function AdminPage(props: AdminPageProps) {
  const { t } = useLingui();
  const user = useCurrentUser();
  usePageMeta({ title: `${t`Operation`} · ${brand.name}` });
  return (
    <main className="mx-auto min-h-[calc(100dvh-var(--header))] w-full max-w-[1040px] px-(--gutter) py-[clamp(32px,5vw,72px)]">
      <h1 className="mb-6 text-1 leading-tight">
        <Trans>Operation</Trans>
      </h1>
      {user === undefined && (
        <Blank label={t`Fetching…`}>
          <span className="block h-96 rounded-print bg-skeleton" />
        </Blank>
      )}
      {user?.isOperator && <Operated {...props} />}
      {user !== undefined && !user?.isOperator && (
        <AsideNote
          kind="empty"
          title={t`This page is for operators`}
          text={t`Your account has no right to it. Whoever runs this installation can give it to you.`}
        >
          <Link to="/{-$lang}" className={buttonLook({ variant: 'solid' })}>
            <Trans>To the start page</Trans>
          </Link>
        </AsideNote>
      )}
    </main>
  );
}

const sectionNames = {
  status: msg`Status`,
  users: msg`Accounts`,
  reports: msg`Reports`,
  posts: msg`Posts`,
  acts: msg`Acts`,
};

function Operated({ section, page }: AdminPageProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <nav
        aria-label={t`Parts of this page`}
        className="mb-8 flex flex-wrap gap-1 border-rule border-b-[1.5px]"
      >
        {adminSections.map((name) => (
          <Link
            key={name}
            from="/{-$lang}/admin"
            to="."
            search={name === 'status' ? {} : { section: name }}
            // The router would take the first part for current on every other, whose search has its own and more.
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={name === section ? 'page' : undefined}
            className="-mb-[1.5px] inline-flex min-h-11 items-center border-transparent border-b-[3px] px-1.5 text-ink-2 sm:px-3 text-md hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {i18n._(sectionNames[name])}
          </Link>
        ))}
      </nav>
      {section === 'status' && <StatusSection />}
      {section === 'users' && <UsersSection />}
      {section === 'reports' && <ReportsSection page={page} />}
      {section === 'posts' && <PostsSection />}
      {section === 'acts' && <ActsSection page={page} />}
    </>
  );
}
