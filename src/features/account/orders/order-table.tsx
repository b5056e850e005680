import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/payment.ts';
import { formatAmount } from '#lib/money.ts';
import { usePlanName } from '../plan-name.ts';
import { OrderStatus } from './order-status.tsx';
import { orderNumber } from './order-text.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** On phones the number and the day stand below the plan, and the status below the amount. */
export function OrderTable({ orders }: { orders: Order[] }) {
  return (
    <table className="w-full border-collapse text-left text-md">
      <thead className="text-ink-3 text-xs">
        <tr className="*:pb-2 *:pr-4 *:font-medium">
          <th scope="col">
            <Trans>Plan</Trans>
          </th>
          <th scope="col" className="hidden lg:table-cell">
            <Trans>Order</Trans>
          </th>
          <th scope="col" className="hidden sm:table-cell">
            <Trans>Day</Trans>
          </th>
          <th scope="col" className="hidden sm:table-cell">
            <Trans>Status</Trans>
          </th>
          <th scope="col" className="pr-0! text-right">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.orderId} {...order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ orderId, planCode, creditsAdded, amount, currency, createdAt, ...order }: Order) {
  const { i18n } = useLingui();
  const planName = usePlanName();
  const number = orderNumber(orderId);
  const day = i18n.date(createdAt, { dateStyle: 'medium' });
  return (
    <tr className="border-hair border-t align-top *:py-3.5 *:pr-4">
      <th scope="row" className="font-normal">
        <span className="block font-semibold">{planName(planCode)}</span>
        <span className="block text-ink-2 text-sm">
          {creditsAdded > 0 ? (
            <Plural value={creditsAdded} one="# credit" other="# credits" />
          ) : (
            <Trans>No credits yet</Trans>
          )}
        </span>
        <span className="block text-ink-3 text-sm sm:hidden">{day}</span>
        <span className="block text-ink-3 text-xs tabular-nums lg:hidden">{number}</span>
        <ReceiptButton orderId={orderId} receiptNumber={order.receiptNumber} />
      </th>
      <td title={orderId} className="hidden text-ink-2 text-sm tabular-nums lg:table-cell">
        {number}
      </td>
      <td className="hidden whitespace-nowrap text-ink-2 text-sm sm:table-cell">{day}</td>
      <td className="hidden sm:table-cell">
        <OrderStatus status={order.status} />
      </td>
      <td className="whitespace-nowrap pr-0! text-right font-semibold tabular-nums">
        {formatAmount(amount, currency, i18n.locale)}
        <span className="mt-1 block sm:hidden">
          <OrderStatus status={order.status} />
        </span>
      </td>
    </tr>
  );
}
