import { useLingui } from '@lingui/react/macro';
import { Blank } from '#ui/pictures/blank.tsx';

/** Blank cards, as large as they will be. */
export function OfferBlank() {
  const { t } = useLingui();
  return (
    <Blank label={t`Loading the prices…`}>
      <div className="grid gap-5 md:grid-cols-[1fr_1.12fr_1fr] lg:gap-6">
        {['first', 'second', 'third'].map((place) => (
          <span key={place} className="block h-[480px] rounded-panel bg-skeleton md:my-4" />
        ))}
      </div>
    </Blank>
  );
}
