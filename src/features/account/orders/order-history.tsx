import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { errorText } from '#lib/error-text.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { Button } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersQuery } from './orders-query.ts';

interface OrderHistoryProps {
  userId: string;
  page: number;
}

export function OrderHistory({ userId, page }: OrderHistoryProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(ordersQuery(userId, page));
  const { data, isPlaceholderData, isFetching, refetch } = query;
  const problem = queryProblem(query);
  const section = useRef<HTMLElement>(null);
  const isWanted = useLocation().hash === 'orders';
  useEffect(() => {
    // The router looked for it before the account had loaded.
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted]);

  const totalPages = data?.pagination.totalPages ?? 0;
  const reason = problem && i18n._(errorText[problem.reason]);
  return (
    <section
      ref={section}
      id="orders"
      aria-labelledby="orders-title"
      className="border-rule border-t-[1.5px] pt-5"
    >
      <h2 id="orders-title" className="mb-4 text-3">
        <Trans>Orders</Trans>
      </h2>
      <div aria-busy={isFetching} className={isPlaceholderData ? 'opacity-60' : ''}>
        {data && data.pagination.total > 0 && <OrderTable orders={data.data} />}
        {data?.pagination.total === 0 && <NoOrders />}
        {!data && !problem && <span className="block h-40 rounded-print bg-skeleton" />}
      </div>
      {reason && !data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-2 text-md">{t`Your orders did not load. ${reason}`}</p>
          <Button onClick={() => refetch()}>
            <Trans>Load again</Trans>
          </Button>
        </div>
      )}
      {totalPages > 1 && (
        <div className="mt-4">
          <Pagination
            label={t`Pages of orders`}
            previousLabel={t`Newer orders`}
            nextLabel={t`Older orders`}
            pageLabel={(number) => t`Page ${number}`}
            current={page}
            total={totalPages}
            renderLink={(number, props) => (
              <Link
                from="/{-$lang}/profile"
                to="."
                search={number === 1 ? {} : { page: number }}
                resetScroll={false}
                {...props}
              />
            )}
          />
        </div>
      )}
    </section>
  );
}
