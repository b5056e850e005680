import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { DrawingRefused, type PaidRequest } from '../image-provider.ts';
import { refusedWith, Unanswered, withoutAnswer } from '../model/call.ts';
import { whiteMask } from '../model/model-picture.ts';
import { isGivenUp, Patience } from '../model/patience.ts';
import type { PictureSource, Wanted } from '../model/picture-source.ts';
import { Busy, ComfyUiApi, type Finished, isNotNow, type OutputFile } from './comfyui-api.ts';
import type { ComfyUiSettings } from './comfyui-settings.ts';
import { ComfyUiSocket } from './comfyui-socket.ts';
import type { Filling, Workflow } from './workflow.ts';

interface ComfyUiDeps {
  readonly key: string | undefined;
  readonly workflow: Workflow;
  /** The one that goes out from a picture. */
  readonly pictureWorkflow: Workflow | undefined;
  readonly log: Logger;
}

/** How often it is asked what has become of a workflow, for the case that its socket says nothing. */
const lookEveryMs = 2000;
const cancelMs = 10_000;

/** A ComfyUI server: one's own machine, or a hosted one. */
export class ComfyUiSource implements PictureSource {
  readonly takes;
  readonly canResume = true;
  readonly #settings: ComfyUiSettings;
  readonly #deps: ComfyUiDeps;
  readonly #api: ComfyUiApi;

  constructor(settings: ComfyUiSettings, deps: ComfyUiDeps) {
    const { workflow, pictureWorkflow } = deps;
    this.takes = { negative: workflow.places.has('negative'), picture: pictureWorkflow !== undefined };
    this.#settings = settings;
    this.#deps = deps;
    this.#api = new ComfyUiApi(settings.url, deps.key);
  }

  async bring(wanted: Wanted, request: PaidRequest, signal: AbortSignal): Promise<Buffer> {
    const patience = new Patience(this.#settings.timeoutSeconds, request);
    const clientId = randomUUID();
    using socket = this.#listen(clientId, request);
    await socket.settled();
    try {
      if (!request.remoteId) await this.#ask(wanted, request, clientId, patience.within(signal));
      return await this.#follow(request, signal, patience);
    } catch (error) {
      if (isGivenUp(error) && request.remoteId) await this.#cancel(request.remoteId);
      throw error;
    }
  }

  #listen(clientId: string, request: PaidRequest): ComfyUiSocket {
    const { log } = this.#deps;
    return new ComfyUiSocket(
      this.#api.socketAddress(clientId),
      this.#api.headers,
      () => request.remoteId ?? '',
      {
        progress: (part) => {
          request.progress(part).catch((error) => log.warn({ err: error }, 'progress could not be told'));
        },
        over: () => request.wake(),
        lost: () => request.wake(),
      },
    );
  }

  /** Puts the workflow into its line, under a name that is written down before. */
  async #ask(wanted: Wanted, request: PaidRequest, clientId: string, signal: AbortSignal): Promise<void> {
    const prompt = await this.#filled(wanted, request, signal).catch((error: Error) => {
      if (error instanceof Busy) throw refusedWith(error.status);
      throw error instanceof Unanswered ? withoutAnswer(error) : error;
    });
    const ownName = randomUUID();
    await request.remember(ownName);
    try {
      const name = await this.#api.queue({ prompt, client_id: clientId, prompt_id: ownName }, signal);
      // Servers of before 2025 give it a name of their own.
      if (name !== ownName) await request.remember(name);
    } catch (error) {
      if (error instanceof Busy) throw refusedWith(error.status);
      // A line that broke says nothing of what has been heard: it is looked for.
      if (!(error instanceof Unanswered)) throw error;
      if (error.isUnreached) throw withoutAnswer(error);
    }
  }

  async #filled(wanted: Wanted, request: PaidRequest, signal: AbortSignal): Promise<unknown> {
    const { prompt, negative, size, seed, picture } = wanted;
    const filling: Filling = { prompt, negative, ...size, seed };
    if (!picture) return this.#deps.workflow.filled(filling);
    const { pictureWorkflow } = this.#deps;
    if (!pictureWorkflow) throw new DrawingRefused('ABILITY_MISSING');
    const name = `inkwright-${request.generationId}-${request.position}`;
    const image = await this.#api.upload(picture.file, `${name}.jpg`, 'image/jpeg', signal);
    const mask = pictureWorkflow.places.has('mask')
      ? await this.#api.upload(await whiteMask(size), `${name}-mask.png`, 'image/png', signal)
      : undefined;
    const denoise = Math.max(0.05, 1 - picture.fidelity);
    return pictureWorkflow.filled({ ...filling, image, denoise, ...(mask && { mask }) });
  }

  async #follow(request: PaidRequest, signal: AbortSignal, patience: Patience): Promise<Buffer> {
    for (let problem = 'in time'; ; ) {
      try {
        const file = await this.#look(request.remoteId, patience.within(signal));
        if (file) return file;
      } catch (error) {
        if (!isNotNow(error)) throw error;
        problem = error.message;
      }
      signal.throwIfAborted();
      if (patience.leftMs === 0) throw new DrawingRefused('MODEL_SILENT', problem);
      await request.news(Math.min(lookEveryMs, patience.leftMs));
    }
  }

  /** The file, once there is one. */
  async #look(id: string | null, signal: AbortSignal): Promise<Buffer | undefined> {
    const found = id && (await this.#find(id, signal));
    if (found === 'under way') return undefined;
    if (!found) throw new DrawingRefused('MODEL_SILENT', 'it knows nothing of what it was asked for');
    if (found.status?.status_str === 'error') throw new DrawingRefused('MODEL_FAILED', 'its workflow failed');
    const file = pictureOf(found);
    if (!file) throw new DrawingRefused('MODEL_FAILED', 'its workflow has stored no picture');
    return this.#api.file(file, signal);
  }

  async #find(id: string, signal: AbortSignal): Promise<Finished | 'under way' | undefined> {
    const finished = await this.#api.finished(id, signal);
    if (finished) return finished;
    const { running, pending } = await this.#api.line(signal);
    if (running.includes(id) || pending.includes(id)) return 'under way';
    // It may have ended between both looks.
    return this.#api.finished(id, signal);
  }

  async #cancel(id: string): Promise<void> {
    await this.#api.cancel(id, AbortSignal.timeout(cancelMs)).catch((error) => {
      this.#deps.log.warn({ problem: error.message, prompt: id }, 'a workflow could not be cancelled');
    });
  }
}

/** What was stored to be kept comes before previews. */
function pictureOf({ outputs }: Finished): OutputFile | undefined {
  const files = Object.values(outputs).flatMap(({ images = [] }) => images);
  return files.find(({ type }) => type === 'output') ?? files[0];
}
