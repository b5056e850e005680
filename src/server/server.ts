import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { connectDatabase } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { GenerationNotifications } from './db/notifications.ts';
import type { Env } from './env.ts';
import { drawLibraryAhead } from './jobs/draw-library.ts';
import { workOnGenerations } from './jobs/generate.ts';
import { workOnRetention } from './jobs/retention.ts';
import { loadContentRules } from './moderation/load-content-rules.ts';
import { RuleFilter } from './moderation/rule-filter.ts';
import { FlashProvider } from './providers/image/flash-provider.ts';
import { OutboxMail } from './providers/mail/outbox-mail.ts';
import { SmtpMail } from './providers/mail/smtp-mail.ts';
import { openMediaFolder } from './providers/media/media.ts';
import { GoogleSignIn } from './providers/oidc/google.ts';
import { TestPayment } from './providers/payment/test-payment.ts';
import { startQueue } from './queue.ts';
import { RateLimits } from './rate-limits.ts';
import { seedContent } from './services/seeding/seed-content.ts';
import { loadSigner } from './signer.ts';
import { StartupError } from './startup-error.ts';

export interface RunningServer {
  port: number;
  /** Stops everything that was started, the last first. */
  stop(): Promise<void>;
}

/**
 * Builds the one context of this process and serves with it.
 * @param notice prints a line for the operator
 * @param clientFolder the built client, if it is to be served
 * @throws StartupError with what the operator can do; everything started until then is stopped again
 */
export async function startServer(
  env: Env,
  log: Logger,
  notice: (line: string) => void,
  clientFolder?: string,
): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();

  const contentRules = await loadContentRules(env.contentRules);
  await prepareFolder(env.dataDir);
  const databaseUrl = env.databaseUrl ?? (await startDatabase(env, started));
  await migrate(databaseUrl);
  const connection = connectDatabase(databaseUrl, log);
  started.defer(() => connection.close());

  const imageProvider = new FlashProvider();
  started.defer(() => imageProvider.close());
  const queue = await startQueue(databaseUrl, log);
  started.defer(() => queue.stop());
  const notifications = new GenerationNotifications(databaseUrl, log);
  started.defer(() => notifications.close());
  await notifications.start();
  const context: Context = {
    config: {
      publicUrl: env.publicUrl ?? `http://localhost:${env.port}`,
      trustedProxies: env.trustedProxies,
      googleClientId: env.googleClientId,
      library: env.library,
    },
    db: connection.db,
    queue,
    notifications,
    rateLimits: new RateLimits(connection.pool, env.rateLimitFactor),
    signer: await loadSigner(connection.db),
    media: await openMediaFolder(join(env.dataDir, 'media')),
    imageProvider,
    composer: imageProvider,
    contentFilters: [new RuleFilter(contentRules)],
    mail: env.smtpUrl
      ? new SmtpMail(env.smtpUrl, env.mailFrom)
      : new OutboxMail(join(env.dataDir, 'outbox'), env.mailFrom, notice),
    payment: new TestPayment(),
    google: env.googleClientId ? new GoogleSignIn(env.googleClientId, env.googleJwksUrl) : undefined,
    log,
  };

  await seedContent(context);
  // Nobody else works on the embedded database: what is marked as being drawn was cut off.
  if (!env.databaseUrl) await queue.reclaim('generate');
  await workOnGenerations(context, 2);
  await workOnRetention(context);

  const server = createAdaptorServer({ fetch: createApp(context, clientFolder).fetch });
  const port = await listen(server, env);
  started.defer(() => stopListening(server));
  // After listening: the first page does not wait for it.
  const stopping = new AbortController();
  started.defer(() => stopping.abort());
  const warmUp = imageProvider.warmUp();
  warmUp.catch((error) => log.warn({ err: error }, 'the drawing threads could not be warmed up'));
  if (env.drawAhead) drawAhead(context, warmUp, stopping.signal);
  // Ends the calls that wait for a change; closing the server waits for them.
  started.defer(() => notifications.close());
  const all = started.move();
  return { port, stop: () => all.disposeAsync() };
}

function drawAhead(context: Context, warmUp: Promise<void>, signal: AbortSignal): void {
  warmUp
    .then(() => drawLibraryAhead(context, signal))
    .catch((error) => {
      if (!signal.aborted) context.log.warn({ err: error }, 'the library could not be drawn ahead');
    });
}

async function startDatabase(env: Env, started: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres(env.dataDir);
  started.defer(() => postgres.stop());
  return postgres.url;
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The data folder ${folder} cannot be written (${code}). Set DATA_DIR to another.`);
  }
}

function listen(server: ServerType, { port, host }: Env): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const problem = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
    reject(
      new StartupError(
        `Port ${port} ${problem}. Set PORT to another, for example PORT=${port + 1} npm start.`,
      ),
    );
  });
  server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  return promise;
}

function stopListening(server: ServerType): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // Browsers keep idle connections open for minutes.
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  return promise;
}
