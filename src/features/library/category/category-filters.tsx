import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '#contract/category.ts';
import type { ImageRatio } from '#contract/image.ts';
import { localized } from '#lib/language.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { type CategorySearch, ratiosOffered, tagsOf, withTag } from './category-search.ts';
import { ratiosQuery } from './ratios-query.ts';

/** How many tags fit before they take over the page. */
const tagsAtOnce = 12;

interface CategoryFiltersProps {
  category: Category;
  search: CategorySearch;
  onChange: (search: CategorySearch) => void;
}

/** What of a category is shown, and in which order. */
export function CategoryFilters({ category, search, onChange }: CategoryFiltersProps) {
  const { t, i18n } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = tagsOf(search);
  const { tags: _, ...withoutTags } = search;
  const tags = category.tagCounts.filter(
    ({ tagId }, place) => showsAll || place < tagsAtOnce || chosen.includes(tagId),
  );
  return (
    <div className="flex items-start gap-x-8 gap-y-3 pt-5.5 pb-7.5 max-lg:flex-col">
      <fieldset className="min-w-0 max-lg:w-full">
        <legend className="sr-only">{t`Tags`}</legend>
        <ChipRow>
          <li>
            <Chip
              isPressed={chosen.length === 0}
              count={category.imageCount}
              onClick={() => onChange(withoutTags)}
            >
              <Trans>All</Trans>
            </Chip>
          </li>
          {tags.map(({ tagId, count, displayName }) => (
            <li key={tagId}>
              <Chip
                isPressed={chosen.includes(tagId)}
                count={count}
                onClick={() => onChange(withTag(search, tagId))}
              >
                {localized(displayName, i18n.locale)}
              </Chip>
            </li>
          ))}
          {tags.length < category.tagCounts.length && (
            <li>
              <Chip isPressed={false} onClick={() => setShowsAll(true)}>
                <Trans>More tags</Trans>
              </Chip>
            </li>
          )}
        </ChipRow>
      </fieldset>
      <div className="flex flex-none gap-2 lg:ml-auto">
        <RatioSelect categoryId={category.id} search={search} onChange={onChange} />
        <Select
          label={t`Sort by`}
          value={search.sort ?? 'popular'}
          options={[
            { value: 'popular', label: t`Most popular` },
            { value: 'new', label: t`Newest` },
          ]}
          onChange={(sort) => {
            const { sort: _, ...others } = search;
            onChange(sort === 'new' ? { ...others, sort } : others);
          }}
        />
      </div>
    </div>
  );
}

interface RatioSelectProps extends Pick<CategoryFiltersProps, 'search' | 'onChange'> {
  categoryId: string;
}

/** Offers the ratios that there are designs of, where there is more than one; all when that cannot be told. */
function RatioSelect({ categoryId, search, onChange }: RatioSelectProps) {
  const { t } = useLingui();
  const { data: known, isPending } = useQuery(ratiosQuery(categoryId));
  const offered = ratiosOffered(known, search);
  if (isPending || offered.length < 2) return null;
  return (
    <Select<ImageRatio | 'any'>
      label={t`Shape`}
      value={search.ratio ?? 'any'}
      options={[
        { value: 'any', label: t`Any shape` },
        ...offered.map((ratio) => ({ value: ratio, label: ratio })),
      ]}
      onChange={(ratio) => {
        const { ratio: _, ...others } = search;
        onChange(ratio === 'any' ? others : { ...others, ratio });
      }}
    />
  );
}
