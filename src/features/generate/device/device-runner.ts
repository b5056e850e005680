import { ratioSizes } from '#contract/image.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import type { DrawnFlash } from '#engine/flash/worker/flash-api.ts';
import type { DrawOptions } from '#engine/flash/worker/flash-worker.ts';
import { type AppErrorReason, isAbort, toAppError } from '#lib/app-error.ts';
import type { PartProgress } from '#lib/parts/part-keeper.ts';
import { type Order, variationOf } from '../order/order.ts';
import { isActive, type OutputProgress, type Run } from '../run/run.ts';
import { type DeviceDrawing, type DeviceImage, deviceImageOf } from './device-drawing.ts';
import type { Sketch } from './sketch.ts';

/** What the runner needs of the world. */
export interface DeviceWorld {
  /** @throws AppError ENGINE_OUT_OF_REACH */
  keepEngine(onProgress: (progress: PartProgress) => void): Promise<void>;
  draw(request: FlashRequest, options: DrawOptions): Promise<DrawnFlash>;
  /** Tells whether it will outlive the page. */
  store(drawing: DeviceDrawing): Promise<boolean>;
  finished(images: DeviceImage[], ending: DeviceEnding): void;
}

export interface DeviceEnding {
  /** Whether all of them will outlive the page. */
  areKept: boolean;
  /** Why the rest was not drawn; null when nothing went wrong, or it was canceled. */
  reason: AppErrorReason | null;
}

export interface DeviceState {
  readonly run: Run;
  /** How much of the engine has come, while it is being fetched. */
  readonly engine: PartProgress | null;
}

/** How far a picture is when a stage begins, in percent. */
const percentAt = { waiting: 0, reading: 4, drawing: 20, inking: 65, drying: 95, done: 100 } as const;

const idle: DeviceState = { run: { phase: 'idle' }, engine: null };

/** Draws orders on this device, one picture after the other, and tells of it as `Runner` tells of the server's. */
export class DeviceRunner {
  #state = idle;
  #aborting = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly #world: DeviceWorld;

  constructor(world: DeviceWorld) {
    this.#world = world;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): DeviceState => this.#state;

  /** @param owner the account that the drawings belong to; null: whoever has the device */
  async start(order: Order, owner: string | null): Promise<void> {
    this.#aborting = new AbortController();
    const { signal } = this.#aborting;
    this.#set({ run: { phase: 'ordering', order }, engine: null });
    const images: DeviceImage[] = [];
    const ending: DeviceEnding = { areKept: true, reason: null };
    try {
      const fetching = this.#world.keepEngine((engine) => {
        if (!signal.aborted) this.#set({ ...this.#state, engine });
      });
      await unlessAborted(fetching, signal);
      const set = {
        batchId: crypto.randomUUID(),
        seed: order.origin?.seed ?? randomSeed(),
        startedAt: Date.now(),
      };
      for (let place = 0; place < order.outputs; place++) {
        const output = (((order.origin?.output ?? 0) + place) % 4) as DeviceDrawing['output'];
        const drawing = await this.#draw(order, owner, { ...set, images, output });
        ending.areKept = (await this.#world.store(drawing)) && ending.areKept;
        images.push(deviceImageOf(drawing));
      }
    } catch (error) {
      if (images.length === 0) return this.#end(order, error);
      ending.reason = isAbort(error) ? null : reasonOf(error);
    }
    this.#world.finished(images, ending);
    this.#set({ run: { phase: 'done', images }, engine: null });
  }

  /** Draws what the composer makes of an order, without keeping it. */
  async sketch(order: Order): Promise<Sketch> {
    const seed = order.origin?.seed ?? randomSeed();
    return { seed, drawn: await this.#world.draw(requestOf(order, seed, 0), {}) };
  }

  /** Keeps a sketch, as if it had been ordered here. */
  async keep(order: Order, owner: string | null, { seed, drawn }: Sketch): Promise<void> {
    const set = { batchId: crypto.randomUUID(), seed, startedAt: Date.now(), output: 0 } as const;
    const drawing = drawingOf(order, owner, set, drawn);
    const areKept = await this.#world.store(drawing);
    const images = [deviceImageOf(drawing)];
    this.#world.finished(images, { areKept, reason: null });
    // What is being drawn meanwhile goes on.
    if (!isActive(this.#state.run)) this.#set({ run: { phase: 'done', images }, engine: null });
  }

  /** Stops after what is drawn already; the engine goes on coming, for the next time. */
  cancel(): void {
    this.#aborting.abort(new DOMException('canceled', 'AbortError'));
  }

  /** Puts away what has ended. */
  dismiss(): void {
    const { phase } = this.#state.run;
    if (phase === 'done' || phase === 'failed') this.#set(idle);
  }

  async #draw(
    order: Order,
    owner: string | null,
    set: Pick<DeviceDrawing, 'batchId' | 'seed' | 'output'> & { startedAt: number; images: DeviceImage[] },
  ): Promise<DeviceDrawing> {
    const tell = (stage: OutputProgress['stage']) => this.#tell(order, set, stage);
    tell('waiting');
    const request = requestOf(order, set.seed, set.output);
    const drawn = await this.#world.draw(request, { signal: this.#aborting.signal, onStage: tell });
    tell('drying');
    return drawingOf(order, owner, set, drawn);
  }

  #tell(
    order: Order,
    { startedAt, images, batchId }: { startedAt: number; images: DeviceImage[]; batchId: string },
    stage: OutputProgress['stage'],
  ): void {
    if (this.#aborting.signal.aborted) return;
    const outputs = Array.from({ length: order.outputs }, (_, place): OutputProgress => {
      const image = images[place];
      if (image) return { stage: 'done', tattooUrl: image.tattooUrl };
      return { stage: place === images.length ? stage : 'waiting', tattooUrl: null };
    });
    const percentage = outputs.reduce((sum, each) => sum + percentAt[each.stage], 0) / outputs.length;
    const progress = { percentage, message: stage };
    const status = {
      id: batchId,
      status: 'processing' as const,
      progress,
      outputs,
      error: null,
      creditsPerImage: 0,
      revision: 0,
    };
    const isNeither = { isOutOfTouch: false, isCancelling: false };
    this.#set({ run: { phase: 'drawing', order, startedAt, status, ...isNeither }, engine: null });
  }

  #end(order: Order, error: unknown): void {
    const failure = { reason: reasonOf(error), creditsBack: null, requestId: undefined, isOpen: false };
    this.#set(isAbort(error) ? idle : { run: { phase: 'failed', order, failure }, engine: null });
  }

  #set(state: DeviceState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function requestOf(order: Order, seed: number, output: DeviceDrawing['output']): FlashRequest {
  const { prompt, style, isColor, ratio } = order;
  return { prompt, style, isColor, page: ratioSizes[ratio], seed, output, variation: variationOf(order) };
}

function drawingOf(
  { prompt, isColor, ratio, isPublic }: Order,
  owner: string | null,
  {
    batchId,
    seed,
    output,
    startedAt,
  }: Pick<DeviceDrawing, 'batchId' | 'seed' | 'output'> & { startedAt: number },
  { style, notes, png, width, height }: Sketch['drawn'],
): DeviceDrawing {
  // One for the whole set, which is listed by it.
  const createdAt = new Date(startedAt).toISOString();
  return {
    ...{ version: 1, id: crypto.randomUUID(), batchId, owner, createdAt },
    ...{ prompt, style, isColor, ratio, seed, output, isPublic, notes, width, height, png },
  };
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** The names of what goes wrong in the worker, and what people are told of it. */
const reasons: Readonly<Record<string, AppErrorReason>> = {
  NOTHING_TO_DRAW: 'NOTHING_TO_DRAW',
  CONTENT_FILTERED: 'CONTENT_FILTERED',
  ASSET_OUT_OF_REACH: 'FONT_OUT_OF_REACH',
};

function reasonOf(error: unknown): AppErrorReason {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AppError') return toAppError(error).reason;
  return reasons[name] ?? 'DEVICE_CANNOT_DRAW';
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
