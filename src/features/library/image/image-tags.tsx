import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Image } from '#contract/image.ts';
import { localized } from '#lib/language.ts';
import { chipLook } from '#ui/chip.tsx';

interface ImageTagsProps {
  tags: Image['tags'];
  /** The category whose designs a tag narrows down; without one it is searched for. */
  categorySlug: string | undefined;
}

export function ImageTags({ tags, categorySlug }: ImageTagsProps) {
  const { t, i18n } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
      {tags.map(({ id, name }) => {
        const words = localized(name, i18n.locale);
        return (
          <li key={id}>
            {categorySlug ? (
              <Link
                to="/{-$lang}/categories/$slug"
                params={{ slug: categorySlug }}
                search={{ tags: id }}
                className={chipLook}
              >
                {words}
              </Link>
            ) : (
              <Link to="/{-$lang}/categories" search={{ query: words }} className={chipLook}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
