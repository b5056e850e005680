import { useLingui } from '@lingui/react/macro';
import { Blank } from '#ui/pictures/blank.tsx';

export function BlankPosts() {
  const { t } = useLingui();
  return (
    <Blank label={t`Loading…`}>
      {[0, 1, 2].map((place) => (
        <div
          key={place}
          aria-hidden
          className="grid gap-x-8 gap-y-5 border-hair border-t py-8 sm:grid-cols-[200px_minmax(0,1fr)] md:py-10"
        >
          <span className="block aspect-[4/3] bg-skeleton shadow-print sm:aspect-square" />
          <div className="grid content-start gap-4">
            <span className="h-4 w-40 bg-wash-2" />
            <span className="h-9 w-4/5 bg-wash-2" />
            <span className="h-20 bg-wash" />
          </div>
        </div>
      ))}
    </Blank>
  );
}
