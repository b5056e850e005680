import { hash } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

/** Changes somebody's password and ends their logins, while a call of theirs has looked at the old one already. */
async function changeMeanwhile<T>(
  { pool }: TestServer,
  { userId }: Person,
  call: () => Promise<T>,
): Promise<T> {
  const owner = await pool.connect();
  try {
    await owner.query('begin');
    await owner.query('select from users where id = $1 for update', [userId]);
    const answer = call();
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), 5000);
    await owner.query('update users set password_hash = $2 where id = $1', [userId, await hash('secret-9')]);
    await owner.query('update logins set revoked_at = now() where user_id = $1', [userId]);
    await owner.query('commit');
    return await answer;
  } finally {
    owner.release();
  }
}

const loginsThatStand = async ({ pool }: TestServer) =>
  (await pool.query('select id from logins where revoked_at is null')).rowCount;

test('a login by a password that ends in this moment is refused', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const answer = await changeMeanwhile(server, person, () => server.api.users.login.$post({ json: person }));
  expect(answer.status).toBe(401);
  expect(await loginsThatStand(server)).toBe(0);
});

test('whose login ends in this moment sets no new password', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const change = { password: 'secret-2', currentPassword: person.password };
  const answer = await changeMeanwhile(server, person, () =>
    server.api.users.update.$put({ json: change }, person),
  );
  expect(answer.status).toBe(401);
  const login = (password: string) => server.api.users.login.$post({ json: { ...person, password } });
  expect((await login('secret-2')).status).toBe(401);
  expect((await login('secret-9')).status).toBe(200);
});
