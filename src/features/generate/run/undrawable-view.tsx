import { Trans, useLingui } from '@lingui/react/macro';
import { Droplet, Type } from 'lucide-react';
import { Button, ButtonCost } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stock } from '#ui/pictures/art.tsx';
import { useEngines } from '../engine/use-engines.ts';
import type { Order } from '../order/order.ts';

interface UndrawableViewProps {
  order: Order;
  onRetry: (order: Order) => void;
  onChangeWords: () => void;
}

/** Asks before it costs anything: of these words nothing can be drawn, but they can be written. */
export function UndrawableView({ order, onRetry, onChangeWords }: UndrawableViewProps) {
  const { t } = useLingui();
  const { priceOf } = useEngines();
  return (
    <Notice
      picture={
        <Stock className="w-40 shadow-print">
          <Type size={56} strokeWidth={1} className="text-print-blue" />
        </Stock>
      }
      title={<Trans>What should be in it?</Trans>}
      text={t`Nothing in these words can be drawn: name an animal, a flower, a thing. Or have the words themselves written out. Nothing was taken so far.`}
    >
      <Button variant="solid" onClick={onChangeWords}>
        <Trans>Change the words</Trans>
      </Button>
      <Button onClick={() => onRetry({ ...order, isWritten: true })}>
        <Trans>Write them out</Trans>
        <ButtonCost>
          <Droplet size={15} aria-hidden />
          {order.outputs * priceOf(order.engine)}
        </ButtonCost>
      </Button>
    </Notice>
  );
}
