import type { DrawingNotes } from '#contract/drawing.ts';
import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { FlashStage } from '../flash.ts';
import type { FlashRequest } from '../flash-request.ts';
import type { Outline } from '../vector/outline.ts';

/** A drawing as it crosses the border of the worker. */
export interface DrawnFlash {
  readonly width: number;
  readonly height: number;
  /** RGBA; transferred, not copied. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The same as a signed PNG file. */
  readonly png: Blob;
  readonly style: StyleId;
  readonly notes: DrawingNotes;
}

/** What the worker offers. */
export interface FlashApi {
  /**
   * @throws an Error that is named by what is wrong: NOTHING_TO_DRAW, PICTURE_BLANK, CONTENT_FILTERED, or
   * ASSET_OUT_OF_REACH when it wants a font that is not on the device, and there is no network
   */
  draw(request: FlashRequest, onStage?: (stage: FlashStage) => void): Promise<DrawnFlash>;
  /**
   * The outline layer of a design, over its whole page.
   * @throws as `draw` does
   */
  outline(recipe: DrawingRecipe): Promise<Outline>;
}
