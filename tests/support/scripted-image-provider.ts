import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Composer } from '#server/providers/image/composer.ts';
import type { DrawingListener, DrawingOrder, DrawnImage } from '#server/providers/image/image-provider.ts';

/** Stands where a hosted image model would: draws plain squares, and fails or takes its time as told. */
export class ScriptedImageProvider implements Composer {
  readonly engine = {
    id: 'scripted',
    name: 'Scripted',
    creditsPerImage: 1,
    isAi: false,
    abilities: { imageToImage: true, negativePrompt: false, realism: false, variations: true },
  };
  readonly payment = null;
  concurrency = 4;
  #drawing = 0;
  /** Called before each picture; what it throws is what the provider throws. */
  beforeEach: (order: DrawingOrder, position: number) => void | Promise<void> = () => {};

  async draw(order: DrawingOrder, listener: DrawingListener, signal: AbortSignal): Promise<void> {
    const { position } = order;
    this.#drawing++;
    try {
      signal.throwIfAborted();
      await listener.stage('drawing');
      await this.beforeEach(order, position);
      await listener.stage('inking');
      await listener.drawn(await square(order));
    } finally {
      this.#drawing--;
    }
  }

  async drawVector(order: DrawingOrder, sizeMm: number): Promise<string> {
    await this.beforeEach(order, order.position);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizeMm}mm" height="${sizeMm}mm"/>`;
  }

  async isDrawable(prompt: string): Promise<boolean> {
    return prompt !== 'nothing drawable';
  }

  async improve({ prompt }: { prompt: string }) {
    return { prompt: `${prompt}, improved`, added: ['improved'] };
  }

  isAlive(): boolean {
    return true;
  }

  isFree(): boolean {
    return this.#drawing < this.concurrency;
  }

  async close(): Promise<void> {
    await sleep(0);
  }
}

async function square({ seed, style, size: { width, height }, position }: DrawingOrder): Promise<DrawnImage> {
  const background = { r: seed % 256, g: position * 60, b: 128 };
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const notes = { engine: 'scripted', seed, understood: [], ignored: [], apart: [], views: [], credits: [] };
  return { png, width, height, style: style ?? 'old-school', notes };
}
