import { vi } from 'vitest';

type Answer = (init: RequestInit | undefined) => Response | Promise<Response>;

/** As much of a browser as the session needs: storage that all tabs share, and a network that is scripted. */
export function fakeBrowser() {
  const shared = fakeStorage();
  const requests: { path: string; authorization: string | null; body: unknown }[] = [];
  const answers: Answer[] = [];

  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    const authorization = new Headers(init?.headers).get('authorization');
    requests.push({ path: new URL(String(input), 'http://app.example').pathname, authorization, body });
    const next = answers.shift();
    if (!next) throw new TypeError('fetch failed');
    return next(init);
  });

  return {
    requests,
    /** What the next requests are answered with, in their order. */
    answer: (...next: Answer[]) => answers.push(...next),
    /** The session's modules as another tab has them: their own memory, the same storage unless it is its own. */
    async openTab() {
      vi.resetModules();
      const session = await import('#lib/session.ts');
      session.watchOtherTabs();
      const { api, unwrapResponse } = await import('#lib/api-client.ts');
      return { ...session, api, unwrapResponse };
    },
  };
}

export const success = (data: unknown) => () =>
  Response.json({ status: 'success', data, errorCode: null, message: null });

export const refusal = (status: number, reason: string, fields?: Record<string, string>) => () =>
  Response.json(
    { status: 'error', data: null, errorCode: status, message: reason, reason, fields, requestId: 'r1' },
    { status },
  );

export const tokens = (name: string) => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  expiresIn: 1800,
});

export const loggedIn = (name: string) => ({
  ...tokens(name),
  user: {
    userId: 'u1',
    username: 'mara',
    email: 'mara@example.com',
    avatar: null,
    membershipLevel: 'free' as const,
    membership: null,
    hasPassword: true,
    isOperator: false,
    credits: 50,
    freeCreditsFrom: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
});

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
    key: (place) => [...values.keys()][place] ?? null,
    get length() {
      return values.size;
    },
  };
}
