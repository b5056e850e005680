import { expect, test } from 'vitest';
import { documentedOperations } from '../support/documented-operations.ts';
import type { Schema } from '../support/nasty-requests.ts';
import { startTestServer } from '../support/test-server.ts';

/** The calls of the product's contract, as it lists them. */
const contract = `
POST /api/auth/refresh-token
POST /api/users
POST /api/users/login
POST /api/auth/google
POST /api/auth/logout
POST /api/auth/googlelogout
GET /api/users/profile
PUT /api/users/update
POST /api/users/avatar
POST /api/users/forgot-password
POST /api/users/validate-reset-token/{token}
POST /api/users/reset-password
POST /api/subscription/cancel
POST /api/recharge/recharge
POST /api/payment/order
POST /api/payment/capture/{orderId}
GET /api/payment/chargerecord
POST /api/images/generate-tattoo/async
GET /api/images/generate-tattoo/status/{predictionId}
POST /api/images/generate-tattoo/complete
GET /api/images
GET /api/images/generated
GET /api/images/count
DELETE /api/images/{id}
POST /api/images/report
GET /api/categories
GET /api/categories/slug/{slug}
GET /api/categories/hot
GET /api/categories/with-stats
GET /api/categories/tree
GET /api/posts
`;

/** Calls beyond the contract, which its readers do not know. */
const additions = `
GET /api/artist-links
POST /api/artist-links
DELETE /api/artist-links/{id}
GET /api/artist-links/{id}/package
GET /api/users/push
PUT /api/users/push
DELETE /api/users/push
GET /api/engines
GET /api/admin/status
GET /api/admin/users
GET /api/admin/users/{id}/credits
POST /api/admin/users/{id}/credits
GET /api/admin/reports
POST /api/admin/reports/{id}/resolve
POST /api/admin/images/{id}/{act}
GET /api/admin/posts
PUT /api/admin/posts/{slug}/status
GET /api/admin/acts
GET /api/health
GET /api/ready
GET /api/config
GET /api/engine
GET /api/ideas
GET /api/users/logins
DELETE /api/users/logins
DELETE /api/users/logins/{id}
GET /api/samples
GET /api/styles
GET /api/plans
GET /api/payment/result/{orderId}
POST /api/payment/cancel/{orderId}
POST /api/payment/test-card/{orderId}
GET /api/payment/receipt/{orderId}
GET /api/subscription/quote
POST /api/subscription/change
GET /api/credits
GET /api/credits/export
GET /api/users/export
POST /api/users/close
POST /api/images/source
POST /api/images/generate-tattoo/improve
POST /api/images/generate-tattoo/cancel/{predictionId}
GET /api/images/generate-tattoo/unfinished
GET /api/images/{id}/lineage
GET /api/images/ratios
DELETE /api/collections/{id}
DELETE /api/images/sources/{id}
DELETE /api/images/{id}/star
GET /api/collections
GET /api/images/sources
GET /api/images/{id}/file
PATCH /api/collections/{id}/images
POST /api/collections
POST /api/images/sources/{id}/restore
POST /api/images/{id}/restore
PUT /api/collections/{id}
PUT /api/images/{id}/star
PUT /api/images/{id}/visibility
`;

interface Operation {
  parameters?: { in: string; name: string; schema: { default?: unknown } }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { default?: unknown }> } }>;
  };
  security?: unknown[];
}

async function operations(): Promise<Map<string, Operation>> {
  const { app } = await startTestServer();
  const { paths } = await (await app.request('/api/openapi.json')).json();
  const entries = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  return new Map(entries);
}

const lines = (list: string) => list.trim().split('\n');

test('the document and the contract list the same calls', async () => {
  const documented = await operations();
  expect([...documented.keys()].sort()).toEqual([...lines(contract), ...lines(additions)].sort());
});

/** Where an input may be as long or as large as its sender likes. */
function unbounded(name: string, schema: Schema): string[] {
  const { type, properties = {}, anyOf = [], items, additionalProperties, propertyNames } = schema;
  if (schema.enum || schema.const !== undefined || schema.format) return [];
  const parts = [
    ...anyOf,
    ...[items, additionalProperties, propertyNames].filter((part) => part !== undefined),
  ];
  const most = { string: 'maxLength', integer: 'maximum', array: 'maxItems' }[String(type)];
  return [
    ...(most && !(most in schema) ? [`${name} has no ${most}`] : []),
    ...Object.entries(properties).flatMap(([field, part]) => unbounded(`${name} ${field}`, part)),
    ...parts.flatMap((part) => unbounded(name, part)),
  ];
}

test('every input has a limit', async () => {
  for (const { call, parameters, body } of await documentedOperations(await startTestServer())) {
    const inputs = parameters.map(({ name, schema }) => [name, schema] as const);
    if (body) inputs.push(['body', body.schema]);
    expect(inputs.flatMap(([name, schema]) => unbounded(`${call} ${name}`, schema))).toEqual([]);
  }
});

test.each([
  ['GET /api/payment/chargerecord', { page: 1, pageSize: 10 }],
  ['GET /api/images', { currentPage: 1, pageSize: 20, sortBy: 'hotness', sortOrder: 'desc' }],
  ['GET /api/images/generated', { currentPage: 1, pageSize: 20, sortBy: 'createdAt', sortOrder: 'desc' }],
  ['GET /api/categories/hot', { limit: 10 }],
  ['GET /api/categories/with-stats', { currentPage: 1, pageSize: 10 }],
  ['GET /api/posts', { currentPage: 1, pageSize: 10, sortBy: 'publishedAt', sortOrder: 'desc', lang: 'zh' }],
])('%s has the defaults of the contract', async (call, defaults) => {
  const operation = (await operations()).get(call);
  for (const [name, value] of Object.entries(defaults)) {
    const parameter = operation?.parameters?.find((candidate) => candidate.name === name);
    expect(parameter?.schema.default, name).toBe(value);
  }
});

test('starting a generation takes what the contract says, with its defaults', async () => {
  const operation = (await operations()).get('POST /api/images/generate-tattoo/async');
  const properties = operation?.requestBody?.content['application/json']?.schema.properties ?? {};
  const defaults = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, schema.default]),
  );
  expect(defaults).toMatchObject({
    ...{ width: 1024, height: 1024, guidance_scale: 7.5, num_inference_steps: 25, lora_scale: 0.6 },
    ...{ high_noise_frac: 0.9, apply_watermark: false },
  });
  const optional = [
    'style',
    'styleNote',
    'isColor',
    'isPublic',
    'negative_prompt',
    'seed',
    'scheduler',
    'refine',
  ];
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(optional));
});
