import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type {
  DrawingListener,
  DrawingOrder,
  DrawnImage,
  ImageProvider,
} from '#server/providers/image/image-provider.ts';

/** Stands where a hosted image model would: draws plain squares, and fails or takes its time as told. */
export class ScriptedImageProvider implements ImageProvider {
  readonly engine = {
    id: 'scripted',
    isAi: false,
    abilities: { imageToImage: true, negativePrompt: false, realism: false },
  };
  /** Called before each picture; what it throws is what the provider throws. */
  beforeEach: (order: DrawingOrder, position: number) => void | Promise<void> = () => {};

  async draw(order: DrawingOrder, listener: DrawingListener, signal: AbortSignal): Promise<void> {
    for (const position of order.positions) {
      signal.throwIfAborted();
      await listener.stage(position, 'drawing');
      await this.beforeEach(order, position);
      await listener.stage(position, 'inking');
      await listener.drawn(position, await square(order, position));
    }
  }

  isAlive(): boolean {
    return true;
  }

  async close(): Promise<void> {
    await sleep(0);
  }
}

async function square({ seed, style }: DrawingOrder, position: number): Promise<DrawnImage> {
  const background = { r: seed % 256, g: position * 60, b: 128 };
  const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background } })
    .png()
    .toBuffer();
  const notes = { engine: 'scripted', seed, understood: [], ignored: [], apart: [], credits: [] };
  return { png, width: 1024, height: 1024, style: style ?? 'old-school', notes };
}
