import { useLingui } from '@lingui/react';
import { useCurrentUser } from '#lib/current-user.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';
import { asFreeUser, isForMembers, type Order } from './order.ts';

/** What only members may choose, for whoever is looking at the form. */
export function useMemberChoices() {
  const { i18n } = useLingui();
  const user = useCurrentUser();
  // While the profile is on its way nothing is kept from anybody: the server has the last word.
  const isFree = user === null || user?.membershipLevel === 'free';
  return {
    isFree,
    /** The order as this person may place it. */
    permitted: (order: Order): Order => (isFree ? asFreeUser(order) : order),
    /** Whether this person may choose that; if not, they are told why. */
    mayChoose: (changes: Partial<Order>): boolean => {
      if (!isFree || !isForMembers(changes)) return true;
      showToast({ id: 'members', kind: 'info', text: i18n._(errorText.PREMIUM_REQUIRED) });
      return false;
    },
  };
}
