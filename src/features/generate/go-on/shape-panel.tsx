import { useLingui } from '@lingui/react/macro';
import type { ImageRatio } from '#contract/image.ts';
import { RatioShape, ratiosInOrder } from '../order/ratio-shape.tsx';

interface ShapePanelProps {
  /** The shape that the design has. */
  ratio: ImageRatio;
  onOrder: (ratio: ImageRatio) => void;
}

/** The other shapes; each has the design drawn at once. */
export function ShapePanel({ ratio, onOrder }: ShapePanelProps) {
  const { t } = useLingui();
  return (
    <fieldset className="col-span-full mx-2 mt-1 mb-2 border-line border-l-2 py-1 pl-3.5">
      <legend className="sr-only">{t`In another shape`}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {ratiosInOrder
          .filter((other) => other !== ratio)
          .map((other) => (
            <button
              key={other}
              type="button"
              onClick={() => onOrder(other)}
              className="grid min-h-14 min-w-0 place-items-center rounded-ctl border border-line hover:bg-wash"
            >
              <RatioShape ratio={other} />
            </button>
          ))}
      </div>
    </fieldset>
  );
}
