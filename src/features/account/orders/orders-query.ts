import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

export const ordersPerPage = 10;

/** A page of somebody's orders, newest first; the page before it stays until it is here. */
export const ordersQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['orders', userId, page],
    queryFn: ({ signal }) => {
      const query = { page: String(page), pageSize: String(ordersPerPage) };
      return unwrapResponse(api.payment.chargerecord.$get({ query }, withSignal(signal)));
    },
    placeholderData: keepPreviousData,
  });
