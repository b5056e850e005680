import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { listen, type Patience, usualPatience } from '#server/listen.ts';

const log = pino({ level: 'silent' });

async function serve(fetch: (request: Request) => Promise<Response>, patience: Partial<Patience>) {
  const address = { host: '127.0.0.1', port: 0 };
  const listening = await listen(fetch, address, { ...usualPatience, ...patience }, log);
  onTestFinished(() => listening.stop());
  return listening;
}

/** A connection that has sent `text`, and whatever it hears until it is closed. */
async function send(port: number, text: string): Promise<{ socket: Socket; heard: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // Being cut off is what is looked for.
  socket.on('error', () => {});
  const heard = once(socket, 'close').then(() => received);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, heard };
}

const halfARequest = 'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf';

test('a request that never ends does not keep the server from stopping', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = await serve(
    async (request) => {
      arrived.resolve();
      return new Response(await request.text());
    },
    { drainMs: 100 },
  );
  const { heard } = await send(server.port, halfARequest);
  await arrived.promise;
  await server.stop();
  expect(await heard).toBe('');
});

test('a request under way is answered before the server stops', async () => {
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const server = await serve(async () => {
    arrived.resolve();
    await answer.promise;
    return new Response('done');
  }, {});
  const response = fetch(`http://127.0.0.1:${server.port}`);
  await arrived.promise;
  const stopped = server.stop();
  answer.resolve();
  expect(await (await response).text()).toBe('done');
  await stopped;
});

test('who sends too slowly is cut off, and who waits for an answer is not', async () => {
  const answer = Promise.withResolvers<void>();
  const server = await serve(
    async (request) => {
      if (request.method === 'POST') return new Response(await request.text());
      await answer.promise;
      return new Response('news');
    },
    { headMs: 200, requestMs: 400 },
  );
  const waiting = fetch(`http://127.0.0.1:${server.port}`);
  const head = await send(server.port, 'GET / HTTP/1.1\r\nhost: x\r\n');
  const body = await send(server.port, halfARequest);
  expect(await head.heard).toMatch(/^HTTP\/1.1 408 /);
  expect(await body.heard).toMatch(/^(HTTP\/1.1 408 |$)/);
  answer.resolve();
  expect(await (await waiting).text()).toBe('news');
});

test('an idle connection outlives the minute that a proxy keeps it, and callers are told', async () => {
  const server = await serve(async () => new Response('done'), {});
  const response = await fetch(`http://127.0.0.1:${server.port}`);
  await response.text();
  const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});
