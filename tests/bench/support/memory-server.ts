import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { pino } from 'pino';
import { requestLog } from '#server/http/request-log.ts';
import { createRouter } from '#server/http/router.ts';
import { Metrics } from '#server/metrics.ts';

// Answers every call with the same bytes from memory, through the same server and the same middleware.
const body = new TextEncoder().encode(process.env.BODY);
const app = createRouter();
app.use(requestId(), requestLog({ log: pino({ level: 'error' }), metrics: new Metrics() }), secureHeaders());
app.all('*', (c) => c.body(body, 200, { 'content-type': 'application/json' }));
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGINT', () => process.exit(0));
