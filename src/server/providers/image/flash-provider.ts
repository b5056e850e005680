import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { creditsPerImage } from '#contract/credit.ts';
import type { ErrorReason } from '#contract/errors.ts';
import type { ImprovedPrompt, ImprovePrompt } from '#contract/prompt.ts';
import type { Scene, SceneOrder } from '#engine/flash/describe/describe-scene.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import type { FlashStage } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import type { Inscribed, InscribeRequest } from '#engine/flash/inscribe/inscribe.ts';
import type { Composer } from './composer.ts';
import type { FlashNews, FlashResult, FlashTask, VectorTask } from './flash-thread.ts';
import { flashThreadLimits } from './flash-thread-limits.ts';
import type { DrawingListener, DrawingOrder, DrawnImage } from './image-provider.ts';
import { DrawingRefused } from './image-provider.ts';
import type { Draughtsman } from './model/image-model.ts';
import { Pulse } from './pulse.ts';

/** A picture takes a second or two. What takes this long hangs, and would hang again. */
const usualDrawingMs = 10_000;

interface FlashProviderOptions {
  /** One fewer than there are processors, for the API's sake. */
  threads?: number;
  /** How long a picture of the usual size may take, from when a thread begins with it. */
  drawingMs?: number;
  /** The module that the threads run. */
  thread?: URL;
}

/** What a thread is to do, by the name of its function. */
interface Work<Task extends FlashTask> {
  task: Task;
  name: 'default' | 'drawVectorInThread';
  signal: AbortSignal;
  onStage(stage: FlashStage, port: MessagePort): void;
}

/** What takes some milliseconds. */
type ShortTask = string | ImprovePrompt | SceneOrder | InscribeRequest;

/** The built-in flash composer, in worker threads. */
export class FlashProvider implements Composer, Draughtsman {
  readonly engine = {
    id: engineName,
    name: 'Flash composer, drawn',
    creditsPerImage,
    isAi: false,
    abilities: { imageToImage: true, negativePrompt: false, realism: false, variations: true },
  };
  readonly payment = null;
  readonly concurrency: number;
  readonly #pool: Piscina<FlashTask, FlashResult>;
  readonly #pulse = new Pulse();
  readonly #drawingMs: number;
  #drawing = 0;
  #isClosing = false;

  constructor({
    threads = Math.max(1, availableParallelism() - 1),
    drawingMs = usualDrawingMs,
    thread = new URL('./flash-thread.ts', import.meta.url),
  }: FlashProviderOptions = {}) {
    this.concurrency = threads;
    this.#drawingMs = drawingMs;
    this.#pool = new Piscina({
      filename: thread.href,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: flashThreadLimits,
    });
  }

  /** Has every thread load the engine, its icons and a font, so that the first person does not wait for it. */
  async warmUp(): Promise<void> {
    const request = {
      prompt: 'rose "rose"',
      style: 'fine-line',
      isColor: false,
      seed: 0,
      output: 0,
    } as const;
    try {
      await Promise.all(this.#pool.threads.map(() => this.#pool.run({ request })));
    } catch (error) {
      if (!this.#isClosing) throw error;
    }
  }

  isFree(): boolean {
    return this.#drawing < this.concurrency;
  }

  async draw(order: DrawingOrder, listener: DrawingListener, signal: AbortSignal): Promise<void> {
    // Stages are reported one after the other, and all of them before the picture.
    let reported = Promise.resolve();
    const onStage = (stage: FlashStage, port: MessagePort) => {
      reported = reported.then(() => listener.stage(stage));
      reported.catch(() => port.close());
    };
    const work: Work<FlashTask> = { task: taskOf(order), name: 'default', signal, onStage };
    const result = await this.#inThread<FlashTask, DrawnImage>(work);
    await reported;
    await listener.drawn(result);
  }

  async drawVector(order: DrawingOrder, sizeMm: number): Promise<string> {
    const { svg } = await this.#inThread<VectorTask, { svg: string }>({
      task: { ...taskOf(order), sizeMm },
      name: 'drawVectorInThread',
      signal: new AbortController().signal,
      onStage: () => {},
    });
    return svg;
  }

  /** A drawing that hangs ends with its thread; another takes the thread's place. */
  async #inThread<Task extends FlashTask, Result extends object>({
    task,
    name,
    signal,
    onStage,
  }: Work<Task>): Promise<Result> {
    const pool = this.#pool as Piscina<FlashTask, Result | { readonly refused: ErrorReason }>;
    const { port1, port2 } = new MessageChannel();
    const overdue = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    port1.on('message', (news: FlashNews) => {
      if (news === 'begun') {
        const longest = this.#drawingMs * (task.request.detail ?? 1);
        timer = setTimeout(() => overdue.abort(), longest).unref();
        return;
      }
      onStage(news, port1);
    });
    this.#drawing++;
    try {
      const either = AbortSignal.any([signal, overdue.signal]);
      const transferList = [port2];
      const run = pool.run({ ...task, port: port2 }, { name, transferList, signal: either });
      const result = await this.#pulse.watch(run).finally(() => clearTimeout(timer));
      if ('refused' in result) throw new DrawingRefused(result.refused);
      return result;
    } catch (error) {
      if (overdue.signal.aborted) throw new DrawingRefused('GENERATION_FAILED');
      throw error;
    } finally {
      this.#drawing--;
      port1.close();
    }
  }

  isDrawable(prompt: string): Promise<boolean> {
    return this.#read(prompt, 'readInThread');
  }

  improve(wanted: ImprovePrompt): Promise<ImprovedPrompt> {
    return this.#read(wanted, 'improveInThread');
  }

  /** What a prompt asks for, in English, for a model that draws it instead. */
  describe(order: SceneOrder): Promise<Scene> {
    return this.#read(order, 'describeInThread');
  }

  /** Sets the letters that a prompt wants onto a model's picture. */
  inscribe(request: InscribeRequest): Promise<Inscribed> {
    return this.#read(request, 'inscribeInThread');
  }

  /** Reading takes some milliseconds, and the first one longer: not on the thread that answers everybody. */
  #read<Result>(task: ShortTask, name: string): Promise<Result> {
    const pool = this.#pool as Piscina<FlashTask | ShortTask, unknown>;
    return pool.run(task, { name }) as Promise<Result>;
  }

  isAlive(): boolean {
    return this.#pool.threads.length > 0 && this.#pulse.isAlive;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#pool.destroy();
  }
}

function taskOf(order: DrawingOrder): FlashTask {
  // The contract lets nobody order more than four.
  const output = order.position as FlashRequest['output'];
  const { prompt, style, isColor, size, seed, picture, variation, detail, background } = order;
  const request = { prompt, style, isColor, page: size, seed, output, variation, detail };
  return { request, picture, background };
}
