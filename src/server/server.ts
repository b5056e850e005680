import { join } from 'node:path';
import type { Logger } from 'pino';
import { brand } from '#contract/brand.ts';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { createApp } from './app.ts';
import { loadPlans } from './catalog/load-plans.ts';
import type { Context } from './context.ts';
import { prepareDataFolder } from './data-folder.ts';
import { connectDatabase, connectionCounts, type Database } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { GenerationNotifications } from './db/notifications.ts';
import { watchSlowQueries } from './db/slow-queries.ts';
import type { Env } from './env.ts';
import { drawLibraryAhead } from './jobs/draw-library.ts';
import { limitSharp } from './limit-sharp.ts';
import { listen, type Patience, usualPatience } from './listen.ts';
import { Metrics } from './metrics.ts';
import { loadContentRules } from './moderation/load-content-rules.ts';
import { FlashProvider } from './providers/image/flash-provider.ts';
import { loadModels } from './providers/image/model/load-models.ts';
import { OutboxMail } from './providers/mail/outbox-mail.ts';
import { SmtpMail } from './providers/mail/smtp-mail.ts';
import { openMedia } from './providers/media/open-media.ts';
import { GoogleSignIn } from './providers/oidc/google.ts';
import { openPayment, paymentOrigins } from './providers/payment/open-payment.ts';
import { WebPush } from './providers/push/web-push.ts';
import { startQueue } from './queue.ts';
import { RateLimits } from './rate-limits.ts';
import { queueDepths } from './services/jobs/queue-depths.ts';
import { Keyring } from './services/keys/keyring.ts';
import { testBooks } from './services/payments/test-books.ts';
import { resanitizePosts } from './services/posts/resanitize.ts';
import { seedContent } from './services/seeding/seed-content.ts';
import { Signer } from './signer.ts';
import { work } from './work.ts';
import { createWorkerApp } from './worker-app.ts';

export interface RunningServer {
  port: number;
  /** Stops everything that was started, the last first. */
  stop(): Promise<void>;
}

/**
 * Builds the one context of this process and serves with it.
 * @param notice prints a line for the operator
 * @param clientFolder the built client, if it is to be served
 * @param patience how long callers may take
 * @throws StartupError with what the operator can do; everything started until then is stopped again
 */
export async function startServer(
  env: Env,
  log: Logger,
  notice: (line: string) => void,
  clientFolder?: string,
  patience: Patience = usualPatience,
): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();
  limitSharp();

  const contentRules = await loadContentRules(env.contentRules);
  const plans = await loadPlans(env.plans);
  await prepareDataFolder(env.dataDir);
  const databaseUrl = env.databaseUrl ?? (await startDatabase(env, log, started));
  await migrate(databaseUrl);
  const connection = connectDatabase(databaseUrl, log, env.databaseConnections);
  started.defer(() => connection.close());
  const metrics = new Metrics();
  watchSlowQueries(connection.pool, { ms: env.slowQueryMs, log, count: () => metrics.countSlowQuery() });
  metrics.observe({
    queueDepths: () => queueDepths(connection.db),
    connections: () => connectionCounts(connection.pool),
  });
  const replica = connectReplica(env, log, started);

  const keyring = await Keyring.open(connection.db, log);
  started.defer(() => keyring.close());
  const imageProvider = new FlashProvider();
  started.defer(() => imageProvider.close());
  const queue = await startQueue(databaseUrl, log);
  started.defer(() => queue.stop());
  const notifications = new GenerationNotifications(databaseUrl, log);
  started.defer(() => notifications.close());
  await notifications.start();
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const models = await loadModels(env.models, {
    ...{ variables: env.variables, publicUrl, log, draughtsman: imageProvider },
  });
  const context: Context = {
    config: {
      dataDir: env.dataDir,
      publicUrl,
      trustedProxies: env.trustedProxies,
      googleClientId: env.googleClientId,
      queue: env.queue,
      paymentOrigins: paymentOrigins(env.paypal),
      saysPaymentsAreTests: env.testPayments === 'public',
      corsOrigins: env.corsOrigins,
      metricsToken: env.metricsToken,
      library: env.library,
    },
    db: connection.db,
    replica,
    queue,
    notifications,
    rateLimits: new RateLimits(connection.pool, env.rateLimitFactor),
    signer: new Signer(keyring),
    media: await openMedia(env),
    imageProvider,
    models,
    composer: imageProvider,
    contentFilters: [new RuleFilter(contentRules)],
    mail: env.smtpUrl
      ? new SmtpMail(env.smtpUrl, env.mailFrom)
      : new OutboxMail(join(env.dataDir, 'outbox'), env.mailFrom, notice),
    push: new WebPush(`mailto:${brand.contactEmail}`, env.pushOrigins),
    plans,
    payment: openPayment(env, publicUrl, testBooks(connection.db)),
    google: env.googleClientId ? new GoogleSignIn(env.googleClientId, env.googleJwksUrl) : undefined,
    metrics,
    log,
  };

  await seedContent(context);
  await resanitizePosts(context.db);
  if (env.role !== 'api') await work(context, databaseUrl, env);

  const app = env.role === 'worker' ? createWorkerApp(context) : createApp(context, clientFolder);
  const listening = await listen(app.fetch, env, patience, log);
  started.defer(() => listening.stop());
  // After listening: the first page does not wait for it.
  const stopping = new AbortController();
  started.defer(() => stopping.abort());
  const warmUp = imageProvider.warmUp();
  warmUp.catch((error) => log.warn({ err: error }, 'the drawing threads could not be warmed up'));
  if (env.drawAhead && env.role !== 'api') drawAhead(context, warmUp, stopping.signal);
  // Ends the calls that wait for a change; closing the server waits for them.
  started.defer(() => notifications.close());
  const all = started.move();
  return { port: listening.port, stop: () => all.disposeAsync() };
}

function drawAhead(context: Context, warmUp: Promise<void>, signal: AbortSignal): void {
  warmUp
    .then(() => drawLibraryAhead(context, signal))
    .catch((error) => {
      if (!signal.aborted) context.log.warn({ err: error }, 'the library could not be drawn ahead');
    });
}

function connectReplica(env: Env, log: Logger, started: AsyncDisposableStack): Database | undefined {
  if (!env.databaseReplicaUrl) return undefined;
  // The database itself is asked while it does not answer.
  const replica = connectDatabase(env.databaseReplicaUrl, log, env.databaseConnections, 1000);
  started.defer(() => replica.close());
  return replica.db;
}

async function startDatabase(env: Env, log: Logger, started: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres(env.dataDir, log);
  started.defer(() => postgres.stop());
  return postgres.url;
}
