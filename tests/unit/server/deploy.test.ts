import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { envSchema, readEnv } from '#server/env.ts';

/** What the tools that speak to a bucket read themselves. */
const bucketSettings = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const known = [...Object.keys(envSchema.shape), ...bucketSettings];

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** Puts something in the place of `${NAME:?}`, as compose does with what `.env` has. */
function filledIn(text: string): string {
  const names = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  return text.replaceAll(/\$\{([A-Z_]+):\?\}/g, (_, name: string) => {
    expect(names).toContain(name);
    return `example-of-${name.toLowerCase()}`;
  });
}

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
  volumes: z.array(z.string()).optional(),
  deploy: z.object({ replicas: z.int() }).optional(),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const compose = composeSchema.parse(parse(filledIn(read('compose.yaml')), { merge: true }));

test.each(['api', 'worker'])('compose starts two of %s with settings that the server takes', (role) => {
  const found = compose.services[role];
  expect(found?.deploy?.replicas).toBe(2);
  expect(known).toEqual(expect.arrayContaining(Object.keys(found?.environment ?? {})));
  const env = readEnv(found?.environment ?? {});
  expect(env).toMatchObject({ role, trustedProxies: 1, testPayments: 'off', log: 'stdout' });
  expect(env.databaseUrl).toContain('@postgres:5432/');
});

test('compose names no service, volume or file that is not there', () => {
  const { services, volumes } = compose;
  for (const { depends_on = {}, volumes: mounted = [], image } of Object.values(services)) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    expect(image).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?(:[\w.-]+)?$/);
    for (const [from = ''] of mounted.map((mount) => mount.split(':'))) {
      if (from.startsWith('./')) expect(() => read(from)).not.toThrow();
      else expect(Object.keys(volumes)).toContain(from);
    }
  }
  const { MEDIA_URL } = services.api?.environment ?? {};
  const endpoint = new URL(new URL(MEDIA_URL ?? '').searchParams.get('endpoint') ?? '');
  expect(Object.keys(services)).toContain(endpoint.hostname);
  const proxied = /dynamic a (\w+) (\d+)/.exec(read('Caddyfile'));
  expect(Object.keys(services)).toContain(proxied?.[1]);
  expect(read('Dockerfile')).toContain(`EXPOSE ${proxied?.[2]}`);
});

const labels = z.record(z.string(), z.string());
const containerSchema = z.looseObject({
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const deploymentSchema = z.looseObject({
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.literal(2),
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.looseObject({
        containers: z.tuple([containerSchema]),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }),
});
const manifests = parseAllDocuments(read('kubernetes.yaml')).map(
  (document) => document.toJS() as { kind: string; data?: object; stringData?: object; spec?: unknown },
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const shared = { ...ofKind('ConfigMap')[0]?.data, ...ofKind('Secret')[0]?.stringData };

test('the cluster runs both roles with settings that the server takes', () => {
  const deployments = ofKind('Deployment').map((found) => deploymentSchema.parse(found));
  const roles = deployments.map(({ spec: { selector, template } }) => {
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    const [{ env, ports, volumeMounts }] = template.spec.containers;
    const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    expect(known).toEqual(expect.arrayContaining(Object.keys({ ...shared, ...settings })));
    expect(ports.map(({ containerPort }) => String(containerPort))).toEqual(
      /EXPOSE (\d+)/.exec(read('Dockerfile'))?.slice(1),
    );
    expect(template.spec.volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
    return readEnv({ ...shared, ...settings }).role;
  });
  expect(roles).toEqual(['api', 'worker']);
});

test('the cluster sends calls to those that answer them', () => {
  const selector = z.looseObject({ selector: z.unknown() });
  const api = deploymentSchema.parse(ofKind('Deployment')[0]).spec.selector;
  expect(selector.parse(ofKind('Service')[0]?.spec).selector).toEqual(api.matchLabels);
  expect(selector.parse(ofKind('PodDisruptionBudget')[0]?.spec).selector).toEqual(api);
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(
    new Set(['ConfigMap', 'Secret', 'Deployment', 'Service', 'PodDisruptionBudget', 'Ingress']),
  );
});
