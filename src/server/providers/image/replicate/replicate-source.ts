import type { Logger } from 'pino';
import { DrawingRefused, type PaidRequest } from '../image-provider.ts';
import { isGivenUp, Patience } from '../model/patience.ts';
import type { PictureSource, Wanted } from '../model/picture-source.ts';
import { NotNow, progressOf, ReplicateApi, type Told } from './replicate-api.ts';
import { inputOf, modelOf } from './replicate-input.ts';
import { fetchOutput, outputUrl } from './replicate-output.ts';
import type { ReplicateSettings } from './replicate-settings.ts';
import { readReplicateWebhook, webhookAddress } from './replicate-webhooks.ts';

interface ReplicateDeps {
  readonly key: string;
  readonly webhookSecret: string | undefined;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** How often it is asked how a picture goes on: seldom where it tells us. */
const pauses = { untold: { firstMs: 400, lastMs: 2500 }, told: { firstMs: 5000, lastMs: 5000 } };
/** What it says of pictures that its models' own filter keeps back. */
const declined = /nsfw|flagged as sensitive|\bE005\b/i;

/** A model on Replicate. */
export class ReplicateSource implements PictureSource {
  readonly takes;
  readonly canResume = true;
  readonly #settings: ReplicateSettings;
  readonly #deps: ReplicateDeps;
  readonly #api: ReplicateApi;

  constructor(settings: ReplicateSettings, deps: ReplicateDeps) {
    this.takes = {
      negative: settings.negativeParameter !== undefined,
      picture: settings.image !== undefined,
    };
    if (deps.webhookSecret !== undefined && !/^whsec_[\w+/-]+=*$/.test(deps.webhookSecret))
      throw new Error(`the webhook secret of ${settings.id} does not begin with whsec_`);
    this.#settings = settings;
    this.#deps = deps;
    this.#api = new ReplicateApi(settings.url, deps.key);
  }

  async bring(wanted: Wanted, request: PaidRequest, signal: AbortSignal): Promise<Buffer> {
    const patience = new Patience(this.#settings.timeoutSeconds, request);
    const id = request.remoteId ?? (await this.#nameOf(wanted, request, signal, patience));
    try {
      return await this.#follow(id, request, signal, patience);
    } catch (error) {
      const problem = isGivenUp(error) && (await this.#api.cancel(id));
      if (problem) this.#deps.log.warn({ problem, prediction: id }, 'a prediction could not be cancelled');
      throw error;
    }
  }

  /** The prediction that a webhook is about; null for one that is forged. */
  async readWebhook(headers: Headers, body: string): Promise<string | null> {
    const { webhookSecret } = this.#deps;
    return webhookSecret ? readReplicateWebhook(headers, body, webhookSecret) : null;
  }

  /** The name of the prediction: asked for now, or by an attempt of which only a webhook tells. */
  async #nameOf(wanted: Wanted, request: PaidRequest, signal: AbortSignal, patience: Patience) {
    try {
      if (request.isRepeated) throw new DrawingRefused('MODEL_SILENT', 'cut off before it named the picture');
      const { id } = await this.#ask(wanted, request, patience.within(signal));
      await request.remember(id);
      return id;
    } catch (error) {
      const mayBeAsked = error instanceof DrawingRefused && error.reason === 'MODEL_SILENT';
      if (!mayBeAsked || !this.#isTold) throw error;
      while (!request.remoteId) {
        if (patience.leftMs === 0) throw error;
        await request.news(patience.leftMs);
      }
      return request.remoteId;
    }
  }

  #ask(wanted: Wanted, request: PaidRequest, signal: AbortSignal): Promise<Told> {
    const webhook = webhookAddress(this.#deps.publicUrl, this.#settings.id, request);
    return this.#api.create({
      ...modelOf(this.#settings.model),
      ...{ input: inputOf(this.#settings, wanted), signal },
      ...(this.#isTold && { webhook, webhook_events_filter: ['start', 'completed'] }),
    });
  }

  async #follow(id: string, request: PaidRequest, signal: AbortSignal, patience: Patience) {
    const { firstMs, lastMs } = pauses[this.#isTold ? 'told' : 'untold'];
    for (let pauseMs = firstMs; ; pauseMs = Math.min(lastMs, pauseMs * 1.3)) {
      const { file, problem } = await this.#look(id, request, patience.within(signal));
      if (file) return file;
      signal.throwIfAborted();
      if (patience.leftMs === 0) throw new DrawingRefused('MODEL_SILENT', problem);
      await request.news(Math.min(pauseMs, patience.leftMs));
    }
  }

  /** The file, once there is one. */
  async #look(id: string, request: PaidRequest, signal: AbortSignal): Promise<Look> {
    try {
      const prediction = await this.#api.get(id, signal);
      const { status, error, output } = prediction;
      if (status === 'succeeded')
        return { file: await fetchOutput(outputUrl(output, this.#settings), signal) };
      if (status === 'starting' || status === 'processing') {
        await request.progress(progressOf(prediction) ?? 0);
        return {};
      }
      if (typeof error === 'string' && declined.test(error)) throw new DrawingRefused('MODEL_REFUSED');
      throw new DrawingRefused('MODEL_FAILED', `its prediction ${status}`);
    } catch (error) {
      if (error instanceof NotNow) return { problem: error.message };
      throw error;
    }
  }

  get #isTold(): boolean {
    return this.#deps.webhookSecret !== undefined;
  }
}

interface Look {
  readonly file?: Buffer;
  /** Why nothing could be seen. */
  readonly problem?: string;
}
