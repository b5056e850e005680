import type { z } from 'zod';
import { PaymentRefused, PaymentUncertain } from '../payment-provider.ts';
import { errorSchema, tokenSchema } from './paypal-shapes.ts';

export interface PayPalAccess {
  /** Where its API is: the live one, the sandbox, or a stand-in. */
  url: string;
  clientId: string;
  secret: string;
}

interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  answer?: z.ZodType<T>;
  body?: unknown;
  /** Likewise, as it goes out. */
  rawBody?: string;
  /** Asking twice with one name does it once. */
  requestId?: string;
}

/** What PayPal refused, by its own name for it: `ORDER_ALREADY_CAPTURED` and the like. */
export class PayPalRefusal extends PaymentRefused {
  readonly issue: string;
  readonly httpStatus: number;

  constructor(httpStatus: number, issue: string, debugId: string | undefined) {
    super(`PayPal refused: ${issue || httpStatus}${debugId ? ` (debug id ${debugId})` : ''}`);
    this.issue = issue;
    this.httpStatus = httpStatus;
  }
}

const patienceMs = 15_000;
/** An access token is not used in its last minute. */
const tokenSpareMs = 60_000;

/** PayPal's REST API: signs in, names requests, and tells what it refused from what nobody knows. */
export class PayPalApi {
  readonly #access: PayPalAccess;
  #token: { value: string; until: number } | undefined;

  constructor(access: PayPalAccess) {
    this.#access = access;
  }

  /** @throws PayPalRefusal or PaymentUncertain */
  async call<T>(call: Call<T>): Promise<T> {
    try {
      return await this.#send(call);
    } catch (error) {
      // What it broke on may go through the second time: either does nothing twice.
      const isSafe = call.method === 'GET' || call.requestId !== undefined;
      if (!(error instanceof ServerBroke && isSafe)) throw error;
      return this.#send(call);
    }
  }

  async #send<T>({ method, path, answer, body, rawBody, requestId }: Call<T>): Promise<T> {
    const headers: Record<string, string> = {
      authorization: `Bearer ${await this.#signIn()}`,
      'content-type': 'application/json',
      // Answers with the whole of what was made or changed.
      prefer: 'return=representation',
      ...(requestId && { 'paypal-request-id': requestId }),
    };
    const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await this.#fetch(path, { method, headers, ...(sent !== undefined && { body: sent }) });
    const text = await readText(response);
    if (response.status === 401) this.#token = undefined;
    if (response.status >= 500 || response.status === 429)
      throw new ServerBroke(`PayPal answered ${response.status} to ${method} ${path}`);
    if (!response.ok) {
      const error = errorSchema.safeParse(parseJson(text)).data;
      throw new PayPalRefusal(
        response.status,
        error?.details[0]?.issue || error?.name || '',
        error?.debug_id,
      );
    }
    if (!answer) return undefined as T;
    const parsed = answer.safeParse(parseJson(text));
    if (!parsed.success)
      throw new PaymentUncertain(`PayPal's answer to ${method} ${path} was not understood`);
    return parsed.data;
  }

  async #signIn(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value;
    const { clientId, secret } = this.#access;
    const response = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const parsed = tokenSchema.safeParse(parseJson(await readText(response)));
    if (!response.ok || !parsed.success)
      throw new PaymentUncertain(`PayPal did not let us in (${response.status})`);
    const { access_token, expires_in } = parsed.data;
    this.#token = { value: access_token, until: Date.now() + expires_in * 1000 - tokenSpareMs };
    return access_token;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const { url } = this.#access;
    try {
      return await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw new PaymentUncertain(`PayPal did not answer: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** It answered that it broke: what was asked for may have happened or not. */
class ServerBroke extends PaymentUncertain {}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new PaymentUncertain(`PayPal's answer broke off: ${(error as Error).message}`, { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
