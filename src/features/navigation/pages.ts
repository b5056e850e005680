import { msg } from '@lingui/core/macro';

/** The pages that the header, the menu and the footer lead to, in their order. A new page is one more entry. */
export const pages = [
  { to: '/{-$lang}', label: msg`Home` },
  { to: '/{-$lang}/create', label: msg({ message: 'Create', context: 'navigation' }) },
] as const;
