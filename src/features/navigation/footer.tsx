import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#contract/brand.ts';
import { TextLink } from '#ui/text-link.tsx';
import { CategoryLink } from './category-link.tsx';
import { languageOptions, useLanguage } from './display-choices.ts';
import { HomeLink } from './home-link.tsx';
import { PageLink } from './page-link.tsx';
import { companyPages, devicePage, pages } from './pages.ts';
import { usePopularCategories } from './popular-categories.ts';

/** Stands below the pages that scroll. */
export function Footer() {
  const { t } = useLingui();
  const [, chooseLanguage] = useLanguage();
  return (
    <footer
      className={`mt-(--section) border-rule border-t-[1.5px] pt-14 pb-[calc(80px+env(safe-area-inset-bottom))] ${laidOutWhenNear}`}
    >
      <div className="mx-auto w-full max-w-[1320px] px-(--gutter)">
        <div className="grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-4 lg:grid-cols-[2fr_1fr_3fr_1fr]">
          <div className="max-lg:col-span-full">
            <HomeLink />
            <p className="mt-2 max-w-[24em] text-ink-2 text-sm">
              <Trans>Designs to take to your artist. They do the tattoo; you bring the idea.</Trans>
            </p>
            <a href={`mailto:${brand.contactEmail}`} className={entryLook}>
              {brand.contactEmail}
            </a>
          </div>
          <FooterList label={t`Tools`} entries={pages} />
          <PopularCategories />
          <FooterList label={t`Company`} entries={[...companyPages, devicePage]} />
        </div>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 border-hair border-t pt-3 text-ink-3 text-sm">
          <span>
            © {new Date().getFullYear()} {brand.name}
          </span>
          <span className="flex gap-2">
            {languageOptions.map(({ value, label, lang }) => (
              <TextLink key={value} lang={lang} onClick={() => chooseLanguage(value)}>
                {label}
              </TextLink>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}

interface FooterListProps {
  label: string;
  entries: readonly (typeof pages | typeof companyPages | readonly [typeof devicePage])[number][];
}

function FooterList({ label, entries }: FooterListProps) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={label}>
      <h2 className={headingLook}>{label}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <PageLink to={entry.to} className={entryLook}>
              {i18n._(entry.label)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Far below the fold, a fifth of a page's elements: browsers find their styles once somebody comes near. */
const laidOutWhenNear =
  '[content-visibility:auto] [contain-intrinsic-block-size:1055px] sm:[contain-intrinsic-block-size:775px] lg:[contain-intrinsic-block-size:370px]';

/** Three columns, seven in each. */
function PopularCategories() {
  const { t } = useLingui();
  const categories = usePopularCategories();
  return (
    <nav aria-label={t`Popular subjects`} className="max-lg:order-last max-lg:col-span-full">
      <h2 className={headingLook}>{t`Popular subjects`}</h2>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-flow-col sm:grid-cols-3 sm:grid-rows-7">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryLink category={category} className={entryLook} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const headingLook = 'mb-2 font-semibold font-text text-sm tracking-normal';
const entryLook =
  'inline-flex min-h-11 items-center text-ink-2 text-md hover:underline sm:min-h-9 coarse:min-h-11';
