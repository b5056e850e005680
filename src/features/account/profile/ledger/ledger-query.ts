import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const linesPerPage = 20;

/** A page of somebody's ledger, newest first; the page before it stays until it is here. */
export const ledgerQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['ledger', userId, page],
    queryFn: ({ signal }) => {
      const query = { currentPage: String(page), pageSize: String(linesPerPage) };
      return unwrapResponse(api.credits.$get({ query }, withSignal(signal)));
    },
    placeholderData: keepPreviousData,
  });
