import { queryOptions } from '@tanstack/react-query';
import { answer, api, until } from '#lib/api-client.ts';

const freshForMs = 5 * 60 * 1000;

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => answer(api.styles.$get({}, until(signal))),
  staleTime: freshForMs,
});

/** Which image provider is on, and what it may be called. */
export const engineQuery = queryOptions({
  queryKey: ['engine'],
  queryFn: ({ signal }) => answer(api.engine.$get({}, until(signal))),
  staleTime: freshForMs,
});
