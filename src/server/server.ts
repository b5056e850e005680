import { join } from 'node:path';
import type { Logger } from 'pino';
import { brand } from '#contract/brand.ts';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { createApp } from './app.ts';
import { loadPlans } from './catalog/load-plans.ts';
import type { Context } from './context.ts';
import { prepareDataFolder } from './data-folder.ts';
import { connectDatabase, connectionCounts } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { GenerationNotifications } from './db/notifications.ts';
import { slowQueries } from './db/slow-queries.ts';
import { watchQueries } from './db/watch-queries.ts';
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
import { diskFree } from './services/disk-free.ts';
import { backupAge } from './services/jobs/backup-age.ts';
import { queueDepths } from './services/jobs/queue-depths.ts';
import { Keyring } from './services/keys/keyring.ts';
import { testBooks } from './services/payments/test-books.ts';
import { resanitizePosts } from './services/posts/resanitize.ts';
import { seedContent } from './services/seeding/seed-content.ts';
import { Signer } from './signer.ts';
import { traceProviders } from './telemetry/trace-providers.ts';
import { traceQueries } from './telemetry/trace-queries.ts';
import { noTracing } from './telemetry/tracing.ts';
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
  metrics.observe({
    queueDepths: () => queueDepths(connection.db),
    connections: () => connectionCounts(connection.pool),
    backupAge: () => backupAge(connection.db),
    diskFree: () => diskFree(env.dataDir),
  });
  const tracing = await openTracing(env, metrics, log, started);
  const watchers = [
    slowQueries({ ms: env.slowQueryMs, log, count: () => metrics.countSlowQuery() }),
    ...(tracing === noTracing ? [] : [traceQueries(tracing)]),
  ];
  watchQueries(connection.pool, watchers);
  const replica = connectReplica(env, log, started);
  if (replica) watchQueries(replica.pool, watchers);

  const keyring = await Keyring.open(connection.db, log);
  started.defer(() => keyring.close());
  const flash = new FlashProvider();
  started.defer(() => flash.close());
  const queue = await startQueue(databaseUrl, log, tracing);
  started.defer(() => queue.stop());
  const notifications = new GenerationNotifications(databaseUrl, log);
  started.defer(() => notifications.close());
  await notifications.start();
  const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
  const models = await loadModels(env.models, {
    ...{ variables: env.variables, publicUrl, log, draughtsman: flash },
  });
  const providers = traceProviders(tracing, {
    media: await openMedia(env),
    composer: flash,
    models,
    mail: env.smtpUrl
      ? new SmtpMail(env.smtpUrl, env.mailFrom)
      : new OutboxMail(join(env.dataDir, 'outbox'), env.mailFrom, notice),
    push: new WebPush(`mailto:${brand.contactEmail}`, env.pushOrigins),
    payment: openPayment(env, publicUrl, testBooks(connection.db)),
    google: env.googleClientId ? new GoogleSignIn(env.googleClientId, env.googleJwksUrl) : undefined,
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
    replica: replica?.db,
    queue,
    notifications,
    rateLimits: new RateLimits(connection.pool, env.rateLimitFactor),
    signer: new Signer(keyring),
    ...providers,
    imageProvider: providers.composer,
    contentFilters: [new RuleFilter(contentRules)],
    plans,
    tracing,
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
  const warmUp = flash.warmUp();
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

function connectReplica(env: Env, log: Logger, started: AsyncDisposableStack) {
  if (!env.databaseReplicaUrl) return undefined;
  // The database itself is asked while it does not answer.
  const replica = connectDatabase(env.databaseReplicaUrl, log, env.databaseConnections, 1000);
  started.defer(() => replica.close());
  return replica;
}

/** What sends traces and metrics is loaded for those who have a collector alone. */
async function openTracing(env: Env, metrics: Metrics, log: Logger, started: AsyncDisposableStack) {
  if (!env.telemetry) return noTracing;
  const { sendTelemetry } = await import('./telemetry/otlp/send-telemetry.ts');
  const telemetry = sendTelemetry(env.telemetry, metrics, log);
  started.defer(() => telemetry.stop());
  return telemetry.tracing;
}

async function startDatabase(env: Env, log: Logger, started: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres(env.dataDir, log);
  started.defer(() => postgres.stop());
  return postgres.url;
}
