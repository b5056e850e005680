import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '#ui/button.tsx';

export function OrdersLink() {
  return (
    <Link to="/{-$lang}/profile" hash="orders" className={buttonLook({ size: 'large' })}>
      <Trans>Your orders</Trans>
    </Link>
  );
}
