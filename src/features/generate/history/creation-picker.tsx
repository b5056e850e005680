import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import { imageAtWidth } from '#contract/image.ts';
import { recipeOf } from '#contract/recipe-of.ts';
import { Button } from '#ui/button.tsx';
import { Art, liftLook, PrintButton, Stock } from '#ui/pictures/art.tsx';
import { useHistory } from './use-history.ts';

interface CreationPickerProps {
  /** Called with the picture in the size that is worked with, its words, and what it was drawn from. */
  onChoose: (url: string, name: string, recipe: DrawingRecipe | null) => void;
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
              onClick={() => onChoose(imageAtWidth(image.tattooUrl, 1024), image.prompt, recipeOf(image))}
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
