import type { DrawingNotes } from '#contract/drawing.ts';
import type { Engine } from '#contract/engine.ts';
import type { ErrorReason } from '#contract/errors.ts';
import type { Background } from '#contract/image-file.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';

/** A picture to be redrawn, as a file, and how close a drawing stays to it, 0 … 1. */
export interface OrderedPicture {
  readonly file: Uint8Array;
  readonly fidelity: number;
}

/** A picture to draw. */
export interface DrawingOrder {
  prompt: string;
  /** A picture to be redrawn; null: from words alone. */
  picture: OrderedPicture | null;
  /** Null lets the engine choose. */
  style: StyleId | null;
  isColor: boolean;
  /** The size in pixels: one of `ratioSizes`. */
  size: { width: number; height: number };
  seed: number;
  /** Which of the four designs that words and seed give, from 0. */
  position: number;
  variation?: Variation | undefined;
  /** How many times larger than usual; 1 unless given. */
  detail?: FlashRequest['detail'];
  /** What lies under the ink; paper unless given. */
  background?: Background;
}

export interface DrawnImage {
  png: Uint8Array;
  width: number;
  height: number;
  style: StyleId;
  notes: DrawingNotes;
}

/** Hears how the order goes on. Whatever it throws ends the order. */
export interface DrawingListener {
  stage(stage: 'reading' | 'drawing' | 'inking'): Promise<void>;
  drawn(image: DrawnImage): Promise<void>;
}

/** Something that draws pictures: our own engine, or a hosted image model. */
export interface ImageProvider {
  readonly engine: Engine;
  /** How many pictures it draws at once. More that are ordered wait. */
  readonly concurrency: number;
  /** What it may cost the operator; null where it costs nothing, and may be asked as often as one likes. */
  readonly payment: ProviderPayment | null;
  /**
   * Draws a picture, and tells the listener how it goes.
   * @param request what is written down of it; for providers that are paid, and only for them
   * @throws DrawingRefused when trying again cannot help
   */
  draw(
    order: DrawingOrder,
    listener: DrawingListener,
    signal: AbortSignal,
    request?: PaidRequest,
  ): Promise<void>;
  /** Whether a prompt holds anything that it can draw; told before anything is paid for. */
  isDrawable(prompt: string): Promise<boolean>;
  /** Whether what is ordered gets drawn; told at once, from what was seen so far. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/** A provider that the operator pays for each picture. It is asked for none of them twice. */
export interface ProviderPayment {
  /** How many pictures it may be asked for in a day; null: as many as people order. */
  readonly picturesPerDay: number | null;
  /** Whether it goes on with what an attempt that was cut off has asked for. */
  readonly canResume: boolean;
  /**
   * What a webhook is about, by the provider's name of it; null for one that the provider has not signed. Undefined
   * where the provider sends none.
   */
  readonly readWebhook?: ((headers: Headers, body: string) => Promise<string | null>) | undefined;
}

/** A picture that a provider is paid for, as it is written down for all attempts at it and all processes. */
export interface PaidRequest {
  readonly generationId: string;
  readonly position: number;
  /** Whether another attempt has asked for it, or was about to. */
  readonly isRepeated: boolean;
  /** In milliseconds, how long ago it was asked for at first. */
  readonly ageMs: number;
  /** What the provider calls it, as far as is known. */
  readonly remoteId: string | null;
  /** Writes down what the provider calls it. */
  remember(remoteId: string): Promise<void>;
  /**
   * Waits until the provider has something to say, or `ms` milliseconds.
   * @throws NoLongerWanted once the order is given up
   */
  news(ms: number): Promise<void>;
  /** Ends the waiting for news, which have come another way. */
  wake(): void;
  /** Tells whoever waits how much is done, 0 … 1. */
  progress(part: number): Promise<void>;
}

/** Nobody waits for the picture any more. */
export class NoLongerWanted extends Error {
  override name = 'NoLongerWanted';
}

/** The provider will never draw this, however often it is asked. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused';
  readonly reason: ErrorReason;
  /** What the operator is told besides; empty where there is nothing to be done. */
  readonly detail: string;

  constructor(reason: ErrorReason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
    this.detail = detail;
  }
}
