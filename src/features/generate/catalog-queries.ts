import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const freshForMs = 5 * 60 * 1000;

export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => unwrapResponse(api.styles.$get({}, withSignal(signal))),
  staleTime: freshForMs,
});

/** All that pictures can be ordered from: the flash composer first, then what image models there are. */
export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: ({ signal }) => unwrapResponse(api.engines.$get({}, withSignal(signal))),
  staleTime: freshForMs,
});
