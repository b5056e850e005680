import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { loadMessages } from '#lib/i18n.ts';

export const Route = createFileRoute('/{-$lang}/about')({
  loader: () => loadMessages('about'),
  component: About,
});

function About() {
  return (
    <>
      <AboutPage />
      <Footer />
    </>
  );
}
