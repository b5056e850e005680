import { i18n } from '@lingui/core';
import { hc } from 'hono/client';
import type { Failure, Success } from '#contract/envelope.ts';
import type { Api } from '#server/api.ts';
import { AppError, needsLogin, noAnswer } from './app-error.ts';
import { currentSession, type Session } from './session.ts';
import { refreshSession } from './session-refresh.ts';

const timeoutMs = 15_000;

/** How a request gets to the server and its answer back: as `fetch` does it. */
export type Transport = (input: RequestInfo | URL, init: RequestInit) => Promise<Response>;

let usual: Transport = fetchInTime;

/** Has calls go another way from now on: where pages are rendered there is no network in between. */
export function callThrough(transport: Transport): void {
  usual = transport;
}

/** The server's calls, typed. Each is to be wrapped in `unwrapResponse`. */
export const api = (hc('/', { fetch: signedIn((input, init) => usual(input, init)) }) as unknown as Api).api;

/** A call that may be given up, or that waits in the background for as long as its owner likes. */
export const withSignal = (signal: AbortSignal) => ({ init: { signal } });

/** A call that moves a file, and takes the time that it takes. */
export const through = (transport: Transport) => ({ fetch: signedIn(transport) });

interface Answering {
  status: number;
  json(): Promise<unknown>;
}

type DataOf<R extends Answering> = Extract<Awaited<ReturnType<R['json']>>, Success<unknown>>['data'];

/**
 * What a call returns.
 * @throws AppError for whatever goes wrong; an AbortError when the call was given up
 */
export async function unwrapResponse<R extends Answering>(call: Promise<R>): Promise<DataOf<R>> {
  const response = await call;
  const body = await bodyOf(response);
  if (body.status === 'error') throw new AppError(body.reason, body);
  return body.data as DataOf<R>;
}

async function bodyOf(response: Answering): Promise<Success<unknown> | Failure> {
  try {
    return (await response.json()) as Success<unknown> | Failure;
  } catch (cause) {
    // Something between us and the server answered: a proxy, a captive portal.
    throw new AppError(response.status >= 500 ? 'UNAVAILABLE' : 'NETWORK', { cause });
  }
}

/** Sends as whoever is logged in. A token that has run out is renewed once, and the call repeated once. */
function signedIn(transport: Transport) {
  return async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const session = currentSession();
    const response = await send(transport, input, init, session);
    if (!session || response.status !== 401 || !(await isAboutToken(response))) return response;
    return send(transport, input, init, await refreshSession(session));
  };
}

/** Wrong credentials are refused with 401, too. */
async function isAboutToken(response: Response): Promise<boolean> {
  return needsLogin((await response.clone().json()) as Failure);
}

async function send(
  transport: Transport,
  input: RequestInfo | URL,
  init: RequestInit,
  session: Session | null,
): Promise<Response> {
  const headers = new Headers(init.headers);
  // Mails that a call brings about are in the language of the page.
  if (i18n.locale) headers.set('accept-language', i18n.locale);
  if (session) headers.set('authorization', `Bearer ${session.accessToken}`);
  try {
    return await transport(input, { ...init, headers });
  } catch (cause) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw noAnswer(cause);
  }
}

function fetchInTime(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
}
