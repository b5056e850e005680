import { expect, test } from 'vitest';
import { keptLog } from '../support/kept-log.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

const secret = 'tHiS-0pEnS-tHe-aCc0uNt';

test('the log shows which call it was, and nothing of what was in its address', async () => {
  const { log, text } = keptLog();
  const { app } = await startTestServer({ log });
  await app.request(`/api/users/validate-reset-token/${secret}?again=${secret}`, { method: 'POST' });
  await app.request(`/api/nothing/${secret}`);
  await app.request(`/media/images/${secret}/original.png?signature=${secret}`);
  const routes = text()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).route);
  expect(routes).toEqual(['/api/users/validate-reset-token/:token', '*', '*']);
  expect(text()).not.toContain(secret);
});

test('a query that fails is logged with its words, its place and its cause, without its values', async () => {
  const { log, text } = keptLog();
  const server = await startTestServer({ log });
  const { email } = await signUp(server);
  await server.pool.query('alter table password_resets rename to gone');
  const answer = await server.api.users['forgot-password'].$post({ json: { email, lang: 'en' } });
  expect(answer.status).toBe(500);
  const logged = text()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'request failed');
  expect(logged.err.message).toMatch(/^Failed query: select "hash" from "password_resets"/);
  expect(logged.err.stack).toContain('password-reset.ts');
  expect(logged.err.cause).toMatchObject({ code: '42P01' });
  expect(text()).not.toContain('params');
});

test('nor does what fails below the queries of our own say whose data it was', async () => {
  const { log, text } = keptLog();
  const server = await startTestServer({ log });
  const { email } = await signUp(server);
  // The limits count in the database by themselves.
  await server.pool.query('alter table rate_limits add constraint never check (points < 0) not valid');
  const answer = await server.api.users['forgot-password'].$post({ json: { email, lang: 'en' } });
  expect(answer.status).toBe(500);
  expect(text()).toContain('never');
  expect(text()).not.toContain('Failing row');
});

test('what a database quotes of a row is not logged', async () => {
  const { log, text } = keptLog();
  const server = await startTestServer({ log });
  const [person, other] = [await signUp(server), await signUp(server)];
  // A clash that nobody has thought of: the error says whose data it was.
  await server.pool.query('create unique index surprise on users (lower(split_part(username, $$_$$, 1)))');
  const answer = await server.api.users.update.$put({ json: { username: `${person.username}_2` } }, other);
  expect(answer.status).toBe(500);
  expect(text()).toContain('surprise');
  expect(text()).not.toContain(person.username);
});
