import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeQuote } from '#contract/membership-change.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';

/** Changes the membership as quoted. Where the provider asks its buyers on a page of its own, it leads there. */
export function useChange(onDone: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ planCode, dueNow }: ChangeQuote) => {
      const order = await unwrapResponse(api.subscription.change.$post({ json: { planCode, dueNow } }));
      if (order.approveUrl) {
        location.assign(order.approveUrl);
        return null;
      }
      const param = { orderId: order.id };
      return unwrapResponse(api.payment.capture[':orderId'].$post({ param }));
    },
    onSuccess: (captured) => {
      if (!captured || captured.status === 'DECLINED') return;
      showToast({
        id: 'profile',
        kind: 'success',
        text:
          captured.status === 'COMPLETED'
            ? t`Your membership has changed.`
            : t`The change is arranged. It happens by itself.`,
      });
      onDone();
    },
    // What failed may have happened all the same, and a quote that was refused has changed.
    onSettled: () =>
      Promise.all(
        [['profile'], ['orders'], ['ledger'], ['change-quote']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const problem: MessageDescriptor | null = change.error
    ? errorText[toAppError(change.error).reason]
    : change.data?.status === 'DECLINED'
      ? msg`The payment failed. Nothing was charged, and your membership stays as it was.`
      : null;
  return { start: change.mutate, isPending: change.isPending, problem };
}
