import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hc } from 'hono/client';
import pg from 'pg';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { plans } from '#contract/plan.ts';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { builtInRules } from '#engine/moderation/rules/built-in-rules.ts';
import { type Api, createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { connectDatabase } from '#server/db/client.ts';
import { GenerationNotifications } from '#server/db/notifications.ts';
import { workOnGenerations } from '#server/jobs/generate.ts';
import { workOnMails } from '#server/jobs/mail.ts';
import { workOnPush } from '#server/jobs/push.ts';
import { Metrics } from '#server/metrics.ts';
import type { Mail } from '#server/providers/mail/mail-provider.ts';
import { openMediaFolder } from '#server/providers/media/media.ts';
import { TestPayment } from '#server/providers/payment/test/test-payment.ts';
import { WebPush } from '#server/providers/push/web-push.ts';
import { startQueue } from '#server/queue.ts';
import { RateLimits } from '#server/rate-limits.ts';
import { Keyring } from '#server/services/keys/keyring.ts';
import { testBooks } from '#server/services/payments/test-books.ts';
import { Signer } from '#server/signer.ts';
import { noTracing } from '#server/telemetry/tracing.ts';
import { ScriptedImageProvider } from './scripted-image-provider.ts';

/** What a test has otherwise than usual. */
export type Replaced = Partial<Omit<Context, 'config'>> & { config?: Partial<Config> };

/** The application on a database and a media folder of its own, with a scripted image provider. */
export async function startTestServer({ config, ...replaced }: Replaced = {}) {
  const databaseUrl = await createDatabase();
  const mediaFolder = await mkdtemp(join(tmpdir(), 'inkwright-media-'));
  const log = pino({ level: 'silent' });
  const connection = connectDatabase(databaseUrl, log);
  const notifications = new GenerationNotifications(databaseUrl, log);
  await notifications.start();
  const imageProvider = new ScriptedImageProvider();
  const mails: Mail[] = [];
  const keyring = await Keyring.open(connection.db, log);
  const context: Context = {
    config: {
      dataDir: mediaFolder,
      publicUrl: 'http://test',
      trustedProxies: 1,
      googleClientId: undefined,
      paymentOrigins: [],
      corsOrigins: [],
      metricsToken: undefined,
      saysPaymentsAreTests: false,
      library: { newAccountDays: 0, delayMinutes: 0, needsReview: false },
      queue: { perAccount: 40, inAll: 1000 },
      ...config,
    },
    db: connection.db,
    replica: undefined,
    queue: await startQueue(databaseUrl, log),
    notifications,
    rateLimits: new RateLimits(connection.pool, 1),
    signer: new Signer(keyring),
    media: await openMediaFolder(mediaFolder),
    imageProvider,
    models: [],
    composer: imageProvider,
    contentFilters: [new RuleFilter(builtInRules)],
    mail: { send: async (mail) => void mails.push(mail) },
    push: new WebPush('mailto:test@example.com'),
    plans,
    payment: new TestPayment(testBooks(connection.db)),
    google: undefined,
    metrics: new Metrics(),
    tracing: noTracing,
    log,
    ...replaced,
  };
  await workOnGenerations(context);
  await workOnMails(context);
  await workOnPush(context);
  const app = createApp(context);
  const { api } = hc<Api>('http://test', {
    fetch: (...request: Parameters<typeof app.request>) => app.request(...request),
  });

  onTestFinished(async () => {
    await notifications.close();
    keyring.close();
    await context.queue.stop();
    await connection.close();
    await rm(mediaFolder, { recursive: true });
  });
  return { app, api, context, databaseUrl, imageProvider, mails, keyring, pool: connection.pool };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A database without rows, of the newest shape; or one without tables, where there is no template. Its address. */
export async function createDatabase(template: 'app' | 'template1' = 'app'): Promise<string> {
  const templateUrl = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: templateUrl.replace('/app?', '/postgres?') });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return templateUrl.replace('/app?', `/${name}?`);
}
