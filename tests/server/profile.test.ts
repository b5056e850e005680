import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { signUp, signUpMember } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

test('a username can be changed, but not to one that is taken', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  const change = (username: string) => server.api.users.update.$put({ json: { username } }, person);
  expect(await (await change('new_name')).json()).toMatchObject({ data: { username: 'new_name' } });
  const taken = await change(other.username);
  expect([taken.status, await taken.json()]).toMatchObject([
    409,
    { errorCode: 1002, fields: { username: 'NEW_USERNAME_TAKEN' } },
  ]);
});

test('a new password needs the current one and ends all other logins', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const elsewhere = await (await server.api.users.login.$post({ json: person })).json();
  const change = async (json: { password: string; currentPassword?: string }) =>
    (await server.api.users.update.$put({ json }, person)).json();

  expect(await change({ password: 'secret-2' })).toMatchObject({ fields: { currentPassword: 'REQUIRED' } });
  expect(await change({ password: 'secret-2', currentPassword: 'wrong-1' })).toMatchObject({
    errorCode: 1005,
    fields: { currentPassword: 'WRONG_PASSWORD' },
  });
  expect(await change({ password: person.password, currentPassword: person.password })).toMatchObject({
    fields: { password: 'PASSWORD_SAME' },
  });
  expect(await change({ password: 'secret-2', currentPassword: person.password })).toMatchObject({
    status: 'success',
  });

  const profile = async (accessToken = '') =>
    (await server.api.users.profile.$get({}, { headers: { authorization: `Bearer ${accessToken}` } })).status;
  expect(await profile(person.accessToken)).toBe(200);
  expect(await profile(elsewhere.data?.accessToken)).toBe(401);
  expect((await server.api.users.login.$post({ json: person })).status).toBe(401);
});

test('an avatar becomes a square WebP that carries nothing else', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer();
  const answer = await (await upload(server, person, photo, 'photo.png')).json();
  const url = answer.data?.avatar ?? '';
  const file = await server.app.request(url);
  const metadata = await sharp(await file.arrayBuffer()).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(metadata.exif).toBeUndefined();

  await upload(server, person, await sharp(photo).negate().png().toBuffer(), 'b.png');
  expect((await server.app.request(url)).status).toBe(404);
});

test.each([
  ['a text that is named like a picture', Buffer.from('hello, this is no picture'), 'AVATAR_TYPE'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'AVATAR_TYPE'],
  ['half a picture', null, 'AVATAR_TYPE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'AVATAR_SIZE'],
])('%s is refused as an avatar', async (_, bytes, problem) => {
  const server = await startTestServer();
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const answer = await upload(
    server,
    await signUp(server),
    bytes ?? whole.subarray(0, whole.length / 2),
    'a.png',
  );
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errorCode: 3001, fields: { file: problem } },
  ]);
});

test('a closed account lets nobody in, and its name and email are free again', {
  timeout: 30_000,
}, async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const id = await person.startId({ prompt: 'a snake' });
  await person.outcome(id);
  const gallery = async () =>
    (await (await server.api.images.$get({ query: {} })).json()).data?.pagination.total;
  expect(await gallery()).toBe(1);

  const wrong = await server.api.users.close.$post({ json: { password: 'wrong-1' } }, person);
  expect(wrong.status).toBe(403);
  await server.api.users.close.$post({ json: { password: person.password } }, person);
  expect((await server.api.users.profile.$get({}, person)).status).toBe(401);
  expect((await server.api.users.login.$post({ json: person })).status).toBe(404);
  // Answers to everybody are kept for some seconds.
  await vi.waitFor(async () => expect(await gallery()).toBe(0), { timeout: 10_000, interval: 500 });
  expect((await server.api.users.$post({ json: person })).status).toBe(200);
});

test('an export holds the account and its images', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const id = await person.startId({ prompt: 'a snake', num_outputs: 4, isPublic: false });
  await person.outcome(id);
  const answer = await server.app.request('/api/users/export', { headers: person.headers });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const account = JSON.parse(new TextDecoder().decode(files['account.json']));
  expect(account).toMatchObject({
    profile: { email: person.email },
    images: { length: 4 },
    orders: { length: 1 },
  });
  for (const image of account.images) {
    expect(await sharp(files[image.file]).metadata()).toMatchObject({ format: 'png', width: 1024 });
  }
});

function upload(server: TestServer, person: Person, bytes: Buffer, name: string) {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  return server.api.users.avatar.$post({ form: { file } }, person);
}

test('a guess of the current password is counted before it is looked at', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const guess = (currentPassword: string) =>
    server.api.users.update.$put({ json: { password: 'secret-2', currentPassword } }, person);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(`wrong-${i}`)));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
  expect((await guess(person.password)).status).toBe(429);

  // As many guesses as there may be are counted just now, while this one is on its way.
  await server.pool.query('delete from rate_limits');
  const { rateLimits } = server.context;
  vi.spyOn(rateLimits, 'count').mockImplementationOnce(async (name, key) => {
    for (let i = 0; i < 11; i++) await rateLimits.count(name, key);
  });
  expect((await guess(person.password)).status).toBe(429);
});
