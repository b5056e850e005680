// Runs before the first paint. A file of its own, since the page allows no inline scripts.
(() => {
  function read(storage, key) {
    try {
      return storage().getItem(key);
    } catch {
      // Storage is blocked: as if nothing had been kept.
      return null;
    }
  }
  const device = () => localStorage;
  const tab = () => sessionStorage;
  const page = document.documentElement;

  // The choice is kept and changed by src/lib/theme.ts.
  const choice = read(device, 'theme');
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = isDark ? 'dark' : 'light';

  // What the server wrote is for visitors, in the language of the address: others wait for their own page.
  const isMember = read(device, 'session') !== null || read(tab, 'session') !== null;
  const hasPrefix = /^\/(zh|ja)(\/|$)/.test(location.pathname);
  const chosen = /"(en|zh|ja)"/.exec(read(device, 'language'))?.[1];
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const language = chosen ?? spoken.find((primary) => /^(en|zh|ja)$/.test(primary)) ?? 'en';
  if (isMember || (!hasPrefix && language !== 'en')) page.dataset.firstPaint = 'unfit';
})();
