import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const perPage = '20';
/** What is shown of the present is looked at again that often. */
const statusEveryMs = 10_000;

/** What all queries of these pages begin with: nothing of them is kept on the device. */
export const adminKey = 'admin';

export const statusQuery = queryOptions({
  queryKey: [adminKey, 'status'],
  queryFn: ({ signal }) => unwrapResponse(api.admin.status.$get({}, withSignal(signal))),
  refetchInterval: statusEveryMs,
});

export const usersQuery = (text: string) =>
  queryOptions({
    queryKey: [adminKey, 'users', text],
    queryFn: ({ signal }) => unwrapResponse(api.admin.users.$get({ query: { text } }, withSignal(signal))),
    placeholderData: keepPreviousData,
  });

/** The latest of an account's ledger. */
export const userCreditsQuery = (id: string) =>
  queryOptions({
    queryKey: [adminKey, 'credits', id],
    queryFn: ({ signal }) => {
      const query = { pageSize: perPage };
      return unwrapResponse(
        api.admin.users[':id'].credits.$get({ param: { id }, query }, withSignal(signal)),
      );
    },
  });

export const reportsQuery = (page: number, withResolved: boolean) =>
  queryOptions({
    queryKey: [adminKey, 'reports', page, withResolved],
    queryFn: ({ signal }) => {
      const query = {
        currentPage: String(page),
        pageSize: perPage,
        withResolved: withResolved ? 'true' : 'false',
      } as const;
      return unwrapResponse(api.admin.reports.$get({ query }, withSignal(signal)));
    },
    placeholderData: keepPreviousData,
  });

export const postsQuery = queryOptions({
  queryKey: [adminKey, 'posts'],
  queryFn: ({ signal }) => unwrapResponse(api.admin.posts.$get({}, withSignal(signal))),
});

export const actsQuery = (page: number) =>
  queryOptions({
    queryKey: [adminKey, 'acts', page],
    queryFn: ({ signal }) => {
      const query = { currentPage: String(page), pageSize: perPage };
      return unwrapResponse(api.admin.acts.$get({ query }, withSignal(signal)));
    },
    placeholderData: keepPreviousData,
  });
