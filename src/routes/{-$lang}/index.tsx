import { createFileRoute } from '@tanstack/react-router';
import { PromptForm } from '#features/generate/order/prompt-form.tsx';
import { drawnQuery } from '#features/home/drawn-query.ts';
import { HomePage } from '#features/home/home-page.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { useOnPricing } from '#features/pricing/overlay/pricing-provider.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { lazyPart } from '#ui/lazy-part.ts';

export const Route = createFileRoute('/{-$lang}/')({
  // Most visits begin here, and the create page shares most of it.
  codeSplitGroupings: [],
  loader: ({ context }) => {
    context.queryClient.prefetchQuery(drawnQuery);
  },
  component: Home,
});

const SubjectGallery = lazyPart(async () => {
  const [part] = await Promise.all([import('#features/library/subject-gallery.tsx'), loadMessages('rest')]);
  return part.SubjectGallery;
});

function Home() {
  const navigate = Route.useNavigate();
  const onPricing = useOnPricing();
  return (
    <>
      <HomePage
        gallery={<SubjectGallery />}
        ticket={
          <PromptForm
            onPricing={onPricing}
            onCreate={(order) =>
              navigate({ to: '/{-$lang}/create', state: { order: { ...order, start: true } } })
            }
          />
        }
      />
      <Footer />
    </>
  );
}
