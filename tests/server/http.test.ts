import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

test('health and readiness answer', async () => {
  const { api } = await startTestServer();
  expect((await api.health.$get()).status).toBe(200);
  expect(await (await api.ready.$get()).json()).toMatchObject({ data: { database: true, media: true } });
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
      "/api/users/forgot-password",
      "/api/users/validate-reset-token/{token}",
      "/api/users/reset-password",
      "/api/images/generate-tattoo/async",
      "/api/images/generate-tattoo/status/{predictionId}",
      "/api/images/generate-tattoo/complete",
      "/api/images/generate-tattoo/cancel/{predictionId}",
      "/api/images",
      "/api/images/generated",
      "/api/images/count",
      "/api/images/report",
      "/api/images/source",
      "/api/images/{id}",
      "/api/categories",
      "/api/categories/slug/{slug}",
      "/api/categories/hot",
      "/api/categories/with-stats",
      "/api/categories/tree",
      "/api/posts",
      "/api/credits",
      "/api/payment/order",
      "/api/recharge/recharge",
      "/api/payment/capture/{orderId}",
      "/api/payment/chargerecord",
      "/api/subscription/cancel",
      "/api/styles",
      "/api/ideas",
      "/api/samples",
      "/api/config",
      "/api/engine",
    ]
  `);
});

test('pages may load nothing from elsewhere', async () => {
  const { app } = await startTestServer();
  const policy = (await app.request('/api/health')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});
