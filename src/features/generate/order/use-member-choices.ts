import { useCurrentUser } from '#lib/current-user.ts';
import { asFreeUser, isForMembers, type Order } from './order.ts';

/** What only members may choose, for whoever is looking at the form; `onPricing` shows what opens it. */
export function useMemberChoices(onPricing: (reason: 'private' | 'four') => void) {
  const user = useCurrentUser();
  // While the profile is on its way nothing is kept from anybody: the server has the last word.
  const isFree = user === null || user?.membershipLevel === 'free';
  return {
    isFree,
    /** What is left to spend; undefined for visitors, and while the profile is on its way. */
    credits: user?.credits,
    /** The order as this person may place it. */
    permitted: (order: Order): Order => (isFree ? asFreeUser(order) : order),
    /** Whether this person may choose that; if not, they are shown what opens it. */
    mayChoose: (changes: Partial<Order>): boolean => {
      if (!isFree || !isForMembers(changes)) return true;
      onPricing(changes.isPublic === false ? 'private' : 'four');
      return false;
    },
  };
}
