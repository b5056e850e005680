import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const freshForMs = 5 * 60 * 1000;

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => unwrapResponse(api.styles.$get({}, withSignal(signal))),
  staleTime: freshForMs,
});

/** Which image provider is on, and what it may be called. */
export const engineQuery = queryOptions({
  queryKey: ['engine'],
  queryFn: ({ signal }) => unwrapResponse(api.engine.$get({}, withSignal(signal))),
  staleTime: freshForMs,
});
