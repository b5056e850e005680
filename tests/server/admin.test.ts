import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { signUp } from '../support/person.ts';
import { spawnServer, temporaryDataFolder } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);

test('the operator reads reports, hides images, grants credits and publishes, beside a running server', async () => {
  const folder = await temporaryDataFolder();
  const server = await spawnServer(folder, { LIBRARY_REVIEW: 'on' });
  const admin = async (...args: string[]) =>
    (
      await run(process.execPath, ['src/server/admin/main.ts', ...args], {
        env: { ...process.env, DATA_DIR: folder },
      })
    ).stdout;

  const person = await signUp(server);
  await admin('credits', 'grant', person.email, '7');
  expect(await person.credits()).toBe(57);
  expect(await admin('users', 'find', person.username)).toContain(person.email);

  const id = await person.startId({ prompt: 'a rose' });
  await person.outcome(id);
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  const imageId = image?.id ?? '';
  await server.api.images.report.$post({ json: { imageId, content: 'this is a tulip' } }, person);
  expect(await admin('reports', 'list')).toContain('this is a tulip');
  const isShown = async (viewer = {}) => {
    const found = await (await server.api.images.$get({ query: { imageId } }, viewer)).json();
    return found.data?.data.length === 1;
  };
  expect(await admin('review', 'list')).toContain(imageId);
  await admin('review', 'approve', imageId);
  expect(await admin('review', 'list')).toBe('Nothing.\n');
  const { headers } = await signUp(server);
  expect(await isShown({ headers })).toBe(true);
  await admin('images', 'hide', imageId);
  expect(await isShown({ headers })).toBe(false);

  expect(await admin('content', 'check', 'a rose and a dagger')).toBe('Allowed.\n');
  expect(await admin('content', 'check', 'a s w a s t i k a')).toMatch(/refuse.*swastika/);
  expect(await admin('content', 'rules')).toContain('minors-pornography');
  expect(await admin('credits', 'list', person.email.toUpperCase())).toContain('spend');
  await expect(admin('images', 'show', randomUUID())).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no such image.'),
  });
  await expect(admin('images', 'show', 'tulip')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^"tulip" is no id/),
  });

  await admin('categories', 'add', 'dragons', '--en', 'Dragons', '--zh', '龙');
  const slug = await server.api.categories.slug[':slug'].$get({ param: { slug: 'dragons' } });
  expect(await slug.json()).toMatchObject({ data: { name: { zh: '龙' } } });
  expect(await admin('categories', 'list')).toContain('dragons');
  expect(await admin('categories', 'recount')).toMatch(/^Counted \d+ categories\.\n$/);
  expect(await admin('categories', 'remove', 'dragons')).toBe('Removed.\n');
  const post = join(folder, 'post.json');
  await writeFile(
    post,
    JSON.stringify({ slug: 'care', title: { en: 'Care' }, content: { en: '<p>Wash</p>' }, author: 'Mara' }),
  );
  await admin('posts', 'publish', post);
  expect(await (await server.api.posts.$get({ query: { slug: 'care' } })).json()).toMatchObject({
    data: { data: [{ slug: 'care' }] },
  });
  expect(await admin('posts', 'unpublish', 'care')).toBe('Unpublished.\n');
  expect(await admin('posts', 'list')).toContain('draft');
  expect(await admin('queue')).toContain('generate');

  expect(await admin('keys', 'rotate', 'access-token')).toContain('signs in two minutes');
  expect((await admin('keys')).match(/'access-token'/g)).toHaveLength(2);
  expect(await person.credits()).toBe(56);
  await expect(admin('keys', 'rotate', 'doors')).rejects.toMatchObject({
    stderr: expect.stringContaining('There are keys for access-token, media-address, email-hash, web-push.'),
  });

  await expect(admin('credits', 'grant', 'nobody@example.com', '7')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no account with this email.'),
  });
  await expect(admin('dance')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run admin -- reports list'),
  });
}, 120_000);

test('a backup is made beside the server, and restored into nothing', async () => {
  const [folder, backups, other] = [
    await temporaryDataFolder(),
    await temporaryFolder(),
    await temporaryDataFolder(),
  ];
  const admin = async (dataFolder: string, ...args: string[]) =>
    (
      await run(process.execPath, ['src/server/admin/main.ts', ...args], {
        env: { ...process.env, DATA_DIR: dataFolder },
      })
    ).stdout;
  const server = await spawnServer(folder);
  const person = await signUp(server);
  await admin(folder, 'operators', 'add', person.email);
  expect(await admin(folder, 'operators')).toContain(person.username);
  expect(await admin(folder, 'backup', backups)).toMatch(/^Backed up \d+ tables and \d+ files/);
  expect(await admin(folder, 'backups', backups)).toContain('0.1.0');
  const { data } = await (await server.api.admin.acts.$get({ query: {} }, person)).json();
  expect(data?.data).toMatchObject([
    { actor: 'command line', act: 'backup', subject: backups },
    { actor: 'command line', act: 'operators add', subject: person.email },
  ]);
  expect(await admin(other, 'restore', backups)).toMatch(/^Restored \d+ tables/);
  expect(await admin(other, 'users', 'find', person.username)).toContain(person.email);
  await expect(admin(other, 'restore', backups)).rejects.toMatchObject({
    stderr: expect.stringContaining('There is something in the database already.'),
  });
}, 120_000);

test('the operator works without a running server too', async () => {
  const folder = await temporaryDataFolder();
  const env = { ...process.env, DATA_DIR: folder };
  const { stdout } = await run(process.execPath, ['src/server/admin/main.ts', 'categories', 'list'], { env });
  expect(stdout).toBe('Nothing.\n');
}, 60_000);

test('--help lists what the operator can do, and an unknown option is told', async () => {
  const { stdout } = await run(process.execPath, ['src/server/admin/main.ts', '--help']);
  expect(stdout).toContain('npm run admin -- users find TEXT');
  const wrong = run(process.execPath, ['src/server/admin/main.ts', 'categories', 'list', '--hottest']);
  await expect(wrong).rejects.toMatchObject({ stderr: expect.stringMatching(/^Unknown option '--hottest'/) });
});
