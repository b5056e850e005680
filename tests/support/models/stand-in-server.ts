import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';

type Bindings = { Bindings: { outgoing: { destroy(): void } } };
export type StandInContext = Context<Bindings>;

/** What all stand-ins have: a port of their own, a mode, and a memory of what they were asked for. */
export abstract class StandInServer<Mode extends string, Call> {
  abstract mode: Mode;
  /** In milliseconds, how long a picture takes. */
  pauseMs = 0;
  /** Which pictures it was asked for, the first first. */
  readonly calls: Call[] = [];
  /** When each picture was ready to be had, by `performance.now()`. */
  readonly readyAt: number[] = [];
  /** How often another address was called, that it has led to. */
  elsewhere = 0;
  readonly app = new Hono<Bindings>();
  protected server: Server | undefined;
  #origin = '';
  readonly #asked = new EventEmitter();
  #released = Promise.withResolvers<void>();

  get origin(): string {
    return this.#origin;
  }

  /** Begins to answer, at the port that it had before or any other. */
  async listen(): Promise<this> {
    const port = this.#origin === '' ? 0 : Number(new URL(this.#origin).port);
    this.server = serve({ fetch: this.app.fetch, hostname: '127.0.0.1', port }) as Server;
    if (!this.server.listening) await once(this.server, 'listening');
    this.#origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** Resolves once it has been asked so often. */
  async asked(times: number): Promise<void> {
    while (this.calls.length < times) await once(this.#asked, 'call');
  }

  /** Goes on with all that wait. */
  release(): void {
    this.#released.resolve();
    this.#released = Promise.withResolvers();
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.server?.close(() => resolve());
    this.server?.closeAllConnections();
    await promise;
  }

  protected get released(): Promise<void> {
    return this.#released.promise;
  }

  protected remember(call: Call): void {
    this.calls.push(call);
    this.#asked.emit('call');
  }

  protected pictureReady(): void {
    this.readyAt.push(performance.now());
  }

  /** Cuts the line in the middle of an answer. */
  protected die(c: StandInContext): Response {
    c.env.outgoing.destroy();
    return c.body(null);
  }
}
