import { decodeJwt, errors } from 'jose';
import { AppError } from '#lib/app-error.ts';
import type { GoogleRequest } from './google-request.ts';

/**
 * Finds the ID token in the fragment of the address to which Google sends people back. Whether Google signed it
 * is for the server to say.
 * @throws AppError GOOGLE_SIGN_IN_FAILED when it is no answer to this request
 */
export function readGoogleAnswer(fragment: string, request: GoogleRequest | null): string {
  const answer = new URLSearchParams(fragment);
  const token = answer.get('id_token');
  const isOurs = request !== null && answer.get('state') === request.state;
  if (!isOurs || !token || nonceOf(token) !== request.nonce) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  return token;
}

/** Whether the person changed their mind on Google's page. */
export function isGoogleRefusal(fragment: string): boolean {
  return new URLSearchParams(fragment).get('error') === 'access_denied';
}

function nonceOf(token: string): unknown {
  try {
    return decodeJwt(token).nonce;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
