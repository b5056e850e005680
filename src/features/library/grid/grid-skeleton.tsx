import { useLingui } from '@lingui/react/macro';
import { Blank } from '#ui/pictures/blank.tsx';
import { Masonry } from '#ui/pictures/masonry.tsx';

/** The heights of what usually comes, in widths of a column. */
const blanks = [1, 1.33, 1, 1.5, 1, 1, 1.33, 1].map((height, place) => ({ height, place }));

/** Blank sheets, until the designs have come. */
export function GridSkeleton() {
  const { t } = useLingui();
  return (
    <Blank label={t`Loading…`}>
      <Masonry
        label={t`Designs`}
        things={blanks}
        keyOf={({ place }) => place}
        heightOf={({ height }) => height + 0.2}
        render={({ height }) => (
          <div aria-hidden>
            <span
              className="block rounded-print bg-skeleton shadow-print"
              style={{ aspectRatio: String(1 / height) }}
            />
            <span className="mt-3 block h-3.5 w-2/3 rounded-print bg-wash-2" />
          </div>
        )}
      />
    </Blank>
  );
}
