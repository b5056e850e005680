import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Category } from '#contract/category.ts';
import { categorySlug } from '#contract/category-slug.ts';
import { imageAtWidth, imageSources } from '#contract/image.ts';
import { localized } from '#lib/language.ts';
import { Art, RegisterMark, Stock } from '#ui/pictures/art.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { ColorToggle, SwappingArt, useColorSwap } from './grid/swapping-art.tsx';

/** Subjects in cells that share hairlines, like an uncut sheet. */
export function SubjectGrid({ categories, columns }: { categories: Category[]; columns: 4 | 6 }) {
  return (
    <ul className={`grid pt-px pl-px ${columnLooks[columns]}`}>
      {categories.map((category, place) => (
        <Subject key={category.id} category={category} columns={columns} isEager={place < columns} />
      ))}
    </ul>
  );
}

/** The same, before anything has been printed on it. */
export function BlankSubjects() {
  const { t } = useLingui();
  return (
    <Blank label={t`Loading…`}>
      <ul aria-hidden className={`grid pt-px pl-px ${columnLooks[4]}`}>
        {blanks.map((place) => (
          <li key={place} className="-mt-px -ml-px border border-rule bg-skeleton p-2.5 sm:p-3.5">
            <span className="block aspect-square" />
            <span className="mt-2.5 block h-11 max-sm:h-6" />
          </li>
        ))}
      </ul>
    </Blank>
  );
}

const blanks = Array.from({ length: 12 }, (_, place) => place);

const columnLooks = {
  4: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  6: 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-6',
} as const;

const sizes = {
  4: '(min-width: 1320px) 290px, (min-width: 1024px) 22vw, (min-width: 640px) 28vw, 40vw',
  6: '(min-width: 1320px) 190px, (min-width: 1024px) 14vw, (min-width: 640px) 21vw, 27vw',
} as const;

interface SubjectProps {
  category: Category;
  columns: keyof typeof columnLooks;
  isEager: boolean;
}

function Subject({ category, columns, isEager }: SubjectProps) {
  const { t, i18n } = useLingui();
  const swap = useColorSwap();
  const name = localized(category.name, i18n.locale);
  const { tattooUrl, sourceUrl, imageCount } = category;
  const [plain, color] = tattooUrl ? [tattooUrl, sourceUrl] : [sourceUrl, null];
  return (
    <li className="group/subject relative -mt-px -ml-px border border-stock-ink bg-stock text-stock-ink">
      <Link
        to="/{-$lang}/categories/$slug"
        params={{ slug: categorySlug(category) }}
        className="grid h-full grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-2 p-2.5 pb-3 text-md outline-offset-[-2px] sm:p-3.5"
        {...swap.handlers}
      >
        <Stock className="col-span-full mb-2.5 transition-transform duration-slow ease-out group-hover/subject:scale-[1.04] motion-reduce:transform-none">
          {plain ? (
            <SwappingArt
              alt=""
              plain={imageSources(plain)}
              color={color ? imageSources(color) : null}
              sizes={sizes[columns]}
              swap={swap}
              isEager={isEager}
            />
          ) : (
            <RegisterMark />
          )}
        </Stock>
        <b className="font-semibold leading-snug decoration-2 decoration-print-red underline-offset-4 group-hover/subject:underline wrap-anywhere max-sm:text-sm">
          {name}
        </b>
        <span className="text-[#655f55] text-sm tabular-nums max-sm:text-xs">{imageCount}</span>
        <span className="col-span-full mt-0.5 text-[#655f55] text-xs max-sm:hidden">
          {t`View all tattoos`}
        </span>
      </Link>
      {color && (
        <span className="pointer-events-none absolute inset-x-0 top-0 aspect-square *:pointer-events-auto">
          <ColorToggle swap={swap}>
            <Art alt="" src={imageAtWidth(color, 160)} loading="lazy" />
          </ColorToggle>
        </span>
      )}
    </li>
  );
}
