import type { Size } from '#engine/pixels/raster.ts';
import type { OrderedPicture, PaidRequest } from '../image-provider.ts';

/** What a model is to make a picture of. */
export interface Wanted {
  /** In English; with what is to be left out, where the source has no place of its own for that. */
  readonly prompt: string;
  readonly negative: string;
  readonly size: Size;
  /** 0 … 2³¹ - 1, another for each picture of a set. */
  readonly seed: number;
  /** What it goes out from, redrawn at that size. */
  readonly picture: OrderedPicture | null;
}

/** Where the pictures of a model come from. */
export interface PictureSource {
  /** What can be said to it besides the prompt. */
  readonly takes: { readonly negative: boolean; readonly picture: boolean };
  /** Whether it goes on with what was asked for before. */
  readonly canResume: boolean;
  /**
   * Brings the file of one picture, asking for it unless an attempt before has.
   * @param signal aborts when the attempt is over; the picture is left to the next one
   * @throws DrawingRefused MODEL_UNAVAILABLE, MODEL_SILENT, MODEL_REFUSED or MODEL_FAILED
   * @throws NoLongerWanted once the order is given up, which the source is told
   */
  bring(wanted: Wanted, request: PaidRequest, signal: AbortSignal): Promise<Buffer>;
  /** What a webhook is about: see `ProviderPayment`. */
  readWebhook?(headers: Headers, body: string): Promise<string | null>;
}
