import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CapturedOrder, CreatedOrder, CreateOrder } from '#contract/payment.ts';
import type { Plan } from '#contract/plan.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { markBusy } from '#lib/busy.ts';
import type { PaymentProblem } from './payment-problem.ts';

export type PaymentMethod = CreateOrder['method'];

/** Of a payment that went through, or is on its way. */
export type Paid = CapturedOrder & { status: Exclude<CapturedOrder['status'], 'DECLINED'> };

/** Orders a plan and takes its money. An order that was declined is paid another way; it is not ordered twice. */
export function usePayment(plan: Plan, onPaid: (paid: Paid) => void) {
  const queryClient = useQueryClient();
  const orders = useRef(new Map<PaymentMethod, CreatedOrder>());
  const [busyWith, setBusyWith] = useState<PaymentMethod | null>(null);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  /** The payment of which we have not heard what came of it. */
  const [uncertainId, setUncertainId] = useState<string | null>(null);

  /** The order that is to be paid; null when there is none, which has been said by then. */
  const order = async (method: PaymentMethod): Promise<CreatedOrder | null> => {
    setProblem(null);
    const known = orders.current.get(method);
    if (known) return known;
    const chargeType = plan.kind === 'pass' ? 'Credit' : 'Membership';
    const json = { planCode: plan.code, method, chargeType } as const;
    try {
      const created = await unwrapResponse(api.payment.order.$post({ json }));
      orders.current.set(method, created);
      return created;
    } catch (error) {
      setProblem({ order: toAppError(error).reason });
      return null;
    }
  };

  /** Takes the money of an order that the buyer has agreed to. It may be asked again: nothing is taken twice. */
  const capture = async (id: string): Promise<void> => {
    try {
      const param = { orderId: id };
      const captured = await unwrapResponse(api.payment.capture[':orderId'].$post({ param }));
      setUncertainId(null);
      if (isPaid(captured)) {
        for (const queryKey of [['profile'], ['orders'], ['ledger']]) {
          queryClient.invalidateQueries({ queryKey });
        }
        setProblem(null);
        onPaid(captured);
      } else setProblem(captured.declined ?? 'other');
    } catch (error) {
      const failure = toAppError(error);
      setUncertainId(failure.isPassing ? id : null);
      setProblem(failure.isPassing ? 'unknown' : { capture: failure.reason });
    }
  };

  /** The buyer closed the provider's window: their order is given up, and the next attempt is a new one. */
  const giveUp = async (method: PaymentMethod): Promise<void> => {
    setProblem('cancelled');
    const given = orders.current.get(method);
    orders.current.delete(method);
    if (!given) return;
    const call = api.payment.cancel[':orderId'].$post({ param: { orderId: given.id } });
    // An order that nobody pays does no harm: without this it is shown as unpaid rather than cancelled.
    await unwrapResponse(call).catch(() => undefined);
  };

  /** Keeps the page as it is, and says that it works, for as long as `work` takes. */
  const busily = async (method: PaymentMethod, work: () => Promise<void>): Promise<void> => {
    const done = markBusy();
    setBusyWith(method);
    try {
      await work();
    } finally {
      setBusyWith(null);
      done();
    }
  };

  return {
    ...{ order, capture, giveUp, busily, busyWith, problem, setProblem },
    lookAgain: uncertainId === null ? null : () => capture(uncertainId),
  };
}

export type Payment = ReturnType<typeof usePayment>;

function isPaid(captured: CapturedOrder): captured is Paid {
  return captured.status !== 'DECLINED';
}
