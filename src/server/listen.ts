import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { StartupError } from './startup-error.ts';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** How long callers may take, in milliseconds. */
export interface Patience {
  /** To send the head of a request. */
  headMs: number;
  /** To send all of a request; how long its answer takes, as when it waits for news, does not count. */
  requestMs: number;
  /** To send the next request through the same connection. */
  idleMs: number;
  /** To get their answers once the server is stopping; then their connections are closed. */
  drainMs: number;
}

/**
 * Enough for an upload of 10 MB over a slow line. Idle connections stay open for longer than the minute that proxies
 * keep theirs: what they send into one that is just being closed would be lost.
 */
export const usualPatience: Patience = {
  headMs: 15_000,
  requestMs: 120_000,
  idleMs: 75_000,
  drainMs: 10_000,
};

export interface Listening {
  port: number;
  /** Takes no more calls; resolves when those under way have ended, or have been given up. */
  stop(): Promise<void>;
}

/** Listens at an address. @throws StartupError when that cannot be had */
export async function listen(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
  { headMs, requestMs, idleMs, drainMs }: Patience,
  log: Logger,
): Promise<Listening> {
  const serverOptions = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    // How often those two are looked at.
    connectionsCheckingInterval: Math.min(headMs, requestMs) / 5,
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  await open(server, port, host);
  // A connection that could not be accepted; the others go on.
  server.on('error', (error) => log.error({ err: error }, 'the server could not take a connection'));
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, drainMs) };
}

function open(server: Server, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (error: NodeJS.ErrnoException) => {
    const problem = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
    reject(
      new StartupError(
        `Port ${port} ${problem}. Set PORT to another, for example PORT=${port + 1} npm start.`,
      ),
    );
  };
  server.once('error', refuse);
  server.listen(port, host, () => {
    server.off('error', refuse);
    resolve();
  });
  return promise;
}

function stop(server: Server, drainMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const impatient = setTimeout(() => server.closeAllConnections(), drainMs);
  // Browsers keep connections open for minutes, also those that have just got their answer.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  server.close(() => {
    clearTimeout(impatient);
    clearInterval(closeIdle);
    resolve();
  });
  return promise;
}
