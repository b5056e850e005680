import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { standInPicture } from './stand-in-picture.ts';

/** How the stand-in answers. */
export type Mode =
  | 'quick'
  /** Not before it is released. */
  | 'slow'
  | 'failing'
  | 'declining'
  | 'key-revoked'
  | 'quota-spent'
  | 'wrong-size'
  | 'not-an-image'
  | 'broken-image'
  | 'html'
  | 'error-in-200'
  | 'address'
  | 'redirecting'
  | 'too-large'
  /** Cuts the line in the middle of its answer. */
  | 'dying';

interface Call {
  readonly authorization: string | undefined;
  readonly body: { prompt: string; size: string; [parameter: string]: unknown };
}

type Bindings = { Bindings: { outgoing: { destroy(): void } } };

/** An images endpoint as OpenAI describes it, on a port of its own: its paths, its shapes, its refusals. */
export class OpenAiStandIn {
  mode: Mode = 'quick';
  /** In milliseconds, how long it takes to answer. */
  pauseMs = 0;
  /** What it was asked for, the first first. */
  readonly calls: Call[] = [];
  /** How often another address was called, that it has led to. */
  elsewhere = 0;
  /** Where its API is. */
  readonly url: string;
  readonly #server: ServerType;
  readonly #asked = new EventEmitter();
  #released = Promise.withResolvers<void>();

  private constructor(server: ServerType, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}/v1`;
  }

  static async start(): Promise<OpenAiStandIn> {
    const app = new Hono<Bindings>();
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    const standIn = new OpenAiStandIn(server, (server.address() as AddressInfo).port);
    app.post('/v1/images/generations', (c) => standIn.#answer(c));
    app.all('/elsewhere', (c) => {
      standIn.elsewhere++;
      return c.body(null);
    });
    return standIn;
  }

  /** Resolves once it has been asked so often. */
  async asked(times: number): Promise<void> {
    while (this.calls.length < times) await once(this.#asked, 'call');
  }

  /** Answers all that wait. */
  release(): void {
    this.#released.resolve();
    this.#released = Promise.withResolvers();
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    if ('closeAllConnections' in this.#server) this.#server.closeAllConnections();
    await promise;
  }

  async #answer(c: Context<Bindings>): Promise<Response> {
    const authorization = c.req.header('authorization');
    const body = await c.req.json<Call['body']>();
    this.calls.push({ authorization, body });
    this.#asked.emit('call');
    await sleep(this.pauseMs);
    const { mode } = this;
    const elsewhere = `${new URL(this.url).origin}/elsewhere`;
    switch (mode) {
      case 'slow':
        await this.#released.promise;
        return c.json(pictured(await standInPicture(body.size)));
      case 'failing':
        return c.json(refused('The server had an error', 'server_error'), 500);
      case 'declining':
        return c.json(refused('Your request was rejected', 'content_policy_violation'), 400);
      case 'key-revoked':
        return c.json(refused(`Incorrect API key provided: ${authorization}`, 'invalid_api_key'), 401);
      case 'quota-spent':
        return c.json(refused('You exceeded your current quota', 'insufficient_quota'), 429);
      case 'wrong-size':
        return c.json(pictured(await standInPicture('64x64')));
      case 'not-an-image':
        return c.json(
          pictured(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>')),
        );
      case 'broken-image':
        return c.json(pictured((await standInPicture(body.size)).subarray(0, 400)));
      case 'html':
        return c.html('<h1>Bad gateway</h1>');
      case 'error-in-200':
        return c.json(refused('Something went wrong', 'server_error'));
      case 'address':
        return c.json({ created: 1, data: [{ url: elsewhere }] });
      case 'redirecting':
        return c.redirect(elsewhere, 307);
      case 'too-large':
        return c.body(' '.repeat(26 * 1024 * 1024));
      case 'dying':
        c.env.outgoing.destroy();
        return c.body(null);
      case 'quick':
        return c.json(pictured(await standInPicture(body.size)));
    }
  }
}

const pictured = (file: Buffer) => ({ created: 1, data: [{ b64_json: file.toString('base64') }] });

const refused = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});
