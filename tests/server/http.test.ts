import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

test('health answers', async () => {
  const { api } = await startTestServer();
  expect((await api.health.$get()).status).toBe(200);
});

test('an unknown call gets the envelope and an id to ask about', async () => {
  const { app } = await startTestServer();
  const answer = await app.request('/api/nothing');
  expect(answer.status).toBe(404);
  const failure = await answer.json();
  expect(failure).toMatchObject({ status: 'error', data: null, errorCode: 404, reason: 'NOT_FOUND' });
  expect(failure.requestId).toBe(answer.headers.get('x-request-id'));
});

test('a fault of ours says nothing about its cause', async () => {
  const { app, context } = await startTestServer();
  context.db.select = () => {
    throw new Error('select password_hash from users');
  };
  const answer = await app.request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.c', password: 'secret-1' }),
  });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ errorCode: 500, message: 'Server internal error' });
});

test('the API document lists every call with its refusals', async () => {
  const { app } = await startTestServer();
  const document = await (await app.request('/api/openapi.json')).json();
  expect(Object.keys(document.paths)).toMatchInlineSnapshot(`
    [
      "/api/health",
      "/api/ready",
      "/api/users",
      "/api/users/profile",
      "/api/users/update",
      "/api/users/avatar",
      "/api/users/close",
      "/api/users/export",
      "/api/users/login",
      "/api/auth/google",
      "/api/auth/refresh-token",
      "/api/auth/logout",
      "/api/auth/googlelogout",
      "/api/users/logins",
      "/api/users/logins/{id}",
      "/api/users/push",
      "/api/users/forgot-password",
      "/api/users/validate-reset-token/{token}",
      "/api/users/reset-password",
      "/api/images/generate-tattoo/async",
      "/api/images/generate-tattoo/improve",
      "/api/images/generate-tattoo/status/{predictionId}",
      "/api/images/generate-tattoo/unfinished",
      "/api/images/generate-tattoo/complete",
      "/api/images/generate-tattoo/cancel/{predictionId}",
      "/api/images/{id}/star",
      "/api/images/{id}/restore",
      "/api/images/sources",
      "/api/images/sources/{id}",
      "/api/images/sources/{id}/restore",
      "/api/collections",
      "/api/collections/{id}",
      "/api/collections/{id}/images",
      "/api/images",
      "/api/images/generated",
      "/api/images/{id}/lineage",
      "/api/images/count",
      "/api/images/ratios",
      "/api/images/report",
      "/api/images/source",
      "/api/images/{id}/file",
      "/api/images/{id}/visibility",
      "/api/images/{id}",
      "/api/artist-links",
      "/api/artist-links/{id}",
      "/api/artist-links/{id}/package",
      "/api/categories",
      "/api/categories/slug/{slug}",
      "/api/categories/hot",
      "/api/categories/with-stats",
      "/api/categories/tree",
      "/api/posts",
      "/api/credits",
      "/api/credits/export",
      "/api/payment/order",
      "/api/recharge/recharge",
      "/api/payment/capture/{orderId}",
      "/api/payment/result/{orderId}",
      "/api/payment/cancel/{orderId}",
      "/api/payment/test-card/{orderId}",
      "/api/payment/chargerecord",
      "/api/subscription/quote",
      "/api/subscription/change",
      "/api/subscription/cancel",
      "/api/payment/receipt/{orderId}",
      "/api/styles",
      "/api/ideas",
      "/api/samples",
      "/api/config",
      "/api/plans",
      "/api/engine",
      "/api/engines",
      "/api/admin/status",
      "/api/admin/users",
      "/api/admin/users/{id}/credits",
      "/api/admin/reports",
      "/api/admin/posts",
      "/api/admin/acts",
      "/api/admin/reports/{id}/resolve",
      "/api/admin/images/{id}/{act}",
      "/api/admin/posts/{slug}/status",
    ]
  `);
});

test('pages may load nothing from elsewhere, send nothing there, and use nothing of the device but its camera', async () => {
  const { app } = await startTestServer();
  const { headers } = await app.request('/api/health');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  const permissions = headers.get('permissions-policy');
  expect(permissions).toContain('camera=(self), clipboard-write=(self)');
  expect(permissions).toContain('geolocation=(), ');
  expect(permissions?.match(/=\(self\)/g)).toHaveLength(2);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('browsers are told to come by HTTPS where the product is reached by it, and nowhere else', async () => {
  const { app, context } = await startTestServer();
  const secure = createApp({ ...context, config: { ...context.config, publicUrl: 'https://ink.example' } });
  const header = 'strict-transport-security';
  expect((await secure.request('/api/health')).headers.get(header)).toMatch(/^max-age=\d+$/);
  expect((await app.request('/api/health')).headers.get(header)).toBeNull();
});

test('no cache keeps what somebody in particular was told', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const cacheControl = async (path: string, init?: RequestInit) =>
    (await server.app.request(path, init)).headers.get('cache-control');
  const { headers } = person;
  for (const path of ['/api/users/profile', '/api/images', '/api/credits', '/api/styles', '/api/nothing']) {
    expect(await cacheControl(path, { headers }), path).toBe('no-store');
  }
  expect(await cacheControl('/api/users/profile')).toBe('no-store');
  const post = (body: unknown) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await cacheControl('/api/users/login', post(person))).toBe('no-store');
  expect(await cacheControl('/api/auth/refresh-token', post(person))).toBe('no-store');
  expect(await cacheControl('/api/styles')).toBe('public, max-age=300');
  const gallery = await server.app.request('/api/images');
  expect(gallery.headers.get('cache-control')).toBe('public, max-age=5');
  // Somebody signed in must not be given what a cache on the way kept for visitors.
  expect(gallery.headers.get('vary')).toBe('authorization, accept-encoding');
});
