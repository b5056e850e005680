import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { standInPicture } from './stand-in-picture.ts';
import { type StandInContext, StandInServer } from './stand-in-server.ts';

/** How the stand-in answers. */
export type ReplicateMode =
  | 'quick'
  /** Works until it is released, and says in its logs how far it is. */
  | 'slow'
  /** Has not begun before it is released. */
  | 'queued'
  | 'failing'
  | 'declining'
  | 'key-revoked'
  | 'quota-spent'
  | 'throttled'
  | 'wrong-size'
  | 'not-an-image'
  | 'broken-image'
  | 'html'
  | 'error-in-200'
  | 'address'
  | 'redirecting'
  | 'too-large'
  /** Cuts the line when it has taken the order, and goes on with it. */
  | 'dying'
  /** Cuts the line whenever it is asked how a picture goes on. */
  | 'dying-later'
  | 'canceling';

/** How its webhooks come. */
export type WebhookMode = 'once' | 'twice' | 'never' | 'forged' | 'stale';

interface Prediction {
  readonly id: string;
  status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  output: string[] | null;
  error: string | null;
  logs: string;
  readonly input: { prompt: string; width: number; height: number; [parameter: string]: unknown };
  readonly webhook: string | undefined;
}

interface ReplicateCall {
  readonly authorization: string | undefined;
  readonly path: string;
  readonly body: { input: Prediction['input']; webhook?: string; [field: string]: unknown };
}

/** The secret that its webhooks are signed with. */
export const webhookSecret = `whsec_${Buffer.from('a secret of the stand-in').toString('base64')}`;

/** Replicate's API as its documentation has it, on a port of its own: predictions, their files, webhooks. */
export class ReplicateStandIn extends StandInServer<ReplicateMode, ReplicateCall> {
  mode: ReplicateMode = 'quick';
  webhooks: WebhookMode = 'once';
  /** How webhooks are sent; tests hand them to the application. */
  deliver: (url: string, init: RequestInit) => Promise<Response> = fetch;
  /** How they were answered. */
  readonly answers: number[] = [];
  /** The predictions that were given up. */
  readonly cancelled: string[] = [];
  /** How often it was asked how a prediction goes on. */
  looks = 0;
  readonly #predictions = new Map<string, Prediction>();

  private constructor() {
    super();
    this.app.post('/v1/models/:owner/:name/predictions', (c) => this.#create(c));
    this.app.post('/v1/predictions', (c) => this.#create(c));
    this.app.get('/v1/predictions/:id', (c) => this.#show(c));
    this.app.post('/v1/predictions/:id/cancel', (c) => this.#cancel(c));
    this.app.get('/files/:id/out-0.png', (c) => this.#file(c));
    this.app.all('/elsewhere', (c) => {
      this.elsewhere++;
      return c.body(null);
    });
  }

  static start(): Promise<ReplicateStandIn> {
    return new ReplicateStandIn().listen();
  }

  /** Where its API is. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  async #create(c: StandInContext): Promise<Response> {
    const authorization = c.req.header('authorization');
    const body = await c.req.json<ReplicateCall['body']>();
    this.remember({ authorization, path: c.req.path, body });
    switch (this.mode) {
      case 'key-revoked':
        return c.json(
          { title: 'Unauthenticated', detail: `Wrong token: ${authorization}`, status: 401 },
          401,
        );
      case 'quota-spent':
        return c.json({ title: 'Insufficient credit', detail: 'You have run out', status: 402 }, 402);
      case 'throttled':
        return c.json({ detail: 'Request was throttled.', status: 429 }, 429);
      case 'html':
        return c.html('<h1>Bad gateway</h1>');
      case 'error-in-200':
        return c.json({ detail: 'Something went wrong', status: 500 });
      case 'too-large':
        return c.body(' '.repeat(26 * 1024 * 1024));
    }
    const prediction: Prediction = {
      ...{ id: randomBytes(13).toString('hex'), status: 'starting', output: null, error: null, logs: '' },
      ...{ input: body.input, webhook: body.webhook },
    };
    this.#predictions.set(prediction.id, prediction);
    void this.#work(prediction, this.mode);
    if (this.mode === 'dying') return this.die(c);
    return c.json(this.#shape(prediction), 201);
  }

  async #work(prediction: Prediction, mode: ReplicateMode): Promise<void> {
    if (mode === 'queued') await this.released;
    await this.#tell(prediction);
    prediction.status = 'processing';
    prediction.logs = 'Using seed: 1\n 50%|█████     | 25/50 [00:01<00:01, 24.9it/s]';
    await sleep(this.pauseMs);
    if (mode === 'slow') await this.released;
    if (this.cancelled.includes(prediction.id)) return;
    prediction.status = mode === 'failing' || mode === 'declining' ? 'failed' : 'succeeded';
    if (mode === 'failing') prediction.error = `CUDA out of memory`;
    if (mode === 'declining') prediction.error = 'NSFW content detected. Try running it again.';
    if (mode === 'canceling') prediction.status = 'canceled';
    const file =
      mode === 'address'
        ? 'https://elsewhere.invalid/out-0.png'
        : `${this.origin}/files/${prediction.id}/out-0.png`;
    if (prediction.status === 'succeeded') {
      prediction.output = [file];
      this.pictureReady();
    }
    await this.#tell(prediction);
  }

  /** Sends a webhook of every prediction once more. */
  async tellAgain(): Promise<void> {
    for (const prediction of this.#predictions.values()) await this.#tell(prediction);
  }

  /** Signs a webhook as Replicate does, and sends it. */
  async #tell(prediction: Prediction): Promise<void> {
    if (!prediction.webhook || this.webhooks === 'never') return;
    const body = JSON.stringify(this.#shape(prediction));
    const ageSeconds = this.webhooks === 'stale' ? 3600 : 0;
    const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
    const id = `msg_${randomBytes(12).toString('hex')}`;
    const key = this.webhooks === 'forged' ? 'another secret' : Buffer.from(webhookSecret.slice(6), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    for (let times = this.webhooks === 'twice' ? 2 : 1; times > 0; times--) {
      const answer = await this.deliver(prediction.webhook, { method: 'POST', headers, body }).catch(
        () => null,
      );
      this.answers.push(answer?.status ?? 0);
    }
  }

  #show(c: StandInContext): Response {
    this.looks++;
    if (this.mode === 'dying-later') return this.die(c);
    const prediction = this.#predictions.get(c.req.param('id') ?? '');
    return prediction ? c.json(this.#shape(prediction)) : c.json({ detail: 'Not found', status: 404 }, 404);
  }

  #cancel(c: StandInContext): Response {
    const prediction = this.#predictions.get(c.req.param('id') ?? '');
    if (!prediction) return c.json({ detail: 'Not found', status: 404 }, 404);
    this.cancelled.push(prediction.id);
    prediction.status = 'canceled';
    return c.json(this.#shape(prediction));
  }

  async #file(c: StandInContext): Promise<Response> {
    const { width, height } = this.#predictions.get(c.req.param('id') ?? '')?.input ?? {
      width: 0,
      height: 0,
    };
    const png = (file: Uint8Array) => c.body(new Uint8Array(file), 200, { 'content-type': 'image/png' });
    switch (this.mode) {
      case 'wrong-size':
        return png(await standInPicture('64x64'));
      case 'not-an-image':
        return png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>'));
      case 'broken-image':
        return png((await standInPicture(`${width}x${height}`)).subarray(0, 400));
      case 'redirecting':
        return c.redirect(`${this.origin}/elsewhere`, 302);
      default:
        return png(await standInPicture(`${width}x${height}`));
    }
  }

  #shape({ webhook: _, ...prediction }: Prediction) {
    const get = `${this.url}/predictions/${prediction.id}`;
    return {
      ...prediction,
      ...{ model: 'stand/in', version: 'hidden', source: 'api', data_removed: false },
      created_at: new Date().toISOString(),
      urls: { get, cancel: `${get}/cancel` },
    };
  }
}
