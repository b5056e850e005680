import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import type { Order } from '#contract/payment.ts';
import { api } from '#lib/api-client.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useDownload } from '../use-download.ts';

/** Fetches the receipt of an order that was paid, as PDF. */
export function ReceiptButton({ orderId, receiptNumber }: Pick<Order, 'orderId' | 'receiptNumber'>) {
  const { t, i18n } = useLingui();
  const { fetchedBytes, error, start } = useDownload(
    (options) => api.payment.receipt[':orderId'].$get({ param: { orderId } }, options),
    `inkwright-${receiptNumber}.pdf`,
  );
  if (receiptNumber === null) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="-ml-2.5"
        aria-label={t`Receipt ${receiptNumber}`}
        onClick={start}
        busyLabel={fetchedBytes !== null && t`Loading…`}
      >
        <FileDown size={16} aria-hidden />
        <Trans>Receipt</Trans>
      </Button>
      <FieldError id={`receipt-error-${receiptNumber}`}>
        {error && i18n._(errorText[error.reason])}
      </FieldError>
    </>
  );
}
