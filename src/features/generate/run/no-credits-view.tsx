import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Droplet } from 'lucide-react';
import { freeCredits } from '#contract/credit.ts';
import { nextTopUp } from '#contract/top-up.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stock } from '#ui/pictures/art.tsx';
import { DrawHereButton } from '../device/draw-here-button.tsx';
import { useEngines } from '../engine/use-engines.ts';
import type { OnPricing } from '../on-pricing.ts';
import type { Order } from '../order/order.ts';

interface NoCreditsViewProps {
  order: Order;
  onRetry: (order: Order) => void;
  /** Null when this device cannot draw it. */
  onDrawHere: ((order: Order) => void) | null;
  onPricing: OnPricing;
}

/** What it takes, what is left, when there will be more, and how to have more at once. */
export function NoCreditsView({ order, onRetry, onDrawHere, onPricing }: NoCreditsViewProps) {
  const { t, i18n } = useLingui();
  const user = useCurrentUser();
  const each = useEngines().priceOf(order.engine);
  const credits = user?.credits ?? 0;
  const cost = order.outputs * each;
  const needed = plural(cost, {
    one: 'This takes # credit',
    other: 'This takes # credits',
  });
  const left = plural(credits, { one: 'you have # left', other: 'you have # left' });
  const canDrawOne = order.outputs > 1 && credits >= each;
  const at = user ? nextTopUp(user, new Date()) : null;
  const date = at && new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'long' }).format(at);
  const taken = t`${needed}, and ${left}. Nothing was taken, and your words are still here.`;
  const more = date && t`Your free credits are topped up to ${freeCredits} on ${date}.`;
  return (
    <Notice
      picture={
        <Stock className="w-40 shadow-print">
          <Droplet size={56} strokeWidth={1} className="text-print-blue" />
        </Stock>
      }
      title={<Trans>Not enough ink for that</Trans>}
      text={[taken, more].filter(Boolean).join(' ')}
    >
      {canDrawOne && (
        <Button variant="solid" onClick={() => onRetry({ ...order, outputs: 1 })}>
          <Trans>Draw one instead</Trans>
        </Button>
      )}
      <Button variant={canDrawOne ? 'outline' : 'solid'} onClick={() => onPricing('credits')}>
        <Trans>See the plans</Trans>
      </Button>
      {onDrawHere && <DrawHereButton onPress={() => onDrawHere(order)} />}
    </Notice>
  );
}
