import { createFileRoute, redirect } from '@tanstack/react-router';

// The address of an earlier product, still linked to from elsewhere.
export const Route = createFileRoute('/{-$lang}/image-coloring-page')({
  beforeLoad: ({ search, location }) => {
    throw redirect({
      to: '/{-$lang}/create',
      search: { ...search, from: 'picture' },
      state: location.state,
      replace: true,
    });
  },
});
