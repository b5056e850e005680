import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '#features/blog/blog-page.tsx';
import { readBlogSearch } from '#features/blog/blog-search.ts';
import { Footer } from '#features/navigation/footer.tsx';

export const Route = createFileRoute('/{-$lang}/blog/')({
  validateSearch: readBlogSearch,
  component: Blog,
});

function Blog() {
  const { page = 1 } = Route.useSearch();
  return (
    <>
      <BlogPage page={page} />
      <Footer />
    </>
  );
}
