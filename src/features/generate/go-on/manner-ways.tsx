import { Trans } from '@lingui/react/macro';
import { CaretsToAxisDashedVertical, Eraser, Spline } from 'lucide-react';
import type { GeneratedImage } from '#contract/image.ts';
import type { Order } from '../order/order.ts';
import { GoOnButton } from './go-on-button.tsx';
import { hasManner, inManner, isAfterModel } from './variations.ts';

interface MannerWaysProps {
  image: GeneratedImage;
  /** In credits; null costs nothing. */
  price: number | null;
  onOrder: (order: Order) => void;
}

/** What the composer draws otherwise of the same design; of a model's picture it has lines alone. */
export function MannerWays({ image, price, onOrder }: MannerWaysProps) {
  const isLineArt = hasManner(image, 'isLineArt');
  const isBare = hasManner(image, 'isBare');
  const hasScene = !isAfterModel(image);
  return (
    <>
      {hasScene && (
        <GoOnButton
          icon={CaretsToAxisDashedVertical}
          price={price}
          onClick={() => onOrder(inManner(image, 'isMirrored', !hasManner(image, 'isMirrored')))}
        >
          <Trans>Mirrored</Trans>
        </GoOnButton>
      )}
      <GoOnButton
        icon={Spline}
        price={price}
        onClick={() => onOrder(inManner(image, 'isLineArt', !isLineArt))}
      >
        {isLineArt ? <Trans>Shaded again</Trans> : <Trans>Line art only</Trans>}
      </GoOnButton>
      {hasScene && (
        <GoOnButton icon={Eraser} price={price} onClick={() => onOrder(inManner(image, 'isBare', !isBare))}>
          {isBare ? <Trans>With ornaments again</Trans> : <Trans>Nothing around it</Trans>}
        </GoOnButton>
      )}
    </>
  );
}
