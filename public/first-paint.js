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
  // Kept by src/lib/test-payment-notice.ts: the page of the service worker does not say it.
  if (read(device, 'payments') === 'test') page.dataset.payments = 'test';

  // What the server wrote is for visitors, in the language of the address: others wait for their own page.
  const isMember = read(device, 'session') !== null || read(tab, 'session') !== null;
  const hasPrefix = /^\/(zh|ja)(\/|$)/.test(location.pathname);
  const chosen = /"(en|zh|ja)"/.exec(read(device, 'language'))?.[1];
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const language = chosen ?? spoken.find((primary) => /^(en|zh|ja)$/.test(primary)) ?? 'en';
  // Who has a try-on goes on with it.
  const hasTryOn = /\/preview$/.test(location.pathname) && (read(tab, 'fitting') ?? read(device, 'fitting'));
  const isStart = /^\/(zh|ja)?\/?$/.test(location.pathname);
  const isUnfit = isMember || hasTryOn || (!hasPrefix && language !== 'en');
  if (isUnfit) page.dataset.firstPaint = 'unfit';

  const nextTask = () => new Promise((done) => setTimeout(done));
  // What the first paint does without comes after it: on a slow line it would take its share of it.
  const bringRest = async () => {
    // The first date or number that a process writes has it look through every locale: not while the page waits.
    new Worker('/warm-formats.js');
    for (const link of document.querySelectorAll('link[data-later]')) {
      // Others ask for something else.
      if (isUnfit && link.as === 'fetch') continue;
      if (isStart && 'rest' in link.dataset) continue;
      link.rel = link.dataset.later;
    }
    // What the app is made of runs before it, piece by piece: no tap or key waits for the whole.
    const [app, ...libraries] = document.querySelectorAll('link[data-script]');
    for (const script of [...libraries, app]) {
      await import(script.href);
      await nextTask();
    }
  };
  const patienceMs = 2000;
  const atMost = (work) => Promise.race([work, new Promise((done) => setTimeout(done, patienceMs))]);
  const paint = () =>
    new Promise((done) => {
      new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    });
  /** The pictures that the page is about: those that the HTML says are urgent. */
  const pictures = () =>
    Promise.allSettled(
      [...document.querySelectorAll('img[fetchpriority=high]')].map((image) => image.decode()),
    );

  document.addEventListener('DOMContentLoaded', async () => {
    // Whoever has been here before has it all on the device; a hidden page is not painted.
    const isKept = navigator.serviceWorker?.controller;
    const isBlank = isUnfit || !document.getElementById('root')?.hasChildNodes();
    if (!isKept && !isBlank && !document.hidden) {
      await atMost(Promise.all([paint(), pictures()]));
      await atMost(new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    bringRest();
  });
})();
