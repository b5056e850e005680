import { msg } from '@lingui/core/macro';

/** The pages that the header, the menu and the footer lead to, in their order. A new page is one more entry. */
export const pages = [
  { to: '/{-$lang}', label: msg`Home` },
  { to: '/{-$lang}/create', label: msg({ message: 'Create', context: 'navigation' }) },
  { to: '/{-$lang}/preview', label: msg`Try on skin` },
  { to: '/{-$lang}/categories', label: msg`Inspiration` },
  { to: '/{-$lang}/pricing', label: msg`Pricing` },
  { to: '/{-$lang}/blog', label: msg`Blog` },
] as const;

/** What whoever is logged in comes back to; the menu on phones has it among the account's own. */
export const ownPages = [{ to: '/{-$lang}/creations', label: msg`My creations` }] as const;

/** What lies on this device; the footer and the menu of language and theme lead there. */
export const devicePage = { to: '/{-$lang}/storage', label: msg`Storage and offline` } as const;

/** Who we are, and what everybody has a right to read. */
export const companyPages = [
  { to: '/{-$lang}/about', label: msg`About` },
  { to: '/{-$lang}/privacy-policy', label: msg`Privacy` },
  { to: '/{-$lang}/terms', label: msg`Terms` },
  { to: '/{-$lang}/refund-policy', label: msg`Refunds` },
] as const;
