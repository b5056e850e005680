import { randomInt } from 'node:crypto';

/** Whom a server knows by an address of their own, and perhaps by an account. */
export class Stranger {
  readonly #url: string;
  readonly #address = `198.51.${randomInt(256)}.${randomInt(256)}`;
  readonly email: string;
  readonly password = 'ink and paper';
  #token: string | undefined;

  constructor(url: string) {
    this.#url = url;
    this.email = `p${randomInt(2 ** 40).toString(36)}@example.com`;
  }

  /** Somebody with an account, who is logged in. */
  static async withAccount(url: string): Promise<Stranger> {
    const stranger = new Stranger(url);
    const username = stranger.email.split('@')[0];
    await stranger.send('POST', '/api/users', {
      username,
      email: stranger.email,
      password: stranger.password,
    });
    await stranger.logIn();
    return stranger;
  }

  async logIn(signal?: AbortSignal): Promise<number> {
    const { email, password } = this;
    const answer = await this.send('POST', '/api/users/login', { email, password }, signal);
    const body = (await answer.json()) as { data: { accessToken: string } | null };
    this.#token = body.data?.accessToken ?? this.#token;
    return answer.status;
  }

  /** Sends JSON, or a form as it is. */
  send(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(this.#url + path, {
      method,
      signal,
      headers: {
        'x-forwarded-for': this.#address,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  /** What a call returns, for calls that have to work. */
  async ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const answer = await this.send(method, path, body, signal);
    const { data, reason } = (await answer.json()) as { data: T; reason?: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${reason}`);
    return data;
  }

  draw(prompt: string, signal?: AbortSignal, count: 1 | 4 = 1): Promise<Response> {
    return this.send('POST', '/api/images/generate-tattoo/async', { prompt, num_outputs: count }, signal);
  }

  /** Buys what draws thousands of pictures. */
  async becomeMember(): Promise<void> {
    const { id } = await this.ask<{ id: string }>('POST', '/api/payment/order', { planCode: 'max-monthly' });
    await this.ask('POST', `/api/payment/capture/${id}`);
  }
}

/** How often each status came back; what brought no answer is "none". */
export async function statuses(calls: readonly Promise<Response | number>[]): Promise<string> {
  const settled = await Promise.allSettled(
    calls.map(async (call) => {
      const answer = await call;
      if (typeof answer === 'number') return answer;
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const counts = new Map<string, number>();
  for (const each of settled) {
    const status = each.status === 'fulfilled' ? String(each.value) : 'none';
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
