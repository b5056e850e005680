import type { HistoryState } from '@tanstack/react-router';
import type { AppErrorReason } from '#lib/app-error.ts';
import { addressIn, isLanguage } from '#lib/language.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where to go once logged in: an address of ours. */
    from?: string;
    /** The email that was just typed elsewhere: it is not typed again. */
    email?: string;
    /** Why somebody comes back from another way in. */
    signInProblem?: AppErrorReason | undefined;
  }
}

/** History entries outlive versions of this code: what they hold is looked at before it is used. */
type Unchecked<T> = { [Key in keyof T]: unknown };

/** Where to go after the login. */
export function returnAddress(state: Unchecked<HistoryState>, language: string): string {
  const { from } = state;
  if (typeof from === 'string' && /^\/(?![/\\])/.test(from)) return from;
  return addressIn(isLanguage(language) ? language : 'en', '/');
}
