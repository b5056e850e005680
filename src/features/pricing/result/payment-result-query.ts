import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const againMs = 3000;

/** Takes a payment that its buyer has agreed to: asked again it says what came of it, until that is settled. */
export const paymentResultQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payment-result', paymentId],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.payment.capture[':orderId'].$post({ param: { orderId: paymentId } }, withSignal(signal)),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.data?.status === 'PENDING' && againMs,
  });
