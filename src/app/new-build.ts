/**
 * Loads the page anew when a part of the app is gone because a new build has taken its place. It does so only where
 * the page would come with another build than this one, and so never twice.
 */
export function followNewBuilds(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (await isReplaced()) location.reload();
  });
}

/** Whether the server's page begins with another file than this. */
async function isReplaced(): Promise<boolean> {
  const { pathname } = new URL(import.meta.url);
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(pathname);
  } catch {
    // Without a network parts fail as well; they are asked for again.
    return false;
  }
}
