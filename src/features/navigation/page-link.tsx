import { useLingui } from '@lingui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { languagePrefix } from '#lib/language.ts';

type PageLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick'> & { to: Page };

type Page = Extract<LinkProps['to'], '/{-$lang}' | `/{-$lang}/${string}`>;

/** A link to one of our pages in the language that is spoken, also from addresses that name none we know. */
export function PageLink(props: PageLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link
      params={{ lang: languagePrefix(i18n.locale) }}
      activeOptions={{ exact: true, includeSearch: false }}
      {...props}
    />
  );
}
