import { expect, test } from 'vitest';
import { setOperator } from '#server/services/operators/set-operator.ts';
import { savePost } from '#server/services/posts/save.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

async function startWithOperator() {
  const server = await startTestServer();
  const operator = await signUp(server);
  await setOperator(server.context.db, operator.userId, true);
  const acts = async () => {
    const { data } = await (await server.api.admin.acts.$get({ query: {} }, operator)).json();
    return data?.data.map(({ actor, act, subject, details }) => ({ actor, act, subject, details }));
  };
  return { server, operator, acts, admin: server.api.admin };
}

test('an operator gives credits, and it is written down with the reason', async () => {
  const { server, operator, admin, acts } = await startWithOperator();
  const person = await signUp(server);
  const found = await (
    await admin.users.$get({ query: { text: person.email.slice(0, -4) } }, operator)
  ).json();
  expect(found.data).toMatchObject([{ id: person.userId, credits: 50, isOperator: false, closedAt: null }]);

  const gift = { param: { id: person.userId }, json: { credits: 30, reason: 'a picture was lost' } };
  expect((await admin.users[':id'].credits.$post(gift, operator)).status).toBe(200);
  expect(await person.credits()).toBe(80);
  const ledger = await admin.users[':id'].credits.$get({ param: gift.param, query: {} }, operator);
  const { data } = await ledger.json();
  expect(data?.data[0]).toMatchObject({ source: 'operator', change: 30, balance: 80 });
  expect(await acts()).toEqual([
    {
      ...{ actor: operator.username, act: 'credits grant', subject: person.userId },
      details: '30: a picture was lost',
    },
  ]);
});

test('an operator takes what was reported down and puts it back', async () => {
  const { server, operator, admin, acts } = await startWithOperator();
  const category = await addCategory(server.context, { en: 'Dragons' });
  const id = await addLibraryImage(server.context, category, { en: 'Dragon' });
  const person = await signUp(server);
  await server.api.images.report.$post({ json: { imageId: id, content: 'a stolen dragon' } }, person);
  const reports = async (withResolved: 'true' | 'false') => {
    const answer = await admin.reports.$get({ query: { withResolved } }, operator);
    return (await answer.json()).data?.data ?? [];
  };
  const [report] = await reports('false');
  expect(report).toMatchObject({
    imageId: id,
    content: 'a stolen dragon',
    isHidden: false,
    username: person.username,
  });

  const isSeen = async () => {
    const { data } = await (await server.api.images.$get({ query: { imageId: id } })).json();
    return data?.data.length === 1;
  };
  const act = (name: 'hide' | 'show' | 'approve') =>
    admin.images[':id'][':act'].$post({ param: { id, act: name } }, operator);
  expect(await isSeen()).toBe(true);
  expect((await act('hide')).status).toBe(200);
  expect(await isSeen()).toBe(false);
  expect((await reports('false'))[0]).toMatchObject({ isHidden: true });
  expect((await act('show')).status).toBe(200);

  const resolve = () => admin.reports[':id'].resolve.$post({ param: { id: report?.id ?? '' } }, operator);
  expect((await resolve()).status).toBe(200);
  expect(await reports('false')).toEqual([]);
  expect(await reports('true')).toHaveLength(1);
  expect((await acts())?.map((done) => done.act)).toEqual(['reports resolve', 'images show', 'images hide']);
});

test('what finds nothing is refused, and not written down', async () => {
  const { operator, admin, acts } = await startWithOperator();
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const gift = { param: { id }, json: { credits: 1, reason: 'x' } };
  const statuses = await Promise.all([
    admin.images[':id'][':act'].$post({ param: { id, act: 'hide' } }, operator),
    admin.reports[':id'].resolve.$post({ param: { id } }, operator),
    admin.users[':id'].credits.$post(gift, operator),
    admin.posts[':slug'].status.$put({ param: { slug: 'none' }, json: { status: 'draft' } }, operator),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await acts()).toEqual([]);
});

test('posts are published and taken back, and the status page counts', async () => {
  const { server, operator, admin } = await startWithOperator();
  await savePost(server.context.db, {
    ...{ slug: 'care', title: { en: 'Care' }, content: {}, excerpt: {}, author: 'Mara', status: 'published' },
    ...{ metaTitle: {}, metaDesc: {}, featuredImageUrl: null },
  });
  const set = (status: 'draft' | 'published') =>
    admin.posts[':slug'].status.$put({ param: { slug: 'care' }, json: { status } }, operator);
  const post = async () => (await (await admin.posts.$get({}, operator)).json()).data;
  await set('draft');
  expect(await post()).toMatchObject([{ slug: 'care', status: 'draft' }]);
  await set('published');
  expect(await post()).toMatchObject([{ slug: 'care', status: 'published' }]);

  const status = await (await admin.status.$get({}, operator)).json();
  expect(status.data).toMatchObject({ accounts: 1, newAccounts: 1, images: 0, openReports: 0 });
});

test('the right is looked up with every call, and ends with the account', async () => {
  const { server, operator, admin } = await startWithOperator();
  const ask = async () => (await admin.status.$get({}, operator)).status;
  expect(await ask()).toBe(200);
  await setOperator(server.context.db, operator.userId, false);
  expect(await ask()).toBe(403);
  await setOperator(server.context.db, operator.userId, true);
  const profile = await (await server.api.users.profile.$get({}, operator)).json();
  expect(profile.data?.isOperator).toBe(true);
  await server.api.users.close.$post({ json: { password: operator.password } }, operator);
  expect(await ask()).toBe(401);
});
