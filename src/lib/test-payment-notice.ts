/** Also read by public/first-paint.js, before anything else runs. */
const key = 'payments';

/** Shows or hides what every page says where payments are tests, and remembers it for the next first paint. */
export function setTestPaymentNotice(isDue: boolean): void {
  if (isDue) document.documentElement.dataset.payments = 'test';
  else delete document.documentElement.dataset.payments;
  try {
    if (isDue) localStorage.setItem(key, 'test');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the server's page says it as well.
  }
}
