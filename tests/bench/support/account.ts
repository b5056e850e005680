import type { Session } from '#contract/account.ts';

const prompts = [
  'an anchor',
  'a rose',
  'a sleeping fox',
  'a koi',
  'a skull',
  'a lighthouse',
  'a moth',
  'a wolf',
];

/** An account with eight designs, logged in. */
export async function openAccount(address: string): Promise<Session> {
  const call = async (path: string, body: unknown, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()).data;
  };
  const person = { username: 'mara', email: 'mara@example.com', password: 'ink and paper' };
  await call('/api/users', person);
  const session = await call('/api/users/login', person);
  for (const prompt of prompts) {
    const { id } = await call('/api/images/generate-tattoo/async', { prompt }, session.accessToken);
    const headers = { authorization: `Bearer ${session.accessToken}` };
    const status = `${address}/api/images/generate-tattoo/status/${id}?wait=5000`;
    while ((await (await fetch(status, { headers })).json()).data.status !== 'succeeded');
  }
  return session;
}

/** A login as the client keeps it. */
export function keptSession(session: Session): string {
  return JSON.stringify({
    userId: session.user.userId,
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    expiresAt: Date.now() + session.expiresIn * 1000,
  });
}
