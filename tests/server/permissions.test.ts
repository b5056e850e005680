import { describe, expect, test } from 'vitest';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Role = 'visitor' | 'free' | 'paid' | 'other';
const roles: Role[] = ['visitor', 'free', 'paid', 'other'];

/** What exists before the calls: a paid owner's order, image and generation; `other` is another member. */
interface World {
  server: TestServer;
  people: Record<Exclude<Role, 'visitor'>, Awaited<ReturnType<typeof signUp>>>;
  /** The owner's order, and its payment by the provider's name. */
  ownOrder: string;
  ownPayment: string;
  ownImage: string;
  ownGeneration: string;
  /** Another than the one that the calls are made with. */
  ownLogin: string;
  publicImage: string;
  ownCollection: string;
  ownSource: string;
  ownArtistLink: string;
}

interface Call {
  call: string;
  path?: (world: World) => string;
  body?: (world: World) => unknown;
  /** The statuses that visitor, free, paid (the owner of what is asked for) and another member get. */
  statuses: [number, number, number, number];
}

const everybody: Call['statuses'] = [200, 200, 200, 200];
const signedIn: Call['statuses'] = [401, 200, 200, 200];
const owner: Call['statuses'] = [401, 404, 200, 404];
/** Nobody of these; operators.test.ts has those who may. */
const operators: Call['statuses'] = [401, 403, 403, 403];
const someId = '01890a5d-ac96-774b-bcce-b302099a8057';
const prompt = 'a snake';

const calls: Call[] = [
  ...['health', 'ready', 'config', 'engine', 'engines', 'ideas', 'samples', 'styles', 'plans'].map(
    (name) => ({
      call: `GET /api/${name}`,
      statuses: everybody,
    }),
  ),
  ...['status', 'users', 'reports', 'posts', 'acts'].map((name) => ({
    call: `GET /api/admin/${name}`,
    statuses: operators,
  })),
  {
    call: 'GET /api/admin/users/{id}/credits',
    path: () => `/api/admin/users/${someId}/credits`,
    statuses: operators,
  },
  {
    call: 'POST /api/admin/users/{id}/credits',
    path: ({ people: { free } }) => `/api/admin/users/${free.userId}/credits`,
    body: () => ({ credits: 100, reason: 'none' }),
    statuses: operators,
  },
  {
    call: 'POST /api/admin/reports/{id}/resolve',
    path: () => `/api/admin/reports/${someId}/resolve`,
    statuses: operators,
  },
  {
    call: 'POST /api/admin/images/{id}/{act}',
    path: ({ publicImage }) => `/api/admin/images/${publicImage}/hide`,
    statuses: operators,
  },
  {
    call: 'PUT /api/admin/posts/{slug}/status',
    path: () => '/api/admin/posts/care/status',
    body: () => ({ status: 'draft' }),
    statuses: operators,
  },
  { call: 'GET /api/images', statuses: everybody },
  { call: 'GET /api/images/count', statuses: everybody },
  { call: 'GET /api/images/ratios', statuses: everybody },
  { call: 'GET /api/categories', statuses: everybody },
  { call: 'GET /api/categories/hot', statuses: everybody },
  { call: 'GET /api/categories/with-stats', statuses: everybody },
  { call: 'GET /api/categories/tree', statuses: everybody },
  {
    call: 'GET /api/categories/slug/{slug}',
    path: () => '/api/categories/slug/dragons',
    statuses: everybody,
  },
  { call: 'GET /api/posts', statuses: everybody },
  {
    call: 'POST /api/users',
    body: () => ({ username: `u${people++}`, email: `u${people}@example.com`, password: 'secret-1' }),
    statuses: everybody,
  },
  {
    call: 'POST /api/users/login',
    body: ({ people: { free } }) => ({ email: free.email, password: free.password }),
    statuses: everybody,
  },
  { call: 'POST /api/auth/google', body: () => ({ token: 'x' }), statuses: [401, 401, 401, 401] },
  {
    call: 'POST /api/auth/refresh-token',
    body: () => ({ refreshToken: 'x' }),
    statuses: [401, 401, 401, 401],
  },
  {
    call: 'POST /api/users/forgot-password',
    body: () => ({ email: 'nobody@example.com' }),
    statuses: [404, 404, 404, 404],
  },
  {
    call: 'POST /api/users/validate-reset-token/{token}',
    path: () => '/api/users/validate-reset-token/x',
    statuses: [404, 404, 404, 404],
  },
  {
    call: 'POST /api/users/reset-password',
    body: () => ({ token: 'x', newPassword: 'secret-2' }),
    statuses: [404, 404, 404, 404],
  },
  { call: 'GET /api/users/profile', statuses: signedIn },
  { call: 'GET /api/users/export', statuses: signedIn },
  { call: 'PUT /api/users/update', body: () => ({}), statuses: signedIn },
  { call: 'POST /api/users/avatar', body: picture, statuses: signedIn },
  { call: 'GET /api/credits', statuses: signedIn },
  { call: 'GET /api/credits/export', statuses: signedIn },
  { call: 'GET /api/payment/chargerecord', statuses: signedIn },
  { call: 'POST /api/payment/order', body: () => ({ planCode: 'day7' }), statuses: signedIn },
  { call: 'POST /api/recharge/recharge', body: () => ({ planCode: 'day7' }), statuses: signedIn },
  {
    call: 'POST /api/payment/capture/{orderId}',
    path: () => '/api/payment/capture/nothing',
    statuses: [401, 404, 404, 404],
  },
  {
    call: 'GET /api/payment/result/{orderId}',
    path: ({ ownPayment }) => `/api/payment/result/${ownPayment}`,
    statuses: owner,
  },
  {
    call: 'POST /api/payment/cancel/{orderId}',
    path: ({ ownPayment }) => `/api/payment/cancel/${ownPayment}`,
    statuses: owner,
  },
  {
    call: 'POST /api/payment/test-card/{orderId}',
    path: ({ ownPayment }) => `/api/payment/test-card/${ownPayment}`,
    body: () => ({ number: '4111111111111111', expiry: '12/99', code: '123' }),
    statuses: owner,
  },
  {
    call: 'GET /api/payment/receipt/{orderId}',
    path: ({ ownOrder }) => `/api/payment/receipt/${ownOrder}`,
    statuses: owner,
  },
  {
    call: 'GET /api/subscription/quote',
    path: () => '/api/subscription/quote?planCode=pro-monthly',
    statuses: [401, 409, 409, 409],
  },
  {
    call: 'POST /api/subscription/change',
    body: () => ({ planCode: 'pro-monthly', dueNow: 1999 }),
    statuses: [401, 409, 409, 409],
  },
  { call: 'POST /api/subscription/cancel', statuses: [401, 409, 409, 409] },
  { call: 'GET /api/images/generated', statuses: signedIn },
  { call: 'POST /api/images/source', body: picture, statuses: signedIn },
  {
    call: 'POST /api/images/report',
    body: ({ publicImage }) => ({ imageId: publicImage, content: 'odd' }),
    statuses: signedIn,
  },
  { call: 'POST /api/images/generate-tattoo/async', body: () => ({ prompt }), statuses: signedIn },
  {
    call: 'POST /api/images/generate-tattoo/async',
    body: () => ({ prompt, num_outputs: 4 }),
    statuses: [401, 403, 200, 200],
  },
  {
    call: 'POST /api/images/generate-tattoo/async',
    body: () => ({ prompt, isPublic: false }),
    statuses: [401, 403, 200, 200],
  },
  { call: 'POST /api/images/generate-tattoo/improve', body: () => ({ prompt }), statuses: signedIn },
  {
    call: 'GET /api/images/generate-tattoo/status/{predictionId}',
    path: ({ ownGeneration }) => `/api/images/generate-tattoo/status/${ownGeneration}`,
    statuses: owner,
  },
  { call: 'GET /api/images/generate-tattoo/unfinished', statuses: signedIn },
  {
    call: 'GET /api/images/{id}/lineage',
    path: ({ publicImage }) => `/api/images/${publicImage}/lineage`,
    statuses: everybody,
  },
  {
    call: 'POST /api/images/generate-tattoo/complete',
    body: ({ ownGeneration }) => ({ predictionId: ownGeneration }),
    statuses: owner,
  },
  {
    call: 'POST /api/images/generate-tattoo/cancel/{predictionId}',
    path: ({ ownGeneration }) => `/api/images/generate-tattoo/cancel/${ownGeneration}`,
    statuses: owner,
  },
  {
    call: 'GET /api/images/{id}/file',
    path: ({ ownImage }) => `/api/images/${ownImage}/file?size=4096`,
    statuses: [401, 404, 200, 404],
  },
  {
    call: 'PUT /api/images/{id}/visibility',
    path: ({ ownImage }) => `/api/images/${ownImage}/visibility`,
    body: () => ({ isPublic: false }),
    statuses: owner,
  },
  {
    call: 'PUT /api/images/{id}/star',
    path: ({ ownImage }) => `/api/images/${ownImage}/star`,
    statuses: owner,
  },
  {
    call: 'DELETE /api/images/{id}/star',
    path: ({ ownImage }) => `/api/images/${ownImage}/star`,
    statuses: owner,
  },
  { call: 'DELETE /api/images/{id}', path: ({ ownImage }) => `/api/images/${ownImage}`, statuses: owner },
  {
    call: 'POST /api/images/{id}/restore',
    path: ({ ownImage }) => `/api/images/${ownImage}/restore`,
    statuses: owner,
  },
  { call: 'GET /api/collections', statuses: signedIn },
  {
    call: 'POST /api/collections',
    body: () => ({ name: `collection ${people++}` }),
    statuses: signedIn,
  },
  {
    call: 'PATCH /api/collections/{id}/images',
    path: ({ ownCollection }) => `/api/collections/${ownCollection}/images`,
    body: () => ({}),
    statuses: owner,
  },
  {
    call: 'PUT /api/collections/{id}',
    path: ({ ownCollection }) => `/api/collections/${ownCollection}`,
    body: () => ({ name: 'sleeve' }),
    statuses: owner,
  },
  {
    call: 'DELETE /api/collections/{id}',
    path: ({ ownCollection }) => `/api/collections/${ownCollection}`,
    statuses: owner,
  },
  { call: 'GET /api/images/sources', statuses: signedIn },
  {
    call: 'DELETE /api/images/sources/{id}',
    path: ({ ownSource }) => `/api/images/sources/${ownSource}`,
    statuses: owner,
  },
  {
    call: 'POST /api/images/sources/{id}/restore',
    path: ({ ownSource }) => `/api/images/sources/${ownSource}/restore`,
    statuses: owner,
  },
  { call: 'GET /api/artist-links', statuses: signedIn },
  { call: 'POST /api/artist-links', body: picture, statuses: signedIn },
  {
    call: 'GET /api/artist-links/{id}/package',
    path: ({ ownArtistLink }) => `/api/artist-links/${ownArtistLink}/package`,
    statuses: everybody,
  },
  {
    call: 'DELETE /api/artist-links/{id}',
    path: ({ ownArtistLink }) => `/api/artist-links/${ownArtistLink}`,
    statuses: owner,
  },
  { call: 'POST /api/users/close', body: () => ({ password: 'wrong-1' }), statuses: [401, 403, 403, 403] },
  { call: 'GET /api/users/logins', statuses: signedIn },
  {
    call: 'DELETE /api/users/logins/{id}',
    path: ({ ownLogin }) => `/api/users/logins/${ownLogin}`,
    statuses: owner,
  },
  { call: 'GET /api/users/push', statuses: signedIn },
  { call: 'PUT /api/users/push', body: () => ({}), statuses: [401, 422, 422, 422] },
  { call: 'DELETE /api/users/push', statuses: signedIn },
  { call: 'DELETE /api/users/logins', statuses: signedIn },
  { call: 'POST /api/auth/googlelogout', statuses: signedIn },
  { call: 'POST /api/auth/logout', statuses: [401, 401, 401, 401] },
];

let people = 0;

async function picture(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new File([await squarePng('teal')], 'a.png'));
  return form;
}

describe.each(roles)('a %s caller', (role) => {
  test('gets just what the role allows, from every call', async () => {
    const world = await createWorld();
    const headers = role === 'visitor' ? {} : world.people[role].headers;
    for (const { call, path, body, statuses } of calls) {
      const [method = '', template = ''] = call.split(' ');
      const content = await body?.(world);
      const isForm = content instanceof FormData;
      const answer = await world.server.app.request(path?.(world) ?? template, {
        method,
        headers: {
          ...headers,
          ...(content !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        ...(content !== undefined && { body: isForm ? content : JSON.stringify(content) }),
      });
      expect.soft(answer.status, call).toBe(statuses[roles.indexOf(role)]);
    }
  });
});

test('the matrix has every call that there is', async () => {
  const { app } = await startTestServer();
  const { paths } = await (await app.request('/api/openapi.json')).json();
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...new Set(calls.map(({ call }) => call))].sort()).toEqual(documented.sort());
});

async function createWorld(): Promise<World> {
  const server = await startTestServer();
  const category = await addCategory(server.context, { en: 'Dragons' }, { slug: 'dragons' });
  const publicImage = await addLibraryImage(server.context, category, { en: 'Dragon' });
  const paid = await signUpMember(server);
  const world = { free: await signUp(server), paid, other: await signUpMember(server) };
  const ownGeneration = await paid.startId({ prompt, isPublic: false });
  await paid.outcome(ownGeneration);
  const completed = await (await paid.complete(ownGeneration)).json();
  const ownImage = completed.data?.localImages[0]?.id ?? '';
  await server.api.users.login.$post({ json: paid });
  const logins = await (await server.api.users.logins.$get({}, paid)).json();
  const ownLogin = logins.data?.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const orders = await (await server.api.payment.chargerecord.$get({ query: {} }, paid)).json();
  const ownOrder = orders.data?.data[0]?.orderId ?? '';
  const { rows } = await server.pool.query('select provider_order_id from orders where id = $1', [ownOrder]);
  const ownPayment = rows[0].provider_order_id;
  const begun = await (await server.api.collections.$post({ json: { name: 'back' } }, paid)).json();
  const ownCollection = begun.data?.id ?? '';
  const file = new File([await squarePng('teal')], 'a.png');
  const source = await (await server.api.images.source.$post({ form: { file } }, paid)).json();
  const ownSource = source.data?.sourceImageId ?? '';
  const link = await (await server.api['artist-links'].$post({ query: {}, form: { file } }, paid)).json();
  const ownArtistLink = link.data?.id ?? '';
  return {
    ...{ server, people: world, ownOrder, ownPayment, ownArtistLink },
    ...{ ownImage, ownGeneration, ownLogin, publicImage, ownCollection, ownSource },
  };
}
