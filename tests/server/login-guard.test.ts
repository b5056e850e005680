import { expect, onTestFinished, test, vi } from 'vitest';
import { ServiceError } from '#server/errors.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const login = (server: TestServer, email: string, password: string, from: string) =>
  server.api.users.login.$post({ json: { email, password } }, { headers: { 'x-forwarded-for': from } });

test('guessing from one address is stopped, with a time to come back', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  for (let i = 0; i < 10; i++) {
    expect((await login(server, person.email, `wrong-${i}`, '10.0.0.1')).status).toBe(401);
  }
  const stopped = await login(server, person.email, person.password, '10.0.0.1');
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await login(server, person.email, person.password, '10.0.0.2')).status).toBe(200);
});

test('strangers from everywhere are stopped, and the owner still gets in', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  expect((await login(server, person.email, person.password, '10.1.0.1')).status).toBe(200);
  const statuses = new Set<number>();
  for (let i = 0; i < 60; i++) {
    statuses.add((await login(server, person.email, `wrong-${i}`, `10.2.0.${i}`)).status);
  }
  expect([...statuses]).toEqual([401, 429]);
  expect((await login(server, person.email, person.password, '10.2.0.200')).status).toBe(429);
  expect((await login(server, person.email, person.password, '10.1.0.1')).status).toBe(200);
});

test('an address that tries many accounts is stopped', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  for (let i = 0; i < 100; i++) await login(server, `nobody${i}@example.com`, 'secret-1', '10.0.0.3');
  expect((await login(server, person.email, person.password, '10.0.0.3')).status).toBe(429);
});

test('what the caller writes into the forwarding header itself is not believed', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    statuses.push((await login(server, person.email, `wrong-${i}`, `1.2.3.${i}, 10.0.0.9`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('guesses that come at the same time cannot pass the limit together', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const guesses = Array.from({ length: 30 }, (_, i) =>
    login(server, person.email, `wrong-${i}`, '10.0.0.5').then(({ status }) => status),
  );
  const statuses = await Promise.all(guesses);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('a count that refuses while the address is still being looked up is an answer, not the end', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  // At once, before any answer of the database: whoever counts while looking something up is not listening yet.
  server.context.rateLimits.count = () => Promise.reject(new ServiceError('RATE_LIMITED', undefined, 60));
  expect((await login(server, person.email, 'wrong-1', '10.0.0.6')).status).toBe(429);
  expect(unhandled).not.toHaveBeenCalled();
});

test('right passwords are not counted', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  for (let i = 0; i < 12; i++)
    expect((await login(server, person.email, person.password, '10.0.0.7')).status).toBe(200);
  const { rows } = await server.pool.query(
    "select max(points) as points from rate_limits where key like 'login-a%'",
  );
  expect(rows).toEqual([{ points: 0 }]);
});
