import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { Order } from '#contract/payment.ts';

interface Look {
  icon: LucideIcon;
  label: MessageDescriptor;
  color: string;
}

const unpaid: Look = { icon: CircleDashed, label: msg`Unpaid`, color: 'text-ink-3' };
/** Money on its way is in stencil blue: it is not permanent yet. */
const looks: Record<Order['status'], Look> = {
  success: { icon: CircleCheck, label: msg`Paid`, color: 'text-ok' },
  pending: { icon: Clock, label: msg`Pending`, color: 'text-stencil' },
  failed: { icon: CircleAlert, label: msg`Failed`, color: 'text-err' },
  refund: { icon: Undo2, label: msg`Refunded`, color: 'text-ink-2' },
  disputed: { icon: CircleAlert, label: msg`Disputed`, color: 'text-err' },
  unpaid,
  cancelled: unpaid,
};

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { i18n } = useLingui();
  const { icon: Icon, label, color } = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-sm ${color}`}>
      <Icon size={16} aria-hidden />
      {i18n._(label)}
    </span>
  );
}
