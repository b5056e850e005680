import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Category } from '#contract/category.ts';
import { categorySlug } from '#contract/category-slug.ts';
import { languagePrefix, localized } from '#lib/language.ts';

type CategoryLinkProps = Pick<ComponentProps<'a'>, 'className' | 'onClick'> & {
  category: Category;
  showsCount?: boolean;
};

/** Leads to a category from anywhere, by its name. */
export function CategoryLink({ category, showsCount = false, ...props }: CategoryLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link
      to="/{-$lang}/categories/$slug"
      params={{ lang: languagePrefix(i18n.locale), slug: categorySlug(category) }}
      {...props}
    >
      <span className="min-w-0 wrap-anywhere">{localized(category.name, i18n.locale)}</span>
      {showsCount && <span className="text-ink-3 text-xs tabular-nums">{category.imageCount}</span>}
    </Link>
  );
}
