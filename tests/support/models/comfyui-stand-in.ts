import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { standInPicture } from './stand-in-picture.ts';
import { type StandInContext, StandInServer } from './stand-in-server.ts';

/** How the stand-in answers. */
export type ComfyUiMode =
  | 'quick'
  /** Half done until it is released, and says so on its socket. */
  | 'slow'
  /** Waits in its line until it is released. */
  | 'queued'
  | 'failing'
  | 'no-picture'
  | 'invalid-workflow'
  | 'key-revoked'
  | 'out-of-order'
  | 'wrong-size'
  | 'not-an-image'
  | 'broken-image'
  | 'html'
  | 'error-in-200'
  | 'redirecting'
  | 'too-large'
  /** Cuts the line when it has taken the order, and goes on with it. */
  | 'dying'
  /** Starts anew and has forgotten everything. */
  | 'forgetting'
  /** Gives workflows names of its own, as old ones do, and says nothing on its socket. */
  | 'old';

type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>;
interface ComfyUiCall {
  readonly authorization: string | undefined;
  readonly body: { prompt: Nodes; client_id: string; prompt_id: string };
}
interface Work {
  readonly id: string;
  readonly clientId: string;
  readonly size: string;
}

/** A ComfyUI server's API, on a port of its own: its line, its history, its files, its socket. */
export class ComfyUiStandIn extends StandInServer<ComfyUiMode, ComfyUiCall> {
  mode: ComfyUiMode = 'quick';
  /** The files that it was handed, by name. */
  readonly uploads: { name: string; bytes: number; type: string }[] = [];
  /** What it was told to take out of its line, and what to interrupt. */
  readonly deleted: string[] = [];
  readonly interrupted: string[] = [];
  readonly #sockets = new Map<string, WebSocket>();
  #pending: Work[] = [];
  #running: Work[] = [];
  readonly #history = new Map<string, object>();
  readonly #sizes = new Map<string, string>();

  private constructor() {
    super();
    this.app.post('/prompt', (c) => this.#queue(c));
    this.app.get('/queue', (c) =>
      c.json({ queue_running: this.#running.map(entry), queue_pending: this.#pending.map(entry) }),
    );
    this.app.post('/queue', async (c) => {
      const { delete: ids } = await c.req.json<{ delete: string[] }>();
      this.#pending = this.#pending.filter(({ id }) => !ids.includes(id));
      this.deleted.push(...ids);
      return c.body(null);
    });
    this.app.post('/interrupt', async (c) => {
      this.interrupted.push((await c.req.json<{ prompt_id: string }>()).prompt_id);
      return c.body(null);
    });
    this.app.get('/history/:id', (c) => {
      const found = this.#history.get(c.req.param('id'));
      return c.json(found ? { [c.req.param('id')]: found } : {});
    });
    this.app.get('/view', (c) => this.#view(c));
    this.app.post('/upload/image', (c) => this.#upload(c));
    this.app.all('/elsewhere', (c) => {
      this.elsewhere++;
      return c.body(null);
    });
  }

  static async start(): Promise<ComfyUiStandIn> {
    const standIn = await new ComfyUiStandIn().listen();
    const sockets = new WebSocketServer({ noServer: true });
    standIn.server?.on('upgrade', (request, socket, head) => {
      const clientId = new URL(request.url ?? '', standIn.origin).searchParams.get('clientId') ?? '';
      sockets.handleUpgrade(request, socket, head, (client) => {
        standIn.#sockets.set(clientId, client);
        client.once('close', () => standIn.#sockets.delete(clientId));
      });
    });
    return standIn;
  }

  get url(): string {
    return this.origin;
  }

  override async stop(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.terminate();
    await super.stop();
  }

  async #queue(c: StandInContext): Promise<Response> {
    const authorization = c.req.header('authorization');
    const body = await c.req.json<ComfyUiCall['body']>();
    this.remember({ authorization, body });
    switch (this.mode) {
      case 'key-revoked':
        return c.json({ error: `wrong key: ${authorization}` }, 401);
      case 'out-of-order':
        return c.text('Internal server error', 500);
      case 'invalid-workflow':
        return c.json(
          { error: { type: 'prompt_outputs_failed_validation', message: '' }, node_errors: {} },
          400,
        );
      case 'html':
        return c.html('<h1>Welcome</h1>');
      case 'error-in-200':
        return c.json({ error: { type: 'server_error', message: '' } });
      case 'redirecting':
        return c.redirect(`${this.origin}/elsewhere`, 307);
    }
    const id = this.mode === 'old' ? randomUUID() : body.prompt_id;
    const work = { id, clientId: body.client_id, size: sizeOf(body.prompt) };
    this.#pending.push(work);
    void this.#work(work, this.mode);
    if (this.mode === 'dying') return this.die(c);
    return c.json({ prompt_id: id, number: this.calls.length, node_errors: {} });
  }

  async #work(work: Work, mode: ComfyUiMode): Promise<void> {
    if (mode === 'queued') await this.released;
    if (mode === 'forgetting') {
      this.#pending = [];
      return;
    }
    if (!this.#pending.includes(work)) return;
    this.#pending = this.#pending.filter((other) => other !== work);
    this.#running.push(work);
    this.#say(work, 'execution_start', {});
    await sleep(this.pauseMs / 2);
    this.#say(work, 'progress', { value: 10, max: 20, node: '3' });
    await sleep(this.pauseMs / 2);
    if (mode === 'slow') await this.released;
    this.#running = this.#running.filter((other) => other !== work);
    const isFailed = mode === 'failing' || this.interrupted.includes(work.id);
    const images = [{ filename: `${work.id}.png`, subfolder: '', type: 'output' }];
    this.#sizes.set(`${work.id}.png`, work.size);
    this.#history.set(work.id, {
      prompt: entry(work),
      outputs: isFailed || mode === 'no-picture' ? {} : { 9: { images } },
      status: { status_str: isFailed ? 'error' : 'success', completed: !isFailed, messages: [] },
    });
    this.pictureReady();
    this.#say(work, isFailed ? 'execution_error' : 'execution_success', {});
  }

  #say({ id, clientId }: Work, type: string, data: object): void {
    if (this.mode === 'old') return;
    this.#sockets.get(clientId)?.send(JSON.stringify({ type, data: { prompt_id: id, ...data } }));
    // Previews are sent beside what it says.
    this.#sockets.get(clientId)?.send(Buffer.from([0, 0, 0, 1, 0, 0, 0, 2]));
  }

  /** Resolves once nobody listens to its socket any more. */
  async left(): Promise<void> {
    for (const socket of this.#sockets.values()) await once(socket, 'close');
  }

  async #upload(c: StandInContext): Promise<Response> {
    const form = await c.req.formData();
    const file = form.get('image') as File;
    this.uploads.push({ name: file.name, bytes: file.size, type: file.type });
    return c.json({ name: file.name, subfolder: '', type: form.get('type') });
  }

  async #view(c: StandInContext): Promise<Response> {
    const size = this.#sizes.get(c.req.query('filename') ?? '') ?? '8x8';
    const png = (file: Uint8Array) => c.body(new Uint8Array(file), 200, { 'content-type': 'image/png' });
    switch (this.mode) {
      case 'wrong-size':
        return png(await standInPicture('64x64'));
      case 'not-an-image':
        return png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>'));
      case 'broken-image':
        return png((await standInPicture(size)).subarray(0, 400));
      case 'too-large':
        return c.body(' '.repeat(26 * 1024 * 1024));
      default:
        return png(await standInPicture(size));
    }
  }
}

const entry = ({ id }: Work) => [1, id, {}, {}, []];

/** The size that the workflow asks for, from whatever node says it. */
function sizeOf(prompt: Nodes): string {
  const inputs = Object.values(prompt).map((node) => node.inputs);
  const { width, height } = inputs.find((input) => typeof input.width === 'number') ?? {};
  return `${width}x${height}`;
}
