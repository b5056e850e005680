import { useLingui } from '@lingui/react/macro';
import { Blank } from '#ui/pictures/blank.tsx';

/** Blank sheets where one's designs will hang. */
export function GridSkeleton() {
  const { t } = useLingui();
  return (
    <Blank label={t`Loading your designs…`}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-5.5 lg:grid-cols-4 lg:gap-7">
        {Array.from({ length: 8 }, (_, place) => (
          <span
            key={place}
            className="aspect-square animate-pulse rounded-print bg-skeleton motion-reduce:animate-none"
          />
        ))}
      </div>
    </Blank>
  );
}
