import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#features/account/require-login.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { PricingPage } from '#features/pricing/pricing-page.tsx';
import { readPricingSearch, returnedPayment } from '#features/pricing/pricing-search.ts';
import { loadMessages } from '#lib/i18n.ts';
import { plansQuery } from '#lib/plans.ts';

export const Route = createFileRoute('/{-$lang}/pricing')({
  validateSearch: readPricingSearch,
  beforeLoad: (entering) => {
    // Whoever buys has an account, and comes back to the checkout once logged in.
    if (entering.search.plan || returnedPayment(entering.search)) requireLogin(entering);
  },
  loader: async ({ context }) => {
    context.queryClient.prefetchQuery(plansQuery);
    await loadMessages('pricing');
  },
  component: Pricing,
});

function Pricing() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <PricingPage
        planCode={search.plan ?? null}
        paymentId={returnedPayment(search)}
        wasCancelled={search.payment === 'cancel'}
        onChoose={(plan) => navigate({ search: { plan } })}
        onBack={() => navigate({ search: {}, replace: true, resetScroll: false })}
        onStart={() => navigate({ to: '/{-$lang}/create', search: {} })}
      />
      <Footer />
    </>
  );
}
