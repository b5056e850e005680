import { createFileRoute } from '@tanstack/react-router';
import { loadLegalText } from '#contract/legal/load-legal-text.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { isLanguage } from '#lib/language.ts';

export const Route = createFileRoute('/{-$lang}/terms')({
  loader: ({ params: { lang } }) => loadLegalText('terms', isLanguage(lang) ? lang : 'en'),
  component: Legal,
});

function Legal() {
  return (
    <>
      <LegalPage text={Route.useLoaderData()} />
      <Footer />
    </>
  );
}
