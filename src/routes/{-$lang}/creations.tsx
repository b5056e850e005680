import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { requireLogin } from '#features/account/require-login.ts';
import { CreationsPage } from '#features/creations/creations-page.tsx';
import { readCreationsSearch } from '#features/creations/filters/creations-search.ts';
import { creationsQuery } from '#features/creations/list/creations-query.ts';
import { stylesQuery } from '#features/generate/catalog-queries.ts';
import '#features/generate/order/handed-order.ts';
import { useOpenViewer } from '#features/viewer/open-viewer.ts';
import { loadMessages } from '#lib/i18n.ts';
import { currentSession, useSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/creations')({
  validateSearch: readCreationsSearch,
  beforeLoad: requireLogin,
  loader: async ({ context, location }) => {
    const session = currentSession();
    if (session) {
      context.queryClient.prefetchInfiniteQuery(
        creationsQuery(session.userId, readCreationsSearch(location.search)),
      );
    }
    await loadMessages('creations');
  },
  component: Creations,
});

function Creations() {
  const navigate = Route.useNavigate();
  const openViewer = useOpenViewer();
  const search = Route.useSearch();
  const session = useSession();
  const { href } = useLocation();
  const { data: styles = [] } = useQuery(stylesQuery);
  const account = session?.userId;
  useEffect(() => {
    // Logged out here, or in another tab.
    if (!account) navigate({ to: '/{-$lang}/login', state: { from: href }, replace: true });
  }, [account, href, navigate]);
  if (!account) return null;
  return (
    <CreationsPage
      key={account}
      account={account}
      search={search}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      styles={styles}
      onOpen={openViewer}
      onUse={({ sourceImageId, scourceUrl, createdAt }) =>
        navigate({
          to: '/{-$lang}/create',
          state: {
            order: {
              from: 'picture',
              picture: JSON.stringify({
                ...{ sourceImageId, scourceUrl },
                name: i18n.date(new Date(createdAt), { dateStyle: 'medium' }),
              }),
            },
          },
        })
      }
    />
  );
}
