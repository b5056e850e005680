import { tabStorage } from '#lib/device-storage.ts';

const endpoint = 'https://accounts.google.com/o/oauth2/v2/auth';
/** Where Google sends people back to: it knows this one address, in no language. */
const callbackPath = '/login/google';
const key = 'google-sign-in';

/** What was asked of Google, kept while the person is there. */
export interface GoogleRequest {
  /** Comes back with the answer: an answer without it is not ours. */
  state: string;
  /** Comes back inside the token: a token without it was made for something else. */
  nonce: string;
  isRemembered: boolean;
  language: string;
  from?: string | undefined;
}

/** Leaves for Google's own page; no script of theirs runs on ours. */
export function goToGoogle(clientId: string, wishes: Omit<GoogleRequest, 'state' | 'nonce'>): void {
  const request = { ...wishes, state: crypto.randomUUID(), nonce: crypto.randomUUID() };
  tabStorage.write(key, request);
  location.assign(googleAddress(clientId, location.origin, request));
}

export function googleAddress(
  clientId: string,
  origin: string,
  { state, nonce }: Pick<GoogleRequest, 'state' | 'nonce'>,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + callbackPath,
    response_type: 'id_token',
    scope: 'openid email profile',
    state,
    nonce,
    prompt: 'select_account',
  });
  return `${endpoint}?${query}`;
}

/** The request that is being answered; it can be taken once. */
export function takeGoogleRequest(): GoogleRequest | null {
  const request = tabStorage.read(key) as Partial<GoogleRequest> | null;
  tabStorage.remove(key);
  return request?.state && request.nonce ? (request as GoogleRequest) : null;
}
