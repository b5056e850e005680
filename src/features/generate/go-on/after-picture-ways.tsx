import { Trans } from '@lingui/react/macro';
import { Contrast, Spline } from 'lucide-react';
import type { GeneratedImage } from '#contract/image.ts';
import type { Order } from '../order/order.ts';
import { GoOnButton } from './go-on-button.tsx';
import { afterPicture } from './variations.ts';

interface AfterPictureWaysProps {
  image: GeneratedImage;
  /** In credits, what the composer's designs cost. */
  price: number;
  onOrder: (order: Order) => void;
}

/** What the composer draws after a model's picture. */
export function AfterPictureWays({ image, price, onOrder }: AfterPictureWaysProps) {
  return (
    <>
      <GoOnButton icon={Spline} price={price} onClick={() => onOrder(afterPicture(image, 'isLineArt'))}>
        <Trans>As line art, after this picture</Trans>
      </GoOnButton>
      <GoOnButton icon={Contrast} price={price} onClick={() => onOrder(afterPicture(image, 'inGreys'))}>
        <Trans>In black and white, after this picture</Trans>
      </GoOnButton>
    </>
  );
}
