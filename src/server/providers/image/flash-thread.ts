import type { MessagePort } from 'node:worker_threads';
import sharp from 'sharp';
import type { DrawingNotes } from '#contract/drawing.ts';
import type { StyleId } from '#contract/style.ts';
import type { FlashRequest } from '#engine/flash/flash.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { signPng } from '#engine/flash/png/signature.ts';
import { flashAssets } from './flash-assets.ts';

/** What the pool hands to a thread; stages are posted to the port as they begin. */
export interface FlashTask {
  readonly request: FlashRequest;
  readonly port?: MessagePort;
}

export interface FlashResult {
  /** A signed PNG file. */
  readonly png: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly style: StyleId;
  readonly notes: DrawingNotes;
}

/** Level 6 costs half as much time again and saves a twentieth of the bytes. */
const compressionLevel = 4;

// sharp has threads of its own; one per drawing thread is enough.
sharp.concurrency(1);
sharp.cache(false);

/** Draws one design. piscina runs this module in its worker threads: it calls the default export. */
export default async function drawInThread({ request, port }: FlashTask): Promise<FlashResult> {
  const { width, height, pixels, style, notes } = await drawFlash(request, flashAssets, (stage) =>
    port?.postMessage(stage),
  );
  const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel })
    .toBuffer();
  const png = signPng(file, { prompt: request.prompt, style, isColor: request.isColor, notes });
  return { png, width, height, style, notes };
}
