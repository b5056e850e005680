import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '#features/library/category/category-page.tsx';
import { readCategorySearch } from '#features/library/category/category-search.ts';
import { prefetchCategory } from '#features/library/category/prefetch-category.ts';
import { Footer } from '#features/navigation/footer.tsx';
import { NotFoundPage } from '#features/navigation/not-found-page.tsx';

export const Route = createFileRoute('/{-$lang}/categories/$slug/')({
  validateSearch: readCategorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    prefetchCategory(context.queryClient, params.slug, deps);
  },
  component: Category,
});

function Category() {
  const navigate = Route.useNavigate();
  return (
    <>
      <CategoryPage
        slug={Route.useParams().slug}
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
        missing={<NotFoundPage />}
      />
      <Footer />
    </>
  );
}
