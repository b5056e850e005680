import type { MessagePort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Background } from '#contract/image-file.ts';
import type { ImprovedPrompt, ImprovePrompt } from '#contract/prompt.ts';
import { describeScene, type Scene, type SceneOrder } from '#engine/flash/describe/describe-scene.ts';
import type { FlashStage } from '#engine/flash/flash.ts';
import { drawFlash, drawFlashVector } from '#engine/flash/flash.ts';
import type { FlashErrorCode } from '#engine/flash/flash-error.ts';
import { FlashError } from '#engine/flash/flash-error.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { improvePrompt } from '#engine/flash/improve/improve-prompt.ts';
import { type Inscribed, type InscribeRequest, inscribe } from '#engine/flash/inscribe/inscribe.ts';
import { signPng } from '#engine/flash/png/signature.ts';
import { isDrawable } from '#engine/flash/read.ts';
import { takeWhiteAway } from '#engine/pixels/white-paper.ts';
import { flashAssets } from './flash-assets.ts';
import type { DrawnImage, OrderedPicture } from './image-provider.ts';
import { decodePicture } from './last-picture.ts';

/** What a thread posts to a task's port: that it has begun, and each stage as it begins. */
export type FlashNews = 'begun' | FlashStage;

/** What the pool hands to a thread. */
export interface FlashTask {
  readonly request: FlashRequest;
  readonly picture?: OrderedPicture | null;
  readonly background?: Background | undefined;
  readonly port?: MessagePort;
}

/** Whether a prompt holds anything to draw. The pool calls it by its name. */
export function readInThread(prompt: string): boolean {
  return isDrawable(prompt);
}

/** The prompt in more words. The pool calls it by its name. */
export function improveInThread({ prompt, style }: ImprovePrompt): ImprovedPrompt {
  return improvePrompt(prompt, style !== undefined);
}

/** What a prompt asks for, in English. The pool calls it by its name. */
export function describeInThread(order: SceneOrder): Scene {
  return describeScene(order);
}

/** A model's picture with the letters that the prompt wants on it. The pool calls it by its name. */
export function inscribeInThread(request: InscribeRequest): Promise<Inscribed> {
  return inscribe(request, flashAssets);
}

/** A signed PNG file, or why it will never be drawn: an error would lose its class on the way out of the thread. */
export type FlashResult = DrawnImage | { readonly refused: FlashErrorCode };

/** What the pool hands to a thread for a vector drawing, as large as it will be tattooed. */
export interface VectorTask extends FlashTask {
  readonly sizeMm: number;
}

/** An SVG file, or why it will never be drawn. */
export type VectorResult = { readonly svg: string } | { readonly refused: FlashErrorCode };

/** Level 6 costs half as much time again and saves a twentieth of the bytes. */
const compressionLevel = 4;

// sharp has threads of its own; one per drawing thread is enough.
sharp.concurrency(1);
sharp.cache(false);

/** Draws one design. piscina runs this module in its worker threads: it calls the default export. */
export default async function drawInThread({
  request,
  picture,
  background,
  port,
}: FlashTask): Promise<FlashResult> {
  const tell = (news: FlashNews) => port?.postMessage(news);
  tell('begun');
  return unlessRefused(async () =>
    drawFile(await wholeOf(request, picture), background === 'transparent', tell),
  );
}

/** Draws one design in lines and areas. The pool calls it by its name. */
export function drawVectorInThread({ request, picture, sizeMm, port }: VectorTask): Promise<VectorResult> {
  port?.postMessage('begun' satisfies FlashNews);
  return unlessRefused(async () => {
    const { svg } = await drawFlashVector({ ...(await wholeOf(request, picture)), sizeMm }, flashAssets);
    return { svg };
  });
}

async function unlessRefused<Result>(
  work: () => Promise<Result>,
): Promise<Result | { refused: FlashErrorCode }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FlashError) return { refused: error.code };
    throw error;
  }
}

async function wholeOf(request: FlashRequest, picture: FlashTask['picture']): Promise<FlashRequest> {
  return picture ? redrawing(request, picture) : request;
}

async function redrawing(request: FlashRequest, { file, fidelity }: OrderedPicture): Promise<FlashRequest> {
  return { ...request, picture: await decodePicture(file), fidelity };
}

async function drawFile(
  request: FlashRequest,
  isTransparent: boolean,
  onStage: (stage: FlashStage) => void,
): Promise<DrawnImage> {
  const { width, height, pixels, style, notes } = await drawFlash(request, flashAssets, onStage);
  if (isTransparent) takeWhiteAway(pixels);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  const file = await (isTransparent ? picture : picture.removeAlpha()).png({ compressionLevel }).toBuffer();
  const png = signPng(file, { prompt: request.prompt, style, isColor: request.isColor, notes });
  return { png, width, height, style, notes };
}
