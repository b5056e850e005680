import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OutboxMail } from '#server/providers/mail/outbox-mail.ts';
import { SmtpMail } from '#server/providers/mail/smtp-mail.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp } from '../support/person.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

const tokenOf = (text = '') => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const sent = (server: TestServer) => tokenOf(server.mails.at(-1)?.text);
const forgot = (server: TestServer, email: string, lang: 'en' | 'zh' | 'ja' = 'en', from = '10.0.0.1') =>
  server.api.users['forgot-password'].$post(
    { json: { email, lang } },
    { headers: { 'x-forwarded-for': from } },
  );
const validate = (server: TestServer, token: string) =>
  server.api.users['validate-reset-token'][':token'].$post({ param: { token } });
const reset = (server: TestServer, token: string, newPassword = 'secret-2') =>
  server.api.users['reset-password'].$post({ json: { token, newPassword } });

test('a mailed link sets a new password, once, and ends all logins', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  expect((await forgot(server, person.email)).status).toBe(200);
  const token = sent(server);
  expect((await validate(server, token)).status).toBe(200);
  expect((await reset(server, token)).status).toBe(200);

  expect((await server.api.users.login.$post({ json: { ...person, password: 'secret-2' } })).status).toBe(
    200,
  );
  expect((await server.api.users.login.$post({ json: person })).status).toBe(401);
  expect((await server.api.users.profile.$get({}, person)).status).toBe(401);
  expect(await (await reset(server, token)).json()).toMatchObject({ errorCode: 1020 });
  expect(await (await validate(server, token)).json()).toMatchObject({ errorCode: 1020 });
});

test.each([200, 251, 254])('an email of %i characters works all the way', async (length) => {
  const folder = await temporaryFolder();
  const notices: string[] = [];
  const mail = new OutboxMail(folder, 'hello@inkwright.example', (line) => notices.push(line));
  const server = await startTestServer({ mail });
  const start = `${'a'.repeat(64)}@${`${'b'.repeat(40)}.`.repeat(3)}`;
  const email = `${start.padEnd(length - 3, 'c')}.io`;
  const person = { username: 'long', email, password: 'secret-1' };
  expect(email).toHaveLength(length);
  expect((await server.api.users.$post({ json: person })).status).toBe(200);
  expect((await server.api.users.login.$post({ json: person })).status).toBe(200);
  expect((await forgot(server, email)).status).toBe(200);
  const [file = ''] = await readdir(folder);
  const unfolded = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n ', ' ');
  expect(unfolded).toContain(`To: ${email}\r\n`);
  expect((await reset(server, tokenOf(notices[0]))).status).toBe(200);
  const again = { email, password: 'secret-2' };
  expect((await server.api.users.login.$post({ json: again })).status).toBe(200);
});

test('two uses of one link at the same time set one password', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await forgot(server, person.email);
  const token = sent(server);
  const answers = await Promise.all(
    ['secret-2', 'secret-3'].map((password) => reset(server, token, password)),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
});

test('two links used at the same time set one password, and the other is over', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const links = [];
  for (let i = 0; i < 2; i++) {
    await forgot(server, person.email);
    links.push(sent(server));
  }
  const answers = await Promise.all(links.map((token, i) => reset(server, token, `secret-${i + 2}`)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
});

test.each([
  [
    'a newer link is used',
    async (server: TestServer, person: Person) => {
      await forgot(server, person.email);
      expect((await reset(server, sent(server))).status).toBe(200);
    },
  ],
  [
    'the password is changed',
    async ({ api }: TestServer, person: Person) => {
      const change = { password: 'secret-2', currentPassword: person.password };
      expect((await api.users.update.$put({ json: change }, person)).status).toBe(200);
    },
  ],
  [
    'the account is closed',
    async ({ api }: TestServer, person: Person) => {
      expect((await api.users.close.$post({ json: person }, person)).status).toBe(200);
    },
  ],
])('older links end when %s', async (_, change) => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  const links = [];
  for (const email of [person.email, person.email, other.email]) {
    await forgot(server, email);
    links.push(sent(server));
  }
  await change(server, person);
  const statuses = await Promise.all(links.map(async (token) => (await validate(server, token)).status));
  expect(statuses).toEqual([404, 404, 200]);
});

test('the owner is told of a new password, in the language that the page was in', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await forgot(server, person.email);
  await server.api.users['reset-password'].$post(
    { json: { token: sent(server), newPassword: 'secret-2' } },
    { headers: { 'accept-language': 'zh' } },
  );
  const told = {
    to: person.email,
    subject: '你的 Inkwright 密码已更改',
    text: expect.stringContaining('http://test/zh/forgot-password'),
  };
  await vi.waitFor(() => expect(server.mails.at(-1)).toMatchObject(told), 5000);
});

test('a link is good for an hour', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await forgot(server, person.email);
  const token = sent(server);
  await passTime(server.pool, '61 minutes');
  for (const answer of [await validate(server, token), await reset(server, token)]) {
    expect([answer.status, await answer.json()]).toMatchObject([410, { errorCode: 1019 }]);
  }
});

test('an unknown email is told apart, and asked for only so often', async () => {
  const server = await startTestServer();
  const unknown = await forgot(server, 'nobody@example.com');
  expect([unknown.status, await unknown.json()]).toMatchObject([
    404,
    { errorCode: 1004, fields: { email: 'EMAIL_UNKNOWN' } },
  ]);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await forgot(server, 'nobody@example.com')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('strangers who ask for links fill no mailbox, and lock nobody out', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const calls = Array.from({ length: 20 }, (_, i) => forgot(server, person.email, 'en', `10.3.0.${i}`));
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200);
  const links = () => server.mails.filter(({ text }) => text.includes('/reset-password?token='));
  expect(links()).toHaveLength(4);

  expect((await forgot(server, person.email, 'en', '10.1.0.1')).status).toBe(200);
  expect((await reset(server, sent(server))).status).toBe(200);
  // One link is used up: the next call is sent another.
  expect((await forgot(server, person.email, 'en', '10.1.0.1')).status).toBe(200);
  expect(links()).toHaveLength(5);
});

test('a mail that never left does not count among those in the mailbox', async () => {
  let isAway = true;
  const send = vi.fn(async () => {
    if (isAway) throw new Error('the server is away');
  });
  const server = await startTestServer({ mail: { send } });
  const person = await signUp(server);
  for (let i = 0; i < 6; i++)
    expect((await forgot(server, person.email, 'en', `10.4.0.${i}`)).status).toBe(503);
  isAway = false;
  expect((await forgot(server, person.email, 'en', '10.4.0.9')).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(7);
});

test('a mail as long as mails can be is looked up like any other', async () => {
  const server = await startTestServer();
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  expect((await forgot(server, email)).status).toBe(404);
});

test('the mail is in the language of its reader, and its link leads there', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await forgot(server, person.email, 'ja');
  expect(server.mails.at(-1)).toMatchObject({
    to: person.email,
    subject: expect.stringContaining('パスワード再設定'),
    text: expect.stringContaining('http://test/ja/reset-password?token='),
  });
});

test('a mail that is not accepted is said so', async () => {
  const mail = { send: () => Promise.reject(new Error('the server is away')) };
  const server = await startTestServer({ mail });
  const answer = await forgot(server, (await signUp(server)).email);
  expect([answer.status, await answer.json()]).toMatchObject([503, { errorCode: 1018 }]);
});

test('the mail goes through a mail server, letter for letter', async () => {
  let received = '';
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      stream.on('data', (chunk) => {
        received += chunk;
      });
      stream.on('end', () => done());
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;

  const mail = new SmtpMail(`smtp://127.0.0.1:${port}`, 'Inkwright <hello@inkwright.example>');
  const server = await startTestServer({ mail });
  const person = await signUp(server);
  expect((await forgot(server, person.email)).status).toBe(200);
  expect(received).toMatch(/^From: Inkwright <hello@inkwright\.example>/m);
  expect(received).toMatch(new RegExp(`^To: ${person.email}`, 'm'));
  const text = received.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  expect((await reset(server, tokenOf(text))).status).toBe(200);
});

test('without a mail server the mail lies in a folder, and its link is told to the operator', async () => {
  const folder = await temporaryFolder();
  const notices: string[] = [];
  const mail = new OutboxMail(join(folder, 'outbox'), 'hello@inkwright.example', (line) =>
    notices.push(line),
  );
  const server = await startTestServer({ mail });
  const person = await signUp(server);
  await forgot(server, person.email);
  const [file = ''] = await readdir(join(folder, 'outbox'));
  expect(await readFile(join(folder, 'outbox', file), 'utf8')).toContain(`To: ${person.email}`);
  expect((await reset(server, tokenOf(notices[0]))).status).toBe(200);
});
