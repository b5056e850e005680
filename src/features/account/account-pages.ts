import { msg } from '@lingui/core/macro';
import { Droplet, Images, ReceiptText, UserRound } from 'lucide-react';

/** What the account's menus lead to, in their order. */
export const accountPages = [
  { to: '/{-$lang}/creations', hash: '', label: msg`My creations`, icon: Images },
  { to: '/{-$lang}/profile', hash: '', label: msg`Profile`, icon: UserRound },
  { to: '/{-$lang}/profile', hash: 'orders', label: msg`Orders`, icon: ReceiptText },
  { to: '/{-$lang}/profile/credits', hash: '', label: msg`Credits`, icon: Droplet },
] as const;
