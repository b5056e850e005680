import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#contract/brand.ts';
import { TextLink } from '#ui/text-link.tsx';
import { languageOptions, useLanguage } from './display-choices.ts';
import { HomeLink } from './home-link.tsx';
import { PageLink } from './page-link.tsx';
import { pages } from './pages.ts';

/** Stands below the pages that scroll. */
export function Footer() {
  const { t, i18n } = useLingui();
  const [, chooseLanguage] = useLanguage();
  return (
    <footer className="mt-(--section) border-rule border-t-[1.5px] pt-14 pb-[calc(40px+env(safe-area-inset-bottom))]">
      <div className="mx-auto w-full max-w-[1320px] px-(--gutter)">
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-[2fr_1fr_1fr]">
          <div>
            <HomeLink />
            <p className="mt-2 max-w-[24em] text-ink-2 text-sm">
              <Trans>Designs to take to your artist. They do the tattoo; you bring the idea.</Trans>
            </p>
          </div>
          <nav aria-label={t`Footer`}>
            <h2 className="mb-2 font-semibold font-text text-sm tracking-normal">
              <Trans>Tools</Trans>
            </h2>
            <ul>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} className={entryLook}>
                    {i18n._(label)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="mb-2 font-semibold font-text text-sm tracking-normal">
              <Trans>Contact</Trans>
            </h2>
            <a href={`mailto:${brand.contactEmail}`} className={entryLook}>
              {brand.contactEmail}
            </a>
          </div>
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

const entryLook =
  'inline-flex min-h-11 items-center text-ink-2 text-md hover:underline sm:min-h-9 coarse:min-h-11';
