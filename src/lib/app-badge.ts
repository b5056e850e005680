let unseen = 0;

/**
 * Counts something that was finished while nobody looks, on the installed app's icon. It goes away once somebody does.
 * Browsers that know no such badge show none, and neither do pages that are not installed.
 */
export function countUnseen(): void {
  if (!document.hidden || !('setAppBadge' in navigator)) return;
  unseen += 1;
  // A system may refuse: whoever comes back sees what is done all the same.
  navigator.setAppBadge(unseen).catch(() => undefined);
  document.addEventListener('visibilitychange', clearOnceSeen);
}

function clearOnceSeen(): void {
  if (document.hidden) return;
  document.removeEventListener('visibilitychange', clearOnceSeen);
  unseen = 0;
  navigator.clearAppBadge().catch(() => undefined);
}
