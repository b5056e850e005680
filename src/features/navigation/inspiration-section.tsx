import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { CategoryLink } from './category-link.tsx';
import { PageLink } from './page-link.tsx';
import { usePopularCategories } from './popular-categories.ts';

/** The library in the menu on phones: the popular categories, folded up. */
export function InspirationSection({ onLeave }: { onLeave: () => void }) {
  const categories = usePopularCategories();
  return (
    <details className="group border-hair border-b">
      <summary className={`${menuEntryLook} border-0 justify-between`}>
        <Trans>Inspiration</Trans>
        <ChevronDown
          size={22}
          aria-hidden
          className="transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-2 gap-x-5 pb-4">
        {categories.map((category) => (
          <li key={category.id} className="min-w-0">
            <CategoryLink category={category} onClick={onLeave} className={subEntryLook} />
          </li>
        ))}
        <li className="col-span-full">
          <PageLink to="/{-$lang}/categories" onClick={onLeave} className={`${subEntryLook} font-semibold`}>
            <Trans>View all</Trans>
          </PageLink>
        </li>
      </ul>
    </details>
  );
}

export const menuEntryLook =
  'flex min-h-15 items-center border-hair border-b font-display font-semibold text-[1.625rem] leading-tight aria-[current=page]:underline aria-[current=page]:decoration-3 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8';
const subEntryLook = 'flex min-h-11 items-center text-ink-2 text-md';
