import { createFileRoute, redirect } from '@tanstack/react-router';

// The address of an earlier product, still linked to from elsewhere.
export const Route = createFileRoute('/{-$lang}/text-coloring-page')({
  beforeLoad: ({ search, location }) => {
    throw redirect({ to: '/{-$lang}/create', search, state: location.state, replace: true });
  },
});
