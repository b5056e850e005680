import { createFileRoute, redirect } from '@tanstack/react-router';

// The older address of the prices, still linked to from elsewhere.
export const Route = createFileRoute('/{-$lang}/price')({
  beforeLoad: ({ search, location }) => {
    throw redirect({ to: '/{-$lang}/pricing', search, state: location.state, replace: true });
  },
});
