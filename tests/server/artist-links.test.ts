import { expect, test } from 'vitest';
import { type ArtistLinkDays, maxArtistLinks, maxArtistPackageBytes } from '#contract/artist-link.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

const sealed = new Uint8Array([7, 0, 255, 13, 10, 45, 45, 1]);

const make = (server: TestServer, person: Person, bytes = sealed, days: ArtistLinkDays = '7') =>
  server.api['artist-links'].$post({ query: { days }, form: { file: new File([bytes], 'package') } }, person);

async function madeLink(...order: Parameters<typeof make>) {
  const { data } = await (await make(...order)).json();
  if (!data) throw new Error('no link was made');
  return data;
}

const open = ({ app }: TestServer, id: string) => app.request(`/api/artist-links/${id}/package`);
const reasonOf = async (answer: Response) => [answer.status, (await answer.json()).reason];
const withdraw = (server: TestServer, person: Person, id: string) =>
  server.api['artist-links'][':id'].$delete({ param: { id } }, person);

async function packagesIn({ context }: TestServer): Promise<string[]> {
  const { objects } = await context.media.listAll('artist-links', { recursive: true });
  return [...objects].filter((object) => object.isFile).map(({ name }) => name);
}

test('anybody who has the address gets the very bytes that were sent, to be saved and not to be shown or kept', async () => {
  const server = await startTestServer();
  const link = await madeLink(server, await signUp(server));
  expect(link).toMatchObject({ bytes: sealed.byteLength });
  expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * 24 * 60 * 60 * 1000);
  const answer = await open(server, link.id);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sealed);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

test('addresses have nothing in common that one could go on from', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const ids = [(await madeLink(server, person)).id, (await madeLink(server, person)).id];
  // Version 4: all but six bits are chance.
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(ids[0]?.slice(0, 8)).not.toBe(ids[1]?.slice(0, 8));
});

test.each([
  ['1', '23 hours', '2 hours'],
  ['7', '6 days', '2 days'],
  ['30', '29 days', '2 days'],
] as const)(
  'a link of %s days is open until then, and its package goes with the next night',
  async (days, before, after) => {
    const server = await startTestServer();
    const person = await signUp(server);
    const { id } = await madeLink(server, person, sealed, days);
    await passTime(server.pool, before);
    await runRetention(server.context);
    expect((await open(server, id)).status).toBe(200);
    await passTime(server.pool, after);
    expect(await reasonOf(await open(server, id))).toEqual([410, 'ARTIST_LINK_EXPIRED']);
    await runRetention(server.context);
    expect(await packagesIn(server)).toEqual([]);
    expect(await reasonOf(await open(server, id))).toEqual([410, 'ARTIST_LINK_EXPIRED']);
    await passTime(server.pool, '7 days');
    await runRetention(server.context);
    await runRetention(server.context);
    expect(await reasonOf(await open(server, id))).toEqual([404, 'ARTIST_LINK_NOT_FOUND']);
  },
);

test('a withdrawn link is gone at once with its package, and only its maker withdraws it', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  const { id } = await madeLink(server, person);
  expect((await withdraw(server, other, id)).status).toBe(404);
  expect((await open(server, id)).status).toBe(200);
  for (let times = 0; times < 2; times++) expect((await withdraw(server, person, id)).status).toBe(200);
  expect(await packagesIn(server)).toEqual([]);
  expect(await reasonOf(await open(server, id))).toEqual([410, 'ARTIST_LINK_WITHDRAWN']);
});

test('the list has what can be opened, the latest first, and nothing of others', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  const [first, second] = [await madeLink(server, person, sealed, '1'), await madeLink(server, person)];
  await madeLink(server, other);
  const listed = async () => (await (await server.api['artist-links'].$get({}, person)).json()).data;
  expect(await listed()).toEqual([second, first]);
  await passTime(server.pool, '2 days');
  expect((await listed())?.map(({ id }) => id)).toEqual([second.id]);
});

test('an account has so many links and no more, however many are made at once', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const answers = await Promise.all(Array.from({ length: maxArtistLinks + 3 }, () => make(server, person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxArtistLinks);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(await reasonOf(answer)).toEqual([409, 'TOO_MANY_ARTIST_LINKS']);
  expect(await packagesIn(server)).toHaveLength(maxArtistLinks);
  const [link] = (await (await server.api['artist-links'].$get({}, person)).json()).data ?? [];
  await withdraw(server, person, link?.id ?? '');
  expect((await make(server, person)).status).toBe(200);
});

test('a package may be as long as it is said, and no longer', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  expect((await make(server, person, new Uint8Array(maxArtistPackageBytes))).status).toBe(200);
  expect((await make(server, person, new Uint8Array(maxArtistPackageBytes + 1))).status).toBe(413);
});

test('links are not made faster than somebody would', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const statuses: number[] = [];
  for (let times = 0; times < 31; times++) {
    const answer = await make(server, person);
    statuses.push(answer.status);
    const { data } = await answer.json();
    if (data) await withdraw(server, person, data.id);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

test('a link whose package could not be written is none', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  server.context.media.put = async () => {
    throw new Error('the disk is full');
  };
  expect((await make(server, person)).status).toBe(500);
  expect((await (await server.api['artist-links'].$get({}, person)).json()).data).toEqual([]);
});

test('links go with their account, and are part of what is exported', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const { id } = await madeLink(server, person);
  const exported = await server.app.request('/api/users/export', { headers: person.headers });
  const archive = Buffer.from(await exported.arrayBuffer());
  expect(archive.includes(`artist-links/${id}`)).toBe(true);
  expect(archive.includes(Buffer.from(sealed))).toBe(true);
  await server.api.users.close.$post({ json: { password: person.password } }, person);
  expect(await reasonOf(await open(server, id))).toEqual([410, 'ARTIST_LINK_WITHDRAWN']);
  await runRetention(server.context);
  expect(await packagesIn(server)).toEqual([]);
});
