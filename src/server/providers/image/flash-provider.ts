import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { engineName } from '#engine/flash/engine-name.ts';
import type { FlashRequest } from '#engine/flash/flash.ts';
import type { FlashResult, FlashTask } from './flash-thread.ts';
import { flashThreadLimits } from './flash-thread-limits.ts';
import type { DrawingListener, DrawingOrder, ImageProvider } from './image-provider.ts';
import { DrawingRefused } from './image-provider.ts';
import { Pulse } from './pulse.ts';

/** The built-in flash composer, in worker threads: one fewer than there are processors, for the API's sake. */
export class FlashProvider implements ImageProvider {
  readonly engine = {
    id: engineName,
    isAi: false,
    abilities: { imageToImage: true, negativePrompt: false, realism: false },
  };
  readonly #pool: Piscina<FlashTask, FlashResult>;
  readonly #pulse = new Pulse();
  #isClosing = false;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#pool = new Piscina({
      filename: new URL('./flash-thread.ts', import.meta.url).href,
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

  async draw(order: DrawingOrder, listener: DrawingListener, signal: AbortSignal): Promise<void> {
    // A first failure stops the rest of the set: nobody waits for pictures that will be thrown away.
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const drawings = order.positions.map(async (position) => {
      try {
        await this.#drawOne(order, position, listener, either);
      } catch (error) {
        failed.abort();
        throw error;
      }
    });
    const outcomes = await Promise.allSettled(drawings);
    const causes = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => outcome.reason);
    if (causes.length > 0) throw causes.find((cause) => cause.name !== 'AbortError') ?? causes[0];
  }

  async #drawOne(
    order: DrawingOrder,
    position: number,
    listener: DrawingListener,
    signal: AbortSignal,
  ): Promise<void> {
    const { prompt, style, isColor, seed, picture } = order;
    const { port1, port2 } = new MessageChannel();
    // Stages are reported one after the other, and all of them before the picture.
    let reported = Promise.resolve();
    port1.on('message', (stage) => {
      reported = reported.then(() => listener.stage(position, stage));
      reported.catch(() => port1.close());
    });
    try {
      // The contract lets nobody order more than four.
      const output = position as FlashRequest['output'];
      const task: FlashTask = { request: { prompt, style, isColor, seed, output }, picture, port: port2 };
      const result = await this.#pulse.watch(this.#pool.run(task, { transferList: [port2], signal }));
      await reported;
      if ('refused' in result) throw new DrawingRefused(result.refused);
      await listener.drawn(position, result);
    } finally {
      port1.close();
    }
  }

  isAlive(): boolean {
    return this.#pool.threads.length > 0 && this.#pulse.isAlive;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#pool.destroy();
  }
}
