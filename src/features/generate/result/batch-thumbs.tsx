import { useLingui } from '@lingui/react/macro';
import { type GeneratedImage, imageAtWidth } from '#contract/image.ts';
import type { Batch } from '#lib/batches.ts';
import { Art, Stock } from '#ui/pictures/art.tsx';

interface BatchThumbsProps {
  batch: Batch;
  selectedId: string;
  onSelect: (image: GeneratedImage) => void;
  /** How many stand beside each other. */
  className?: string;
}

export function BatchThumbs({ batch, selectedId, onSelect, className = '' }: BatchThumbsProps) {
  const { t } = useLingui();
  const designLabel = (number: number) => t`Design ${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={t`Designs in this set`} className={`grid grid-cols-4 gap-2.5 ${className}`}>
      {batch.images.map((image, place) => (
        <button
          key={image.id}
          type="button"
          aria-label={designLabel(place + 1)}
          aria-pressed={image.id === selectedId}
          onClick={() => onSelect(image)}
          className="group rounded-print"
        >
          <Stock
            style={{ aspectRatio: `${image.dimensions.width} / ${image.dimensions.height}` }}
            className="shadow-print outline-offset-2 group-aria-pressed:outline-[3px] group-aria-pressed:outline-ink"
          >
            <Art alt="" src={imageAtWidth(image.tattooUrl, 320)} />
          </Stock>
        </button>
      ))}
    </div>
  );
}
