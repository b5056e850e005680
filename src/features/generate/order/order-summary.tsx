import { useLingui } from '@lingui/react/macro';
import { Dices, Pencil } from 'lucide-react';
import { type GeneratedImage, imageAtWidth } from '#contract/image.ts';
import { Art, Stock } from '#ui/pictures/art.tsx';
import type { Order } from './order.ts';
import { useOrderLine } from './use-order-line.ts';

interface OrderSummaryProps {
  order: Order;
  picture: GeneratedImage | undefined;
  onUnfold: () => void;
}

/** The order in two lines, on phones while something is being shown. */
export function OrderSummary({ order, picture, onUnfold }: OrderSummaryProps) {
  const { t } = useLingui();
  const line = useOrderLine(order);
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onUnfold}
      className="flex w-full items-center gap-3 px-5 py-4 text-left leading-snug md:hidden"
    >
      <Stock className="w-12 flex-none shadow-print">
        {picture ? (
          <Art alt="" src={imageAtWidth(picture.tattooUrl, 160)} />
        ) : (
          <Dices size={20} aria-hidden />
        )}
      </Stock>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t`Change the words`}:</span>
        <span className="line-clamp-2 pb-0.5 font-display font-semibold text-[1.0625rem] leading-[1.25]">
          {order.prompt || t`From a picture`}
        </span>
        <span className="block text-ink-3 text-xs">{line}</span>
      </span>
      <Pencil size={18} aria-hidden />
    </button>
  );
}
