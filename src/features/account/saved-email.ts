const key = 'savedEmail';

/** The email of the last login that was to be remembered. */
export function savedEmail(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function saveEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(key);
    else localStorage.setItem(key, email);
  } catch {
    // Storage is blocked: it is typed again next time.
  }
}
