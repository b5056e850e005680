import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Clock } from 'lucide-react';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { OrdersLink } from './orders-link.tsx';

interface WaitingForResultProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** While nobody knows what came of a payment, and when it could not be found out. */
export function WaitingForResult({ query }: WaitingForResultProps) {
  const { t, i18n } = useLingui();
  if (!query.error) {
    return (
      <Notice
        picture={<Clock size={56} strokeWidth={1} className="text-stencil" />}
        title={<Trans>Checking your payment</Trans>}
        text={
          <span role="status">
            <Trans>This takes a few seconds. Stay on this page.</Trans>
          </span>
        }
      />
    );
  }
  return (
    <Notice
      picture={<CircleAlert size={56} strokeWidth={1} className="text-err" />}
      title={<Trans>We could not check your payment</Trans>}
      text={<span role="alert">{i18n._(errorText[toAppError(query.error).reason])}</span>}
    >
      <Button variant="solid" onClick={() => query.refetch()} busyLabel={query.isFetching && t`Checking…`}>
        <Trans>Check again</Trans>
      </Button>
      <OrdersLink />
    </Notice>
  );
}
