import type { DrawingNotes } from '#contract/drawing.ts';
import type { Engine } from '#contract/engine.ts';
import type { ErrorReason } from '#contract/errors.ts';
import type { Background } from '#contract/image-file.ts';
import type { ImprovedPrompt, ImprovePrompt } from '#contract/prompt.ts';
import type { StyleId } from '#contract/style.ts';
import type { Variation } from '#contract/variation.ts';
import type { FlashRequest } from '#engine/flash/flash.ts';

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
  /** Whether it could begin another picture at once. */
  isFree(): boolean;
  /**
   * Draws a picture, and tells the listener how it goes.
   * @throws DrawingRefused when trying again cannot help
   */
  draw(order: DrawingOrder, listener: DrawingListener, signal: AbortSignal): Promise<void>;
  /** Whether a prompt holds anything that it can draw; told before anything is paid for. */
  isDrawable(prompt: string): Promise<boolean>;
  /** The prompt in more words that it understands; with nothing added where it has none. */
  improve(wanted: ImprovePrompt): Promise<ImprovedPrompt>;
  /** Whether what is ordered gets drawn; told at once, from what was seen so far. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/** An engine that composes designs of lines and areas: it can tell them as such, too. */
export interface Composer extends ImageProvider {
  /**
   * The design of an order as an SVG file, with lines that a needle can follow.
   * @param sizeMm how long the longer side of the paper is
   * @throws DrawingRefused when trying again cannot help
   */
  drawVector(order: DrawingOrder, sizeMm: number): Promise<string>;
}

/** The provider will never draw this, however often it is asked. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused';
  readonly reason: ErrorReason;

  constructor(reason: ErrorReason) {
    super(reason);
    this.reason = reason;
  }
}
