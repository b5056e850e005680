import { addressIn, isLanguage } from '#lib/language.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where to go once logged in: an address of ours. */
    from?: string;
    /** The email of an account that was just opened. */
    email?: string;
  }
}

/** Where to go after the login. History entries outlive versions of this code: what they hold is looked at first. */
export function returnAddress(state: { from?: unknown }, language: string): string {
  const { from } = state;
  if (typeof from === 'string' && /^\/(?!\/)/.test(from)) return from;
  return addressIn(isLanguage(language) ? language : 'en', '/');
}
