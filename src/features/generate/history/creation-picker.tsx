import { Trans, useLingui } from '@lingui/react/macro';
import { type HandedDesign, handedDesign } from '#contract/handed-design.ts';
import { imageAtWidth } from '#contract/image.ts';
import { Button } from '#ui/button.tsx';
import { Art, liftLook, PrintButton, Stock } from '#ui/pictures/art.tsx';
import { useHistory } from './use-history.ts';

interface CreationPickerProps {
  onChoose: (design: HandedDesign) => void;
}

/** The reader's own designs to choose from; nothing when there are none. */
export function CreationPicker({ onChoose }: CreationPickerProps) {
  const { t } = useLingui();
  const { batches, hasMore, loadMore, isLoadingMore } = useHistory();
  const images = batches.flatMap((batch) => batch.images);
  if (images.length === 0) return null;
  return (
    <section aria-label={t`My creations`}>
      <h3 className="mb-3 text-[1.125rem]">
        <Trans>My creations</Trans>
      </h3>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {images.map((image) => (
          <li key={image.id}>
            <PrintButton
              aria-label={image.prompt}
              title={image.prompt}
              onClick={() => onChoose(handedDesign(image, image.prompt))}
              className="w-full"
            >
              <Stock className={liftLook}>
                <Art alt="" src={imageAtWidth(image.tattooUrl, 320)} loading="lazy" />
              </Stock>
            </PrintButton>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="ghost"
          size="small"
          onClick={loadMore}
          busyLabel={isLoadingMore && t`Loading…`}
          className="mt-2"
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}
