import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { handedDesign } from '#contract/handed-design.ts';
import { enginesQuery } from '#features/generate/catalog-queries.ts';
import { CreatePage } from '#features/generate/create-page.tsx';
import { readOrderRequest } from '#features/generate/order/order.ts';
import { designName } from '#lib/design-name.ts';
import { loadMessages } from '#lib/i18n.ts';
import '#features/generate/order/handed-order.ts';
import '#features/preview/handed-design.ts';
import { useOnPricing } from '#features/pricing/overlay/pricing-provider.tsx';
import { useOpenViewer } from '#features/viewer/open-viewer.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { showToast } from '#ui/show-toast.ts';

export const Route = createFileRoute('/{-$lang}/create')({
  validateSearch: readOrderRequest,
  // What can be ordered depends on it: coming later it would move what is below.
  loader: ({ context }) => {
    context.queryClient.prefetchQuery(enginesQuery);
  },
  component: Create,
});

/** Only after a drawing, and only where the app can be installed and is not. */
const InstallOffer = lazyPart(async () => {
  const [{ InstallOffer }] = await Promise.all([
    import('#features/pwa/install/install-offer.tsx'),
    loadMessages('install'),
  ]);
  return InstallOffer;
});

function Create() {
  const { t, i18n } = useLingui();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { href, state } = useLocation();
  const openViewer = useOpenViewer();
  const [handed, setHanded] = useState({ order: state.order ?? {}, count: 0 });
  const { start = false, isDrawnHere = false, ...order } = handed.order;

  const onPricing = useOnPricing();

  useEffect(() => {
    // Handed over once: a reload must not start it again, nor overwrite what was typed since.
    if (!state.order) return;
    // One that comes while the page stands has it begin anew.
    if (state.order !== handed.order) setHanded({ order: state.order, count: handed.count + 1 });
    navigate({ search: true, replace: true, state: {} });
  }, [state.order, handed, navigate]);

  return (
    <CreatePage
      key={handed.count}
      search={search}
      handed={order}
      startsAtOnce={start}
      isDrawnHere={isDrawnHere}
      onPricing={onPricing}
      onSearchChange={(left) => navigate({ search: left, replace: true, resetScroll: false })}
      onTryOn={(image) =>
        navigate({
          to: '/{-$lang}/preview',
          state: { design: handedDesign(image, designName(image, i18n.locale)) },
        })
      }
      afterDrawing={
        <Suspense>
          <InstallOffer />
        </Suspense>
      }
      onOpen={(image) => openViewer(image)}
      onOpenImage={({ id }) => navigate({ to: '/{-$lang}/image/$image', params: { image: id } })}
      onLoginNeeded={() => {
        showToast({ id: 'session', kind: 'info', text: t`Log in first. Your words stay here.` });
        navigate({ to: '/{-$lang}/login', state: { from: href } });
      }}
    />
  );
}
